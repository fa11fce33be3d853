/**
 * How a table is shown: `table` with everything; `screen` to all who are in the room, without a seat; `hand` on a
 * phone beside such a screen, with what its player decides.
 */
export type TableMode = 'table' | 'screen' | 'hand';

export function modeAt(path: string): TableMode {
  if (/^\/m\/[^/]+\/screen\/?$/.test(path)) return 'screen';
  return /^\/m\/[^/]+\/hand\/?$/.test(path) ? 'hand' : 'table';
}

export function tableAddress(id: string, mode: TableMode): string {
  return mode === 'table' ? `/m/${id}` : `/m/${id}/${mode}`;
}
