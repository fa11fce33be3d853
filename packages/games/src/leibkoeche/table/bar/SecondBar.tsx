import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { otherFace } from '../../rules/index.ts';
import { ThrowingPancake } from '../art/ThrowingPancake.tsx';
import type { BarProps } from './bar-props.ts';
import { FaceChoice } from './FaceChoice.tsx';

/** LK3.6: once more with this one, with another one, or no more. */
export function SecondBar(props: BarProps): JSX.Element | null {
  const { view, texts, plan, onPlan, hint, play } = props;
  const { act } = texts.table;
  if (!view.held) return null;
  const { low } = view.held;
  const back = (
    <Button size="small" kind="quiet" onClick={() => onPlan({ ...plan, what: undefined })}>
      {act.back}
    </Button>
  );
  if (plan.what === 'lay') {
    return (
      <>
        <FaceChoice {...props} />
        {back}
      </>
    );
  }
  if (plan.what === 'swap') {
    return (
      <>
        <p class="lk-bar-words">{act.otherWhere}</p>
        {back}
      </>
    );
  }
  return (
    <>
      <fieldset class="lk-faces">
        <legend>{act.again}</legend>
        {[low, otherFace(low)].map((face) => (
          <button
            key={face}
            type="button"
            class="lk-face"
            aria-label={act.againWith({ face })}
            data-hinted={hint?.kind === 'keep' && hint.face === face}
            onClick={() => play({ kind: 'keep', face })}
          >
            <svg viewBox="-44 -36 88 76" aria-hidden="true">
              <ThrowingPancake face={face} />
            </svg>
          </button>
        ))}
      </fieldset>
      {(['swap', 'lay'] as const).map((what) => (
        <button
          key={what}
          type="button"
          class="button lk-second-choice"
          data-hinted={hint?.kind === what}
          onClick={() => onPlan({ ...plan, what })}
        >
          {what === 'swap' ? act.other : act.stop}
        </button>
      ))}
    </>
  );
}
