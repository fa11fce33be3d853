import type { Seat } from '@kast/kernel';
import { Progress, TURN } from './progress.ts';
import { OVER, type RacePosition } from './race-position.ts';
import type { World } from './world.ts';

/** Fitted to matches of the strongest level against itself. */
const HEAD_START = 11;
/** By how much of a turn who comes next is ahead of who comes last. */
const TEMPO = 40;
/** Near the end of the last round: by how much one stone more that stands right counts, in turns. */
const PER_STONE = 2 * TURN;

/**
 * Each seat's chance of winning: who has less far to go is likelier to be first. By multiplication alone, so that
 * every machine finds the same.
 */
export class Chances {
  readonly progress = new Progress();

  /** Seat 1 first, into `into`; all together 1. */
  estimate(position: RacePosition, into: Float64Array): void {
    const { seats } = position.board;
    let total = 0;
    for (let seat = 1; seat <= seats; seat++) {
      const weight = this.weight(position, seat);
      into[seat - 1] = weight;
      total += weight;
    }
    for (let index = 0; index < seats; index++) into[index] = (into[index] as number) / total;
  }

  /** Seat 1 first. */
  of(position: RacePosition): readonly number[] {
    const into = new Float64Array(position.board.seats);
    this.estimate(position, into);
    return [...into];
  }

  private weight(position: RacePosition, seat: Seat): number {
    if (position.phase === OVER) return position.isWinner(seat) ? 1 : 0;
    if (position.isOut(seat)) return 0;
    const turns = (HEAD_START + this.turnsOf(position, seat)) / TURN;
    return 1 / (turns * turns * turns);
  }

  /** Until this seat is done, who is on turn being ahead of the others by a part of a turn. */
  private turnsOf(position: RacePosition, seat: Seat): number {
    const { seats, rounds } = position.board;
    const away = (seat - position.onTurn + seats) % seats;
    const missed = (position.missesOf(seat) + position.inHandOf(seat)) * TURN;
    const turns = this.progress.measure(position, seat) + missed + (away * TEMPO) / seats;
    const left = (rounds - position.round) * TURN;
    // DD5.5: who will not be done in time wins by what stands right.
    if (turns <= left) return turns;
    return left + (8 - position.rightOf(seat)) * PER_STONE;
  }
}

/** Each seat's chance as it stands, on average over the worlds that it may be in. */
export function chancesNow(worlds: readonly World[]): readonly number[] {
  const chances = new Chances();
  const found = worlds.map(({ start }) => chances.of(start));
  return (found[0] ?? []).map(
    (_, index) => found.reduce((sum, one) => sum + (one[index] as number), 0) / found.length,
  );
}
