/** Rows of cell names as they lie on the screen, the top row first. */
export type GridRows = readonly (readonly string[])[];

/** Where the focus goes from a cell with this key; undefined where the key means nothing here. */
export function cellAfterKey(
  rows: GridRows,
  cell: string,
  press: { readonly key: string; readonly ctrlKey: boolean },
): string | undefined {
  const row = rows.findIndex((cells) => cells.includes(cell));
  const column = rows[row]?.indexOf(cell) ?? 0;
  const last = (rows[row]?.length ?? 1) - 1;
  const stay = (found: string | undefined) => found ?? cell;
  switch (press.key) {
    case 'ArrowUp':
      return stay(rows[row - 1]?.[column]);
    case 'ArrowDown':
      return stay(rows[row + 1]?.[column]);
    case 'ArrowLeft':
      return stay(rows[row]?.[column - 1]);
    case 'ArrowRight':
      return stay(rows[row]?.[column + 1]);
    case 'PageUp':
      return stay(rows[0]?.[column]);
    case 'PageDown':
      return stay(rows.at(-1)?.[column]);
    case 'Home':
      return press.ctrlKey ? rows[0]?.[0] : rows[row]?.[0];
    case 'End':
      return press.ctrlKey ? rows.at(-1)?.at(-1) : rows[row]?.[last];
    default:
      return undefined;
  }
}

/** The cell under a point of the page; undefined beside the grid. */
export function cellAt(
  rows: GridRows,
  frame: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  point: { readonly x: number; readonly y: number },
): string | undefined {
  const row = Math.floor(((point.y - frame.top) / frame.height) * rows.length);
  const columns = rows[0]?.length ?? 0;
  const column = Math.floor(((point.x - frame.left) / frame.width) * columns);
  return rows[row]?.[column];
}
