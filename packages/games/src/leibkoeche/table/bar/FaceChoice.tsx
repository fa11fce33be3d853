import type { JSX } from 'preact';
import { type LeibkoecheView, otherFace } from '../../rules/index.ts';
import type { TableWords } from '../../texts/table-words.ts';
import { ThrowingPancake } from '../art/ThrowingPancake.tsx';
import type { Plan } from '../interaction.ts';

interface FaceChoiceProps {
  readonly view: LeibkoecheView;
  readonly words: TableWords;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

/** LK5.1: either face up. */
export function FaceChoice({ view, words, plan, onPlan }: FaceChoiceProps): JSX.Element | null {
  if (!view.held) return null;
  const { low } = view.held;
  return (
    <fieldset class="lk-faces">
      <legend>{words.act.whichFace}</legend>
      {[low, otherFace(low)].map((face) => (
        <button
          key={face}
          type="button"
          class="lk-face"
          aria-label={words.act.faceUp(face)}
          aria-pressed={plan.face === face}
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
