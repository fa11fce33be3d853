import type { SeatInfo } from '@kast/protocol';
import type { GuestId, StoredSeat } from '../store/store.ts';

/** What anybody may know of who holds a seat. */
export function seatInfo(
  seat: StoredSeat,
  names: ReadonlyMap<GuestId, string>,
  isPresent: (guest: GuestId) => boolean,
): SeatInfo {
  switch (seat.kind) {
    case 'open':
      return { seat: seat.seat, kind: 'open', present: false };
    case 'bot':
      return { seat: seat.seat, kind: 'bot', level: seat.level, present: true };
    default: {
      const name = names.get(seat.holder);
      const present = isPresent(seat.holder);
      return { seat: seat.seat, kind: 'person', ...(name === undefined ? {} : { name }), present };
    }
  }
}
