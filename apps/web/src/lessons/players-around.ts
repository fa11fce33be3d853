import type { Player } from '@kast/games';
import type { Seat } from '@kast/kernel';
import { type Speech, seatName } from '../table/seat-words.ts';

/** Whoever learns is "you", the others are called by their seats. */
export function playersAround(
  speech: Speech,
  seats: readonly Seat[],
  own: Seat,
): readonly Player[] {
  return seats.map((seat) => ({
    name: seat === own ? speech.t.table.you : seatName(speech, seat),
    isYou: seat === own,
  }));
}
