import type { Offset } from '../stage/motions.ts';
import type { Frame } from './Cells.tsx';
import type { CellRows } from './roving.ts';
import type { Extent } from './extent.ts';

export interface GridPlan {
  readonly columns: number;
  readonly rows: number;
  /** The measure of a cell, and of what is around all of them. */
  readonly unit: number;
  readonly rim: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** Counted from 0 at the bottom left; undefined in a hole. */
  readonly cellAt: (column: number, row: number) => number | undefined;
  /** `a1` */
  readonly nameOf: (cell: number) => string;
}

/** How a grid lies before whoever looks. */
export interface GridLie extends Extent {
  readonly key: string;
  readonly frame: Frame;
  readonly middleOf: (cell: number) => Offset;
  /** From the top left to the bottom right, as the eye goes: what stands in front is drawn later. */
  readonly fromTheBack: readonly number[];
  /** The names of the cells, row by row as they lie on the screen. */
  readonly rows: CellRows;
  /** From left to right, and from top to bottom. */
  readonly letters: readonly string[];
  readonly numbers: readonly string[];
}

/** A board that lies the one way round or the other: `lay(isTurned)`. */
export function gridLies(plan: GridPlan): (isTurned: boolean) => GridLie {
  const upright = lay(plan, false);
  const turned = lay(plan, true);
  return (isTurned) => (isTurned ? turned : upright);
}

function lay({ columns, rows, unit, rim, cellAt, nameOf }: GridPlan, isTurned: boolean): GridLie {
  const across = inOrder(columns, isTurned);
  const down = inOrder(rows, !isTurned);
  const cells = down.map((row) => across.map((column) => cellAt(column, row)));
  const middles = new Map(
    cells.flatMap((row, down) => row.map((cell, across) => [cell, middle(across, down)] as const)),
  );
  const frame = { x: rim.left, y: rim.top, width: columns * unit, height: rows * unit };
  return {
    key: isTurned ? 'turned' : 'upright',
    width: rim.left + frame.width + rim.right,
    height: rim.top + frame.height + rim.bottom,
    frame,
    middleOf: (cell) => middles.get(cell) ?? middle(0, 0),
    fromTheBack: cells.flat().filter((cell) => cell !== undefined),
    rows: cells.map((row) => row.map(nameIn)),
    letters: across.map((column) => String.fromCodePoint(FIRST_LETTER + column)),
    numbers: down.map((row) => String(row + 1)),
  };

  function nameIn(cell: number | undefined): string | undefined {
    return cell === undefined ? undefined : nameOf(cell);
  }

  function middle(fromLeft: number, fromTop: number): Offset {
    return { x: rim.left + (fromLeft + 0.5) * unit, y: rim.top + (fromTop + 0.5) * unit };
  }
}

const FIRST_LETTER = 'a'.charCodeAt(0);

function inOrder(length: number, isReversed: boolean): readonly number[] {
  const numbers = Array.from({ length }, (_, index) => index);
  return isReversed ? numbers.toReversed() : numbers;
}
