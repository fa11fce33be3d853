import type { Seat } from '@kast/kernel';
import { STONES_PER_COLOUR } from '../rules/index.ts';
import { Assignment } from './assignment.ts';
import { type RaceBoard, stepsBetween } from './race-board.ts';
import type { RacePosition } from './race-position.ts';

/** One turn, in the unit of `measure`. */
export const TURN = 100;
/** How long a stone under another is taken to wait where nothing sets an end to it. */
const LONG = 9;
/** Fitted to matches of the strongest level against itself: the last step of each stone counts so much less, */
const LAST_STEP = 60;
/** a stone that can be covered next so much more, */
const EXPOSED = 20;
/** so much again, among three and more, where it lies on the colour of somebody who would stay there, */
const IN_THE_WAY = 25;
/** and so much a turn in which there is only to be waited. */
const IDLE_TURN = 30;

const NOWHERE = 255;
const ENTRIES = 1 << 12;
const WORD = 0x9e37_79b1;

/**
 * How far each seat has to go. Where its stones had best go depends on nothing but where they lie, so it is
 * kept: in a search the same places come up again and again.
 */
export class Progress {
  private readonly assignment = new Assignment(STONES_PER_COLOUR);
  private readonly wrong = new Uint8Array(STONES_PER_COLOUR);
  private readonly free = new Uint8Array(STONES_PER_COLOUR);
  private board: RaceBoard | undefined;
  /** By entry: whose it is, where the eight stones lie, where each had best go, and the steps of all. */
  private readonly seatOf = new Uint8Array(ENTRIES);
  private readonly places = new Uint8Array(ENTRIES * STONES_PER_COLOUR);
  private readonly goals = new Uint8Array(ENTRIES * STONES_PER_COLOUR);
  private readonly steps = new Uint8Array(ENTRIES);
  private entry = 0;

  /** About how many turns until all eight stand right, in hundredths: the fewer the better. */
  measure(position: RacePosition, seat: Seat): number {
    this.lookUp(position, seat);
    const first = (seat - 1) * STONES_PER_COLOUR;
    const steps = this.steps[this.entry] as number;
    let turns = steps * TURN;
    let latest = steps;
    for (let index = 0; index < STONES_PER_COLOUR; index++) {
      const goal = this.goals[this.entry * STONES_PER_COLOUR + index] as number;
      if (goal === NOWHERE) continue;
      const stone = first + index;
      turns -= LAST_STEP;
      if (!position.isCovered(stone)) {
        if (position.isExposed(stone)) turns += EXPOSED + this.inTheWay(position, stone);
        continue;
      }
      const way = stepsBetween(position.at[stone] as number, goal);
      latest = Math.max(latest, this.waitOf(position, stone) + way);
    }
    // Steps can be made meanwhile, but a covered stone sets a time before which it is not done.
    return turns + (latest - steps) * IDLE_TURN;
  }

  private inTheWay(position: RacePosition, stone: number): number {
    const { board } = position;
    const whose = board.seatOf[position.at[stone] as number] as number;
    return board.seats > 2 && whose !== 0 && !position.isOut(whose) ? IN_THE_WAY : 0;
  }

  private waitOf(position: RacePosition, stone: number): number {
    const { block } = position.board;
    return block > LONG ? LONG : block - (position.waited[stone] as number);
  }

  /** Where a stone of the seat last measured had best go; where it is right already, where it stands. */
  goalOf(position: RacePosition, stone: number): number {
    const index = this.entry * STONES_PER_COLOUR + (stone % STONES_PER_COLOUR);
    const goal = this.goals[index] as number;
    return goal === NOWHERE ? (position.at[stone] as number) : goal;
  }

  private lookUp(position: RacePosition, seat: Seat): void {
    if (position.board !== this.board) {
      this.board = position.board;
      this.seatOf.fill(0);
    }
    const first = (seat - 1) * STONES_PER_COLOUR;
    let hash = seat;
    for (let stone = first; stone < first + STONES_PER_COLOUR; stone++) {
      hash = Math.imul(hash ^ (position.at[stone] as number), WORD);
      hash ^= hash >>> 15;
    }
    const entry = hash & (ENTRIES - 1);
    this.entry = entry;
    if (this.seatOf[entry] === seat && this.liesSo(position, first, entry)) return;
    this.seatOf[entry] = seat;
    for (let index = 0; index < STONES_PER_COLOUR; index++) {
      this.places[entry * STONES_PER_COLOUR + index] = position.at[first + index] as number;
    }
    this.assign(position, seat);
  }

  private liesSo(position: RacePosition, first: number, entry: number): boolean {
    const start = entry * STONES_PER_COLOUR;
    for (let index = 0; index < STONES_PER_COLOUR; index++) {
      if (this.places[start + index] !== position.at[first + index]) return false;
    }
    return true;
  }

  private assign(position: RacePosition, seat: Seat): void {
    const { assignment, entry, goals } = this;
    const start = entry * STONES_PER_COLOUR;
    const first = (seat - 1) * STONES_PER_COLOUR;
    const free = this.freeHomes(position, seat);
    let wrong = 0;
    for (let index = 0; index < STONES_PER_COLOUR; index++) {
      goals[start + index] = NOWHERE;
      const stone = first + index;
      if (!position.stands(stone) || position.isRight(stone)) continue;
      const at = position.at[stone] as number;
      for (let column = 0; column < free; column++) {
        const home = this.free[column] as number;
        assignment.costs[wrong * STONES_PER_COLOUR + column] = stepsBetween(at, home);
      }
      this.wrong[wrong++] = index;
    }
    this.steps[entry] = wrong === 0 ? 0 : assignment.solve(wrong, free);
    for (let row = 0; row < wrong; row++) {
      const home = this.free[assignment.columnOf[row] as number] as number;
      goals[start + (this.wrong[row] as number)] = home;
    }
  }

  private freeHomes(position: RacePosition, seat: Seat): number {
    const first = (seat - 1) * STONES_PER_COLOUR;
    let count = 0;
    for (const home of position.board.homes[seat - 1] as Uint8Array) {
      let isTaken = false;
      for (let stone = first; stone < first + STONES_PER_COLOUR; stone++) {
        if (position.at[stone] === home) isTaken = true;
      }
      if (!isTaken) this.free[count++] = home;
    }
    return count;
  }
}
