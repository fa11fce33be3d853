import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import type { BarProps } from './bar-props.ts';

/** LK7.4: one out of the row, and on again at an end. */
export function ShiftBar({ words, picked, play }: BarProps): JSX.Element {
  const { act } = words;
  if (!picked) return <p class="lk-bar-words">{act.chooseToShift}</p>;
  const { kind } = picked;
  return (
    <>
      <Button
        kind="primary"
        aria-label={act.shiftLeft(kind)}
        onClick={() => play({ kind: 'shift', garnish: kind, end: 'left' })}
      >
        ← {act.left}
      </Button>
      <Button
        kind="primary"
        aria-label={act.shiftRight(kind)}
        onClick={() => play({ kind: 'shift', garnish: kind, end: 'right' })}
      >
        {act.right} →
      </Button>
    </>
  );
}
