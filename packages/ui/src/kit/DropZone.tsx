import type { ComponentChildren, JSX } from 'preact';
import type { HandOnTable } from './use-hand.ts';

interface DropZoneProps {
  readonly hand: HandOnTable;
  /** What `carry` is told when something is dropped between the cells in it. */
  readonly cell: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A place that is larger than the cells in it, such as a whole table: dropping beside them counts, too. */
export function DropZone({ hand, cell, class: name, children }: DropZoneProps): JSX.Element {
  const isOver = hand.over === cell;
  return (
    <div class={name} data-hand={hand.id} data-cell={cell} data-over={isOver || undefined}>
      {children}
    </div>
  );
}
