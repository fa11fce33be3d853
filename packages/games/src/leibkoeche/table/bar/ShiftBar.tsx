import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import type { BarProps } from './bar-props.ts';

/** LK7.4: one out of the row, and on again at an end. */
export function ShiftBar({ texts, picked, hint, play }: BarProps): JSX.Element {
  const { act } = texts.table;
  if (!picked) return <p class="lk-bar-words">{act.chooseToShift}</p>;
  const { kind } = picked;
  const isHinted = (end: 'left' | 'right'): boolean =>
    hint?.kind === 'shift' && hint.garnish === kind && hint.end === end;
  return (
    <>
      <Button
        kind="primary"
        data-hinted={isHinted('left')}
        onClick={() => play({ kind: 'shift', garnish: kind, end: 'left' })}
      >
        ← {act.left} <span class="unseen">{act.shiftLeft({ kind })}</span>
      </Button>
      <Button
        kind="primary"
        data-hinted={isHinted('right')}
        onClick={() => play({ kind: 'shift', garnish: kind, end: 'right' })}
      >
        {act.right} → <span class="unseen">{act.shiftRight({ kind })}</span>
      </Button>
    </>
  );
}
