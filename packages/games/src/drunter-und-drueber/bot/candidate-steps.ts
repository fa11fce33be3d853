import { CIRCLE_COUNT, stepsBetween } from './race-board.ts';
import { fromOf, PASS, toOf } from './race-move.ts';
import type { Progress } from './progress.ts';
import type { RacePosition } from './race-position.ts';
import { isSentBack, type World } from './world.ts';

/** How promising a step looks: onto the own colour, towards it, onto a stone that stands wrong, or none of them. */
const HOME = 3;
const HOMEWARD = 2;
export const COVERING = 1;
const IDLE = 0;

/** Of the eight stones that stand right. */
const NEARLY_DONE = 6;

/** The steps that a search looks at: what is promising; where nothing is, whatever may be done. */
export class CandidateSteps {
  private readonly all = new Uint16Array(64);
  /** By circle, where the stone that may leave it had best go. */
  private readonly goalFrom = new Uint8Array(CIRCLE_COUNT);
  private readonly progress: Progress;

  constructor(progress: Progress) {
    this.progress = progress;
  }

  /** Into `into` from `start` on, with how promising each is; gives where they end. */
  list(
    position: RacePosition,
    world: World,
    into: Int32Array,
    ranks: Uint8Array,
    start: number,
  ): number {
    const count = position.steps(this.all, 0);
    if (count === 0) {
      into[start] = PASS;
      ranks[start] = IDLE;
      return start + 1;
    }
    this.prepare(position);
    let end = start;
    for (let least = COVERING; end === start && least >= IDLE; least--) {
      for (let index = 0; index < count; index++) {
        const step = this.all[index] as number;
        const promise = this.promise(position, step);
        if (promise < least || isSentBack(position, world, toOf(step))) continue;
        into[end] = step;
        ranks[end++] = promise;
      }
    }
    if (end > start) return end;
    // Everything would be sent back: then it does not matter which turn is lost.
    into[start] = this.all[0] as number;
    ranks[start] = IDLE;
    return start + 1;
  }

  /** Before `promise`: finds where the stones of the seat on turn had best go. */
  prepare(position: RacePosition): void {
    const seat = position.onTurn;
    this.progress.measure(position, seat);
    const first = (seat - 1) * 8;
    for (let stone = first; stone < first + 8; stone++) {
      if (position.mayMove(stone)) {
        this.goalFrom[position.at[stone] as number] = this.progress.goalOf(position, stone);
      }
    }
  }

  promise(position: RacePosition, step: number): number {
    const from = fromOf(step);
    const to = toOf(step);
    const goal = this.goalFrom[from] as number;
    if (position.board.seatOf[from] === position.onTurn) {
      // A stone that stands right leaves only to hold up somebody who is all but done.
      return position.rightOf(position.ownerOfTop(to)) >= NEARLY_DONE ? COVERING : IDLE;
    }
    if (position.board.seatOf[to] === position.onTurn) return HOME;
    if (stepsBetween(to, goal) < stepsBetween(from, goal)) return HOMEWARD;
    return position.isEmpty(to) ? IDLE : COVERING;
  }
}
