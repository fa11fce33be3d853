import { isComputer } from './holder.ts';
import { isAct } from './match-log.ts';
import type { Position } from './position.ts';
import type { TableSession } from './table-session.ts';

/** Further back than chance ever decides in a row. */
const CHANCE_IN_A_ROW = 16;

/** Has a computer brought it there? What people decide themselves they need not read. */
export function isByComputer(
  { log, holders }: Pick<TableSession, 'log' | 'holders'>,
  { ply, standing }: Pick<Position, 'ply' | 'standing'>,
): boolean {
  const read = log.peek();
  const last = read
    .read(Math.max(read.from.peek(), ply - CHANCE_IN_A_ROW), ply)
    .findLast(({ entry }) => typeof entry.by === 'number')?.entry;
  if (typeof last?.by !== 'number') return false;
  // T3: the computer decides for who has resigned.
  const isResigned = !isAct(last) && standing.resigned.includes(last.by);
  return isResigned || isComputer(holders.peek(), last.by);
}
