import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import type { BarProps } from './bar-props.ts';

/** LK6.1: before walking to a pile: to take is meant, unless one says otherwise. */
export function TakePlan({ texts, plan, onPlan }: BarProps): JSX.Element {
  const { act } = texts.table;
  return (
    <fieldset class="lk-take-plan">
      <legend>{act.onPile}</legend>
      {[false, true].map((leaves) => (
        <button
          key={String(leaves)}
          type="button"
          class="lk-take-choice"
          aria-pressed={plan.leaves === leaves}
          onClick={() => onPlan({ ...plan, leaves })}
        >
          {leaves ? act.skip : act.take}
        </button>
      ))}
    </fieldset>
  );
}

/** LK6.1, LK6.2: on the pile, for who has not said it before. */
export function TakeBar({ texts, hint, play }: BarProps): JSX.Element {
  const { act } = texts.table;
  return (
    <>
      <Button
        kind="primary"
        data-hinted={hint?.kind === 'take'}
        onClick={() => play({ kind: 'take' })}
      >
        {act.take}
      </Button>
      <Button data-hinted={hint?.kind === 'skip'} onClick={() => play({ kind: 'skip' })}>
        {act.skip}
      </Button>
    </>
  );
}
