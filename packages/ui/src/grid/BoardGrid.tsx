import type { JSX, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { followDrag } from '../drag.ts';
import type { Offset } from '../motion.ts';
import { cellAfterKey, cellAt, type GridRows } from './roving.ts';
import './board-grid.css';

export interface BoardGridProps {
  /** What the whole is called. */
  readonly label: string;
  readonly rows: GridRows;
  /** What a cell is called: "e5, king". */
  readonly nameOf: (cell: string) => string;
  readonly selected: string | undefined;
  /** May the thing in this cell be dragged? */
  readonly movable: (cell: string) => boolean;
  readonly onPress: (cell: string) => void;
  readonly onCancel: () => void;
  readonly onLift: (cell: string) => void;
  /** While dragging: how far, in pixels, and over which cell. */
  readonly onDrag: (offset: Offset, over: string | undefined) => void;
  readonly onDrop: (cell: string | undefined) => void;
}

/**
 * The board for hands and ears: a transparent grid over the drawing. Mouse, finger, keyboard and
 * screen reader all come in here and leave as the same few gestures.
 */
export function BoardGrid(props: BoardGridProps): JSX.Element {
  const { label, rows, nameOf, selected, movable, onPress } = props;
  const grid = useRef<HTMLDivElement>(null);
  // A drag outlives the rendering that it began in.
  const latest = useRef(props);
  latest.current = props;
  const [roving, setRoving] = useState<string>();
  const middle = rows[rows.length >> 1]?.[(rows[0]?.length ?? 0) >> 1];
  const focusable = roving ?? middle;

  const focus = (cell: string) => {
    setRoving(cell);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const cell = event.currentTarget.dataset['cell'] as string;
    if (event.key === 'Escape') return props.onCancel();
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onPress(cell);
    }
    const next = cellAfterKey(rows, cell, event);
    if (next === undefined) return undefined;
    event.preventDefault();
    return focus(next);
  };

  const onPointerDown = (event: TargetedPointerEvent<HTMLElement>) => {
    const cell = event.currentTarget.dataset['cell'] as string;
    if (!movable(cell)) return;
    const under = (at: Offset) => {
      const frame = grid.current?.getBoundingClientRect();
      return frame && cellAt(rows, frame, at);
    };
    followDrag(event, {
      onLift: () => latest.current.onLift(cell),
      onMove: (offset, at) => latest.current.onDrag(offset, under(at)),
      onDrop: (at) => latest.current.onDrop(under(at)),
      onCancel: () => latest.current.onCancel(),
    });
  };

  return (
    <div ref={grid} class="board-grid" role="grid" aria-label={label}>
      {rows.map((cells) => (
        <div key={cells[0]} class="board-row" role="row">
          {cells.map((cell) => (
            <div
              key={cell}
              class="board-cell"
              role="gridcell"
              data-cell={cell}
              data-movable={movable(cell)}
              aria-label={nameOf(cell)}
              aria-selected={cell === selected}
              tabIndex={cell === focusable ? 0 : -1}
              onClick={() => onPress(cell)}
              onFocus={() => setRoving(cell)}
              onKeyDown={onKeyDown}
              onPointerDown={onPointerDown}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
