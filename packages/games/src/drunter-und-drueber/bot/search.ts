import type { Meter } from '@kast/bots';
import { must, type Random, type Seat, shuffled } from '@kast/kernel';
import { Progress, stepsBetween, TURN } from './progress.ts';
import { fromOf, RacePosition, type StepCode, toOf } from './race-position.ts';

export interface Valued {
  readonly step: StepCode;
  /** For the seat that searches, in hundredths of a turn; beyond DECIDED somebody wins. */
  readonly value: number;
}

const WIN = 100_000;
export const DECIDED = 50_000;
const INFINITE = 1_000_000;
const DEEPEST = 12;

export interface SearchOptions {
  readonly meter: Meter;
  readonly deepest: number;
  readonly random: Random;
  /** Every step gets a value of its own, not only the best one: for a player who is to err. */
  readonly valueAll: boolean;
}

/**
 * Steps by their worth for the seat on turn, the best first: searched one ply deeper each time. The
 * others are taken to play against this seat alone, which with two is the truth.
 */
export function valueSteps(position: RacePosition, options: SearchOptions): readonly Valued[] {
  const { meter, deepest, random, valueAll } = options;
  const search = new Search(position, meter);
  let best: readonly Valued[] = shuffled(random, stepsThatStand(position)).map((step) => ({
    step,
    value: 0,
  }));
  for (let depth = 1; depth <= Math.min(deepest, DEEPEST); depth++) {
    const valued = search.rank(best, depth, valueAll);
    if (!valued) break;
    best = valued;
    if (Math.abs(must(best[0], 'a step').value) > DECIDED) break;
  }
  return best;
}

/** Those that would be sent back are a turn lost: only where there is nothing else. DD4.2 */
function stepsThatStand(position: RacePosition): readonly StepCode[] {
  const steps = position.steps();
  const standing = steps.filter((step) => !position.wouldBeSentBack(toOf(step)));
  return standing.length > 0 ? standing : steps;
}

class Search {
  private readonly root: RacePosition;
  private readonly seat: Seat;
  private readonly meter: Meter;
  private readonly progress = new Progress();
  /** One position per ply. */
  private readonly line: readonly RacePosition[];

  constructor(root: RacePosition, meter: Meter) {
    this.root = root;
    this.seat = root.onTurn;
    this.meter = meter;
    this.line = Array.from({ length: DEEPEST + 1 }, () => new RacePosition(root.board));
  }

  /** Undefined where the budget ran out on the way. */
  rank(before: readonly Valued[], depth: number, valueAll: boolean): readonly Valued[] | undefined {
    let alpha = -INFINITE;
    const valued: Valued[] = [];
    for (const { step } of before) {
      const value = this.afterStep(
        this.root,
        step,
        depth,
        0,
        valueAll ? -INFINITE : alpha,
        INFINITE,
      );
      if (this.meter.isUsedUp && depth > 1) return undefined;
      valued.push({ step, value });
      alpha = Math.max(alpha, value);
    }
    return valued.toSorted((one, other) => other.value - one.value);
  }

  private afterStep(
    before: RacePosition,
    step: StepCode,
    depth: number,
    ply: number,
    alpha: number,
    beta: number,
  ): number {
    const mover = before.onTurn;
    const after = must(this.line[ply], 'a position for this ply');
    after.copy(before);
    after.step(step);
    this.meter.count();
    if (after.hasAllRight(mover)) return mover === this.seat ? WIN - ply : ply - WIN;
    return this.value(after, depth - 1, ply + 1, alpha, beta);
  }

  private value(
    position: RacePosition,
    depth: number,
    ply: number,
    alpha: number,
    beta: number,
  ): number {
    if (depth === 0 || (this.meter.isUsedUp && ply > 1)) return this.estimate(position);
    const isOwn = position.onTurn === this.seat;
    const steps = this.promising(position);
    if (steps.length === 0) return this.estimate(position);
    let best = isOwn ? -INFINITE : INFINITE;
    let low = alpha;
    let high = beta;
    for (const step of steps) {
      const value = this.afterStep(position, step, depth, ply, low, high);
      if (isOwn) {
        best = Math.max(best, value);
        low = Math.max(low, value);
      } else {
        best = Math.min(best, value);
        high = Math.min(high, value);
      }
      if (low >= high) break;
    }
    return best;
  }

  /** Steps towards home, and onto a stone that stands wrong; where there is none, any. */
  private promising(position: RacePosition): readonly StepCode[] {
    const all = stepsThatStand(position);
    this.progress.measure(position, position.onTurn);
    const goals = this.goalsByCircle(position);
    const homeward: StepCode[] = [];
    const covering: StepCode[] = [];
    for (const step of all) {
      const from = fromOf(step);
      const to = toOf(step);
      const goal = goals.get(from);
      if (goal === undefined) continue;
      if (position.board.seatOf[to] === position.onTurn) homeward.unshift(step);
      else if (stepsBetween(to, goal) < stepsBetween(from, goal)) homeward.push(step);
      else if (position.ownerOfTop(to) !== 0) covering.push(step);
    }
    const found = [...homeward, ...covering];
    return found.length > 0 ? found : all;
  }

  private goalsByCircle(position: RacePosition): ReadonlyMap<number, number> {
    const { wrong, goals, wrongCount } = this.progress;
    const byCircle = new Map<number, number>();
    for (let row = 0; row < wrongCount; row++) {
      byCircle.set(position.at[wrong[row] as number] as number, goals[row] as number);
    }
    return byCircle;
  }

  /** How far this seat is ahead of the best of the others. */
  private estimate(position: RacePosition): number {
    const { seats } = position.board;
    let own = 0;
    let rival = INFINITE;
    let others = 0;
    for (let seat = 1; seat <= seats; seat++) {
      if (position.isOut(seat)) continue;
      const away = (seat - position.onTurn + seats) % seats;
      const turns = this.progress.measure(position, seat) + (away * TURN) / seats;
      if (seat === this.seat) own = turns;
      else {
        rival = Math.min(rival, turns);
        others += turns;
      }
    }
    return Math.round(rival - own + (others / seats - own) / 8);
  }
}
