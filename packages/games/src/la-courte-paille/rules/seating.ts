import { type Seat, seatsOf } from '@kast/kernel';
import { info } from '../info.ts';
import type { PailleState } from './state.ts';

/** A view knows it, too. */
type Seating = Pick<PailleState, 'out'> & { readonly hands: readonly unknown[] };

/** Seats that have not left the voyage. CP6.6 */
export function seatsInPlay({ hands, out }: Seating): readonly Seat[] {
  const seats = EVERYBODY[hands.length] ?? [];
  return out.length === 0 ? seats : seats.filter((seat) => !out.includes(seat));
}

/** Made once: this is asked for at every step. */
const EVERYBODY = Array.from({ length: info.seats.max + 1 }, (_, count) => seatsOf(count));

/** Clockwise is the next higher seat; seats that are out are skipped. CP6.6 */
export function nextInPlay(seating: Seating, seat: Seat): Seat {
  const seats = seatsInPlay(seating);
  return seats.find((other) => other > seat) ?? seats[0] ?? seat;
}
