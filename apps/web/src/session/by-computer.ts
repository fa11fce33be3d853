import { isComputer } from './holder.ts';
import type { TableSession } from './table-session.ts';

/** Further back than chance ever decides in a row. */
const CHANCE_IN_A_ROW = 16;

/** Has a computer brought it there? What people decide themselves they need not read. */
export function isByComputer({ log, holders }: TableSession, ply: number): boolean {
  const read = log.peek();
  const last = read
    .read(Math.max(read.from.peek(), ply - CHANCE_IN_A_ROW), ply)
    .findLast(({ entry }) => typeof entry.by === 'number')?.entry.by;
  return last !== undefined && isComputer(holders.peek(), last);
}
