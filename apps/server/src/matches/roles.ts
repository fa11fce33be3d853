import type { Level } from '@kast/bots';
import type { Seat, Viewer } from '@kast/kernel';
import type { GuestId } from '../store/store.ts';
import type { OpenTable } from './open-table.ts';

/** What somebody is at a table. Follows from who they are, never from what they ask. */
export interface Role {
  readonly viewer: Exclude<Viewer, 'open'>;
  /** Set this table, and hands out its invitations. */
  readonly isMaker: boolean;
}

/** Undefined for who may not even look. */
export function roleAt(table: OpenTable, guest: GuestId | undefined): Role | undefined {
  const seat = guest === undefined ? undefined : seatOf(table, guest);
  const isMaker = table.facts.maker === guest;
  if (seat !== undefined) return { viewer: seat, isMaker };
  if (table.facts.watchers === 'anyone' || isMaker) return { viewer: 'watcher', isMaker };
  return undefined;
}

export function seatOf(table: OpenTable, guest: GuestId): Seat | undefined {
  return table.seats.find((seat) => seat.kind === 'person' && seat.holder === guest)?.seat;
}

export interface ComputerSeat {
  readonly seat: Seat;
  readonly level: Level;
}

/** How well the computer plays for who has resigned: it should not decide the match of the others. */
const LEVEL_AFTER_RESIGNING: Level = 3;

/** Seats that the computer plays: those of bots, and those whose players have resigned. T3 */
export function computerSeats({
  seats,
  match,
}: Pick<OpenTable, 'seats' | 'match'>): readonly ComputerSeat[] {
  return seats.flatMap((one) => {
    if (one.kind === 'bot') return [{ seat: one.seat, level: one.level }];
    const hasResigned = match.resigned.includes(one.seat);
    return hasResigned ? [{ seat: one.seat, level: LEVEL_AFTER_RESIGNING }] : [];
  });
}
