import type { Seat } from '@kast/kernel';
import { type Circle, CIRCLES, distance, STONES_PER_COLOUR } from '../rules/index.ts';
import { Assignment } from './assignment.ts';
import type { RacePosition } from './race-position.ts';

/** One turn, in the unit of values. */
export const TURN = 100;
/** How long a stone under another is taken to wait where nothing sets an end to it. */
const LONG = 9;

const DISTANCES = Int8Array.from(
  CIRCLES.flatMap((from) => CIRCLES.map((to) => distance(from, to))),
);

export function stepsBetween(from: Circle, to: Circle): number {
  return DISTANCES[from * CIRCLES.length + to] as number;
}

/** How far each seat has to go. Holds its tables, so that a search makes none. */
export class Progress {
  private readonly assignment = new Assignment(STONES_PER_COLOUR);
  /** After `measure`: the stones that stand wrong, and where each of them had best go. */
  readonly wrong = new Int32Array(STONES_PER_COLOUR);
  readonly goals = new Int32Array(STONES_PER_COLOUR);
  wrongCount = 0;
  private readonly free = new Int32Array(STONES_PER_COLOUR);

  /** Turns until all eight stand right, in hundredths: the fewer the better. */
  measure(position: RacePosition, seat: Seat): number {
    const free = this.freeHomes(position, seat);
    this.findWrong(position, seat);
    const { wrongCount, assignment } = this;
    if (wrongCount === 0) return 0;
    for (let row = 0; row < wrongCount; row++) {
      const at = position.at[this.wrong[row] as number] as number;
      for (let column = 0; column < free; column++) {
        assignment.costs[row * STONES_PER_COLOUR + column] = stepsBetween(
          at,
          this.free[column] as number,
        );
      }
    }
    const steps = assignment.solve(wrongCount, free);
    return this.turns(position, steps);
  }

  /** Steps can be made meanwhile, but a covered stone sets a time before which it is not done. */
  private turns(position: RacePosition, steps: number): number {
    const { block } = position.board;
    let latest = steps;
    let waiting = 0;
    for (let row = 0; row < this.wrongCount; row++) {
      const stone = this.wrong[row] as number;
      const column = this.assignment.columnOf[row] as number;
      this.goals[row] = this.free[column] as number;
      if (!position.isCovered(stone)) continue;
      const wait = block > LONG ? LONG : block - (position.waited[stone] as number);
      const way = this.assignment.costs[row * STONES_PER_COLOUR + column] as number;
      waiting += wait;
      latest = Math.max(latest, wait + way);
    }
    return latest * TURN + steps * 12 + waiting * 5;
  }

  private freeHomes(position: RacePosition, seat: Seat): number {
    const first = (seat - 1) * STONES_PER_COLOUR;
    let count = 0;
    for (const home of position.board.homes[seat - 1] ?? []) {
      let isTaken = false;
      for (let stone = first; stone < first + STONES_PER_COLOUR; stone++) {
        if (position.at[stone] === home) isTaken = true;
      }
      if (!isTaken) this.free[count++] = home;
    }
    return count;
  }

  private findWrong(position: RacePosition, seat: Seat): void {
    const first = (seat - 1) * STONES_PER_COLOUR;
    this.wrongCount = 0;
    for (let stone = first; stone < first + STONES_PER_COLOUR; stone++) {
      if (position.stands(stone) && !position.isRight(stone)) {
        this.wrong[this.wrongCount++] = stone;
      }
    }
  }
}
