import { type Seat, seatsOf } from '@kast/kernel';
import { Progress, TURN } from './progress.ts';
import type { RacePosition } from './race-position.ts';

/** Each seat's chance of winning, seat 1 first: who has less far to go is likelier to be first. */
export function chances(position: RacePosition, winner?: Seat): readonly number[] {
  const { seats } = position.board;
  if (winner !== undefined) return seatsOf(seats).map((seat) => (seat === winner ? 1 : 0));
  const progress = new Progress();
  const weights = seatsOf(seats).map((seat) => {
    if (position.isOut(seat)) return 0;
    const turns = progress.measure(position, seat) / TURN + 2;
    return 1 / (turns * turns * turns);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
