import type {
  ComponentChild,
  JSX,
  TargetedKeyboardEvent,
  TargetedMouseEvent,
  TargetedPointerEvent,
} from 'preact';
import { useRef, useState } from 'preact/hooks';
import { followDrag } from './drag.ts';
import type { Extent } from './extent.ts';
import type { Offset } from '../stage/motions.ts';
import type { Gesture } from './hand.ts';
import { isAlike } from './is-same.ts';
import { useKeptFocus } from './kept-focus.ts';
import { memo } from './memo.ts';
import { type CellOnPage, nearestCell } from './nearest-cell.ts';
import { cellAfterKey, cellInPlaceOf, type CellRows, firstCell } from './roving.ts';
import { useExtent } from './Surface.tsx';
import type { HandOnTable } from './use-hand.ts';
import { useKept } from './use-kept.ts';
import './cells.css';

export interface Frame extends Extent {
  readonly x: number;
  readonly y: number;
}

export interface CellsProps {
  /** What the whole is called. */
  readonly label: string;
  readonly rows: CellRows;
  /** What a cell is called: "e5, king". */
  readonly nameOf: (cell: string) => string;
  readonly hand: HandOnTable;
  /** Over a `Surface`: where these cells lie, in the units of its drawing. */
  readonly frame?: Frame;
  /** How high each row is, in any measure; alike where this is left out. */
  readonly heights?: readonly number[];
  /** Elsewhere: what is seen of a cell; drawn with each rendering, so it is best kept small or kept (`memo`). */
  readonly draw?: (cell: string) => ComponentChild;
  readonly class?: string;
}

/**
 * Places for hands and ears: over a drawing, transparent; in a hand or a tray, with what lies there. Mouse,
 * finger, keyboard and screen reader all come in here and leave as the same few gestures.
 */
export function Cells(props: CellsProps): JSX.Element {
  const { label, rows, nameOf, hand, frame, heights, draw } = props;
  const extent = useExtent();
  const grid = useRef<HTMLDivElement>(null);
  // A drag outlives the rendering that it began in.
  const latest = useRef(hand);
  latest.current = hand;
  const [roving, setRoving] = useState<{ readonly cell: string; readonly rows: CellRows }>();
  const isThere = roving !== undefined && rows.some((cells) => cells.includes(roving.cell));
  const instead = roving && cellInPlaceOf(roving.rows, roving.cell, rows);
  const focusable = isThere ? roving.cell : (instead ?? firstCell(rows));
  const cellElement = (cell: string | undefined): HTMLElement | null =>
    cell === undefined
      ? null
      : (grid.current?.querySelector(`[data-cell="${CSS.escape(cell)}"]`) ?? null);
  const kept = useKeptFocus(grid, () => cellElement(focusable));

  const isLive = (cell: string): boolean => hand.canPick(cell) || hand.canReach(cell);
  /** Beside everything that can be done a finger means the nearest of it. */
  const meantAt = (at: Offset, cell: string | undefined): string | undefined => {
    if (cell !== undefined && isLive(cell)) return cell;
    const live = rows.flat().filter((one) => one !== undefined && isLive(one));
    return nearestCell(at, onPage(live.map(cellElement))) ?? cell;
  };
  const meant = (event: TargetedMouseEvent<HTMLElement>): string | undefined => {
    const cell = cellOf(event);
    // Without a pointer it is exactly this one.
    const isExact = event.detail === 0 && event.type === 'click';
    return isExact ? cell : meantAt({ x: event.clientX, y: event.clientY }, cell);
  };

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const cell = cellOf(event);
    if (cell === undefined) return;
    if (event.key === 'Escape') return hand.handle({ kind: 'cancel' });
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      // A key that is held down has been answered.
      if (!event.repeat) hand.handle({ kind: 'press', cell });
      return;
    }
    const next = cellAfterKey(rows, cell, event);
    if (next === undefined) return;
    event.preventDefault();
    cellElement(next)?.focus();
  };

  const onClick = (event: TargetedMouseEvent<HTMLElement>): void => {
    const cell = meant(event);
    if (cell !== undefined) hand.handle({ kind: 'press', cell });
  };

  const onPointerDown = (event: TargetedPointerEvent<HTMLElement>): void => {
    const cell = meant(event);
    if (cell === undefined) return;
    const under = (at: Offset): string | undefined => cellUnder(at, hand.id);
    const answer = (gesture: Gesture): void => latest.current.handle(gesture);
    if (!hand.canPick(cell)) {
      // A hand that only trembled has pressed it.
      return followDrag(event, {
        onDrop: (at) => answer({ kind: meantAt(at, under(at)) === cell ? 'press' : 'pull', cell }),
        // Where the page takes the finger to scroll with, and cannot, it was a drag, too.
        onTakenAway: () => !canScroll() && answer({ kind: 'pull', cell }),
      });
    }
    followDrag(event, {
      onLift: () => answer({ kind: 'lift', cell }),
      onMove: (offset, at) => latest.current.onDrag(offset, under(at)),
      onDrop: (at) => answer({ kind: 'drop', cell: under(at) }),
      onTakenAway: () => answer({ kind: 'cancel' }),
      onEscape: () => answer({ kind: 'cancel' }),
    });
  };

  const keptCell = useKept(drawCell);
  const drawn = (cell: string): JSX.Element =>
    keptCell(cell, {
      cell,
      name: nameOf(cell),
      isPicked: hand.picked.includes(cell),
      isLifting: hand.hanging === cell,
      isMovable: hand.canPick(cell),
      isFocusable: cell === focusable,
      drawn: draw?.(cell),
    });
  const className = `board-grid ${props.class ?? ''}`;
  // Nothing lies there yet: a grid without cells is none.
  if (rows.every((cells) => cells.every((cell) => cell === undefined))) {
    return (
      <div ref={grid} class={className} data-drawn={draw ? true : undefined}>
        {rows.map((_, row) => (
          <div key={row} class="board-row" />
        ))}
      </div>
    );
  }
  return (
    <div
      ref={grid}
      class={className}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={hand.picked.length > 1 || undefined}
      data-hand={hand.id}
      data-drawn={draw ? true : undefined}
      style={frame && insetOf(frame, extent)}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onFocusIn={(event) => {
        const cell = cellOf(event);
        if (cell !== undefined) setRoving({ cell, rows });
        kept.onFocusIn(event);
      }}
      onFocusOut={kept.onFocusOut}
    >
      {rows.map((cells, row) => (
        <Row
          key={row}
          height={heights?.[row]}
          isLifting={hand.hanging !== undefined && cells.includes(hand.hanging)}
          cells={cells.map((cell) => (cell === undefined ? undefined : drawn(cell)))}
        />
      ))}
    </div>
  );
}

interface CellProps {
  readonly cell: string;
  readonly name: string;
  readonly isPicked: boolean;
  /** What lay there hangs in the air: it and all that it lies in are above what is beside them. */
  readonly isLifting: boolean;
  readonly isMovable: boolean;
  readonly isFocusable: boolean;
  readonly drawn: ComponentChild;
}

function drawCell(props: CellProps): JSX.Element {
  const { cell, name, isPicked, isLifting, isMovable, isFocusable, drawn } = props;
  return (
    <div
      key={cell}
      class="board-cell"
      role="gridcell"
      data-cell={cell}
      data-movable={isMovable}
      data-lifting={isLifting || undefined}
      aria-label={drawn === undefined ? name : undefined}
      aria-selected={isPicked}
      tabIndex={isFocusable ? 0 : -1}
    >
      {/* What is written on a thing is seen; its name is heard instead. */}
      {drawn !== undefined && (
        <>
          <span class="unseen">{name}</span>
          <span class="board-drawn" aria-hidden="true">
            {drawn}
          </span>
        </>
      )}
    </div>
  );
}

interface RowProps {
  readonly height: number | undefined;
  readonly isLifting: boolean;
  /** A hole is undefined. */
  readonly cells: readonly (JSX.Element | undefined)[];
}

/** As it was where all of its cells are: over a drawing, where nothing is drawn in them. */
const Row = memo(
  ({ height, isLifting, cells }: RowProps) => (
    <div
      class="board-row"
      role="row"
      data-lifting={isLifting || undefined}
      style={height === undefined ? undefined : { flex: `${height} 0 0` }}
    >
      {cells.map(
        (cell, column) =>
          cell ?? <div key={`hole-${column}`} class="board-hole" role="presentation" />,
      )}
    </div>
  ),
  ({ cells, ...one }, { cells: others, ...other }) => isAlike(one, other) && isAlike(cells, others),
);

function onPage(cells: readonly (HTMLElement | null)[]): readonly CellOnPage[] {
  return cells.flatMap((element) => {
    const cell = element?.dataset['cell'];
    if (!element || cell === undefined) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    return [{ cell, middle: { x: x + width / 2, y: y + height / 2 } }];
  });
}

/** The grid may lie in a `DropZone`, which is no cell of it. */
function cellOf({ target, currentTarget }: Event): string | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const isOwn = currentTarget instanceof Element && currentTarget.contains(cell);
  return isOwn ? cell?.dataset['cell'] : undefined;
}

/** Of the same hand: what one hand holds is not dropped into another. */
function cellUnder({ x, y }: Offset, hand: string): string | undefined {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]');
  const own = cell?.closest<HTMLElement>('[data-hand]')?.dataset['hand'] === hand;
  return own ? cell.dataset['cell'] : undefined;
}

function canScroll(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight;
}

function insetOf(frame: Frame, extent: Extent): Record<string, string> {
  const share = (part: number, of: number): string => `${(part / of) * 100}%`;
  return {
    position: 'absolute',
    left: share(frame.x, extent.width),
    top: share(frame.y, extent.height),
    width: share(frame.width, extent.width),
    height: share(frame.height, extent.height),
  };
}
