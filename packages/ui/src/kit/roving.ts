import { isBrowserKey } from '../browser-key.ts';

/** Rows of cell names as they lie on the screen, the top row first. A hole is undefined. */
export type CellRows = readonly (readonly (string | undefined)[])[];

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Where the focus goes from a cell with this key; undefined where the key means nothing here. */
export function cellAfterKey(rows: CellRows, cell: string, press: KeyPress): string | undefined {
  if (isBrowserKey(press)) return undefined;
  const row = rows.findIndex((cells) => cells.includes(cell));
  const column = rows[row]?.indexOf(cell) ?? 0;
  const across = rows[row] ?? [];
  const down = rows.map((cells) => cells[column]);
  switch (press.key) {
    case 'ArrowUp':
      return nearest(down, row - 1, -1) ?? cell;
    case 'ArrowDown':
      return nearest(down, row + 1, 1) ?? cell;
    case 'ArrowLeft':
      return nearest(across, column - 1, -1) ?? cell;
    case 'ArrowRight':
      return nearest(across, column + 1, 1) ?? cell;
    case 'PageUp':
      return nearest(down, 0, 1) ?? cell;
    case 'PageDown':
      return nearest(down, down.length - 1, -1) ?? cell;
    case 'Home':
      return press.ctrlKey ? nearest(rows.flat(), 0, 1) : nearest(across, 0, 1);
    case 'End':
      return press.ctrlKey
        ? rows.flat().findLast((each) => each !== undefined)
        : nearest(across, across.length - 1, -1);
    default:
      return undefined;
  }
}

/** The cell that is where another one was, or the next one to it: for when that one has gone. */
export function cellInPlaceOf(before: CellRows, cell: string, now: CellRows): string | undefined {
  const row = before.findIndex((cells) => cells.includes(cell));
  const column = before[row]?.indexOf(cell) ?? 0;
  const across = now[Math.min(Math.max(row, 0), now.length - 1)] ?? [];
  const at = Math.min(column, across.length - 1);
  return nearest(across, at, -1) ?? nearest(across, at, 1) ?? nearest(now.flat(), 0, 1);
}

/** In the middle of a board, at the beginning of a row. */
export function firstCell(rows: CellRows): string | undefined {
  const middle = rows[rows.length >> 1] ?? [];
  const at = rows.length > 1 ? middle.length >> 1 : 0;
  return nearest(middle, at, 1) ?? nearest(rows.flat(), 0, 1);
}

/** The first cell from a place on, over the holes. */
function nearest(
  cells: readonly (string | undefined)[],
  from: number,
  step: 1 | -1,
): string | undefined {
  for (let at = from; at >= 0 && at < cells.length; at += step) {
    if (cells[at] !== undefined) return cells[at];
  }
  return undefined;
}
