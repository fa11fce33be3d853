import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { AIMS, faceAfter, ODDS } from '../../rules/index.ts';
import { PancakeIcon } from '../drawing/Pancakes.tsx';
import { turnMeant } from '../../toss/zones.ts';
import type { TrayProps } from './tray-props.ts';

/** LK3.8: by hand, by chance, or as one likes. LK9.2 */
export function TossChoice(props: TrayProps): JSX.Element | null {
  const { eyes, moves, byHand } = props;
  const { act } = eyes.texts.table;
  if (eyes.view.options.toss === 'chance') return <ByChance {...props} kind="primary" />;
  if (byHand.grasp === 'tossed') return null;
  return (
    <div class="lk-by-hand">
      {byHand.grasp === 'none' && (
        <Button kind="primary" onClick={byHand.take}>
          {act.byHand}
        </Button>
      )}
      {moves.some(({ kind }) => kind === 'toss') && (
        <fieldset class="lk-by-chance">
          <legend>{act.byChance}</legend>
          <ByChance {...props} kind="plain" />
        </fieldset>
      )}
    </div>
  );
}

/** LK9.1: two ways to toss, with the odds of the pan. */
function ByChance(props: TrayProps & { readonly kind: 'primary' | 'plain' }): JSX.Element | null {
  const { eyes, hint, play, kind } = props;
  const { held, pan } = eyes.view;
  const { act } = eyes.texts.table;
  if (!held) return null;
  return (
    <div class="lk-tosses">
      {AIMS.map((toss) => {
        const odds = ODDS[toss][pan];
        const face = faceAfter(toss, held.face);
        return (
          <Button
            key={toss}
            kind={kind}
            data-hinted={hint?.kind === 'toss' && turnMeant(hint.toss) === toss}
            title={act.odds(odds)}
            onClick={() => play({ kind: 'toss', toss })}
          >
            <PancakeIcon face={face} />
            <span class="lk-toss-words">
              {/* Beside the hand, luck takes little room: which turn it is, is seen by its number. */}
              <span class={kind === 'plain' ? 'unseen' : undefined}>
                {act[toss]}
                <span class="unseen">, {act.faceUp({ face })},</span>
              </span>
              <small>{act.caughtOf({ percent: odds.caught })}</small>
            </span>
          </Button>
        );
      })}
    </div>
  );
}
