import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { ODDS, otherFace } from '../../rules/index.ts';
import { AIMS } from '../../toss/hand.ts';
import { PancakeIcon } from '../drawing/Pancakes.tsx';
import { turnMeant } from '../toss/strength.ts';
import type { BarProps } from './bar-props.ts';

/** LK3.8: by hand, by chance, or as one likes. LK9.2 */
export function TossChoice(props: BarProps): JSX.Element | null {
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
function ByChance(props: BarProps & { readonly kind: 'primary' | 'plain' }): JSX.Element | null {
  const { eyes, hint, play, kind } = props;
  const { held, pan } = eyes.view;
  const { act } = eyes.texts.table;
  if (!held) return null;
  return (
    <div class="lk-tosses">
      {AIMS.map((toss) => {
        const { caught, missed } = ODDS[toss][pan];
        const face = toss === 'half' ? otherFace(held.face) : held.face;
        return (
          <Button
            key={toss}
            kind={kind}
            data-hinted={hint?.kind === 'toss' && turnMeant(hint.toss) === toss}
            title={act.odds({ caught, missed, invalid: 100 - caught - missed })}
            onClick={() => play({ kind: 'toss', toss })}
          >
            <PancakeIcon face={face} />
            <span class="lk-toss-words">
              {/* Beside the hand, luck takes little room: which turn it is, is seen by its number. */}
              <span class={kind === 'plain' ? 'unseen' : undefined}>
                {act[toss]}
                <span class="unseen">, {act.faceUp({ face })},</span>
              </span>
              <small>{act.caughtOf({ percent: caught })}</small>
            </span>
          </Button>
        );
      })}
    </div>
  );
}
