import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { ODDS, otherFace } from '../../rules/index.ts';
import { AIMS } from '../../toss/index.ts';
import { ThrowingPancake } from '../art/ThrowingPancake.tsx';
import { turnMeant } from '../toss/strength.ts';
import type { BarProps } from './bar-props.ts';
import './toss-bar.css';

/** LK3.8: by hand, by chance, or as one likes. LK9.2 */
export function TossBar(props: BarProps): JSX.Element | null {
  const { view, moves, texts, grasp, onByHand } = props;
  const mayLeaveToChance = moves.some((move) => move.kind === 'toss');
  if (view.options.toss === 'chance') return <ChanceButtons {...props} kind="primary" />;
  if (grasp === 'tossed') return null;
  return (
    <div class="lk-by-hand">
      {grasp === 'none' && (
        <Button kind="primary" onClick={onByHand}>
          {texts.table.act.byHand}
        </Button>
      )}
      {mayLeaveToChance && (
        <fieldset class="lk-by-chance">
          <legend>{texts.table.act.byChance}</legend>
          <ChanceButtons {...props} kind="plain" />
        </fieldset>
      )}
    </div>
  );
}

/** LK9.1: two ways to toss, with the odds of the pan. */
function ChanceButtons({
  view,
  texts,
  hint,
  play,
  kind,
}: BarProps & { readonly kind: 'primary' | 'plain' }): JSX.Element | null {
  if (!view.held) return null;
  const { face } = view.held;
  const { act } = texts.table;
  return (
    <div class="lk-tosses">
      {AIMS.map((toss) => {
        const { caught, missed } = ODDS[toss][view.pan];
        const shows = toss === 'half' ? otherFace(face) : face;
        const odds = act.odds({ caught, missed, invalid: 100 - caught - missed });
        return (
          <button
            key={toss}
            type="button"
            class="button lk-toss"
            data-kind={kind}
            data-hinted={hint?.kind === 'toss' && turnMeant(hint.toss) === toss}
            title={odds}
            onClick={() => play({ kind: 'toss', toss })}
          >
            <svg class="lk-toss-face" viewBox="-44 -36 88 76" aria-hidden="true">
              <ThrowingPancake face={shows} />
            </svg>
            <span class="lk-toss-words">
              <span>
                {act[toss]}
                <span class="unseen">, {act.faceUp({ face: shows })},</span>
              </span>
              <small>{act.caughtOf({ percent: caught })}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
