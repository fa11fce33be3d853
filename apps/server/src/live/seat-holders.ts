import type { Seat } from '@kast/kernel';
import type { GuestId, StoredSeat } from '../store/store.ts';

export function holdersOf(seats: readonly StoredSeat[]): readonly GuestId[] {
  return seats.flatMap((seat) => (seat.kind === 'person' ? [seat.holder] : []));
}

export function seatOf(
  { seats }: { readonly seats: readonly StoredSeat[] },
  guest: GuestId,
): Seat | undefined {
  return seats.find((seat) => seat.kind === 'person' && seat.holder === guest)?.seat;
}
