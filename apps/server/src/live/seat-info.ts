import { computerName } from '@kast/bots';
import type { Seat } from '@kast/kernel';
import type { SeatInfo } from '@kast/protocol';
import { isGone } from './gone-player.ts';
import type { Attendance as SeatAttendance, GuestId, StoredSeat } from '../store/store.ts';

interface Attendance {
  /** Computers that bring no name are named by it. */
  readonly seedHash: string;
  readonly names: ReadonlyMap<GuestId, string>;
  readonly isPresent: (guest: GuestId) => boolean;
}

/** What anybody may know of who holds the seats of a table. */
export function seatInfos(seats: readonly StoredSeat[], attendance: Attendance): SeatInfo[] {
  const computerAt = computersAt(seats, attendance.seedHash);
  return seats.map((seat) => seatInfo(seat, attendance, computerAt));
}

/**
 * What the computer in a seat is called, or who sits in for its holder: by the name that it brought along from
 * another match, or by that which the seed gives it. No two at a table have the same.
 */
export function computersAt(
  seats: readonly StoredSeat[],
  seedHash: string,
): (seat: Seat) => string {
  const kept = new Map(
    seats.flatMap((one) =>
      one.kind === 'bot' && one.name !== undefined ? [[one.seat, one.name]] : [],
    ),
  );
  return (seat) => kept.get(seat) ?? computerName(seedHash, seat, [...kept.values()]);
}

function seatInfo(
  seat: StoredSeat,
  { names, isPresent }: Attendance,
  computerAt: (seat: Seat) => string,
): SeatInfo {
  switch (seat.kind) {
    case 'open':
      return { seat: seat.seat, kind: 'open', present: false };
    case 'bot': {
      const name = computerAt(seat.seat);
      return { seat: seat.seat, kind: 'bot', level: seat.level, name, present: true };
    }
    default: {
      const name = names.get(seat.holder);
      const present = isPresent(seat.holder);
      return {
        seat: seat.seat,
        kind: 'person',
        ...(name === undefined ? {} : { name }),
        ...(isGone(seat.holder) ? { gone: true } : {}),
        present,
        ...(seat.nonce ? { nonce: seat.nonce } : {}),
        ...absenceInfo(seat.attendance, present, () => computerAt(seat.seat)),
      };
    }
  }
}

/** T12: who is there is not away, whatever was stored a moment ago. */
function absenceInfo(
  { away, substitute, substituted }: SeatAttendance = {},
  present: boolean,
  computer: () => string,
): Pick<SeatInfo, 'away' | 'substitute' | 'substituted'> {
  return {
    ...(away && !present ? { away: away.cause } : {}),
    ...(substitute ? { substitute: { level: substitute.level, name: computer() } } : {}),
    ...(substituted ? { substituted } : {}),
  };
}
