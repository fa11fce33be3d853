import { computerName } from '@kast/bots';
import type { SeatInfo } from '@kast/protocol';
import { isGone } from './gone-player.ts';
import type { Attendance as SeatAttendance, GuestId, StoredSeat } from '../store/store.ts';

interface Attendance {
  /** Computers that bring no name are named by it. */
  readonly seedHash: string;
  readonly names: ReadonlyMap<GuestId, string>;
  readonly isPresent: (guest: GuestId) => boolean;
}

/** What anybody may know of who holds a seat. */
export function seatInfo(seat: StoredSeat, { seedHash, names, isPresent }: Attendance): SeatInfo {
  switch (seat.kind) {
    case 'open':
      return { seat: seat.seat, kind: 'open', present: false };
    case 'bot': {
      const name = nameOfComputer(seat, seedHash);
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
        ...absenceInfo(seat.attendance, present, computerName(seedHash, seat.seat)),
      };
    }
  }
}

/** What it brought along from another match, or the name that the seed gives it. */
export function nameOfComputer(
  { seat, name }: Extract<StoredSeat, { kind: 'bot' }>,
  seedHash: string,
): string {
  return name ?? computerName(seedHash, seat);
}

/** T12: who is there is not away, whatever was stored a moment ago. */
function absenceInfo(
  { away, substitute, substituted }: SeatAttendance = {},
  present: boolean,
  computer: string,
): Pick<SeatInfo, 'away' | 'substitute' | 'substituted'> {
  return {
    ...(away && !present ? { away: away.cause } : {}),
    ...(substitute ? { substitute: { level: substitute.level, name: computer } } : {}),
    ...(substituted ? { substituted } : {}),
  };
}
