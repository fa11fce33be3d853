import type { JSX } from 'preact';
import { ODDS, otherFace } from '../../rules/index.ts';
import { ThrowingPancake } from '../art/ThrowingPancake.tsx';
import type { BarProps } from './bar-props.ts';

/** LK9.1: two ways to toss, with the odds of the pan. */
export function TossBar({ view, moves, words, play }: BarProps): JSX.Element | null {
  if (!moves.some((move) => move.kind === 'toss') || !view.held) return null;
  const { face } = view.held;
  return (
    <div class="lk-tosses">
      {(['half', 'full'] as const).map((toss) => {
        const { caught, missed } = ODDS[toss][view.pan];
        const shows = toss === 'half' ? otherFace(face) : face;
        const odds = words.act.odds(caught, missed, 100 - caught - missed);
        return (
          <button
            key={toss}
            type="button"
            class="button lk-toss"
            data-kind="primary"
            aria-label={`${words.act[toss]}: ${words.act.faceUp(shows)}. ${odds}`}
            title={odds}
            onClick={() => play({ kind: 'toss', toss })}
          >
            <svg class="lk-toss-face" viewBox="-44 -36 88 76" aria-hidden="true">
              <ThrowingPancake face={shows} />
            </svg>
            <span class="lk-toss-words">
              {words.act[toss]}
              <small>{words.act.caughtOf(caught)}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
