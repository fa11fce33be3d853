import type { JSX } from 'preact';
import { otherFace } from '../../rules/index.ts';
import { ThrowingPancake } from '../art/ThrowingPancake.tsx';
import type { BarProps } from './bar-props.ts';

/** LK5.1: either face up. */
export function FaceChoice({ view, texts, plan, onPlan, hint }: BarProps): JSX.Element | null {
  if (!view.held) return null;
  const { low } = view.held;
  return (
    <fieldset class="lk-faces">
      <legend>{texts.table.act.whichFace}</legend>
      {[low, otherFace(low)].map((face) => (
        <button
          key={face}
          type="button"
          class="lk-face"
          aria-label={texts.table.act.faceUp({ face })}
          aria-pressed={plan.face === face}
          data-hinted={hint?.kind === 'lay' && hint.face === face}
          onClick={() => onPlan({ ...plan, face })}
        >
          <svg viewBox="-44 -36 88 76" aria-hidden="true">
            <ThrowingPancake face={face} />
          </svg>
        </button>
      ))}
    </fieldset>
  );
}
