import type { Meter } from '@kast/bots';
import { must } from '@kast/kernel';
import { CandidateSteps, COVERING } from './candidate-steps.ts';
import type { Chances } from './chances.ts';
import { toOf } from './race-move.ts';
import { OVER, RacePosition } from './race-position.ts';
import { playIn, winningMove, type World } from './world.ts';

/** Further ahead what the others do is guesswork: matches of four were lost by who relied on it. */
const DEEPEST = 3;
const MOST_STEPS = 65;
/** How many steps of a seat are looked at below the first ply. */
const BREADTH = 5;
/** How often somebody else does not find what is best for them, and does any of those steps. */
const OTHERS_ERR = 0.5;

/**
 * For three and more: everybody does what is best for their own chance to win (max^n, Luckhardt and Irani 1986),
 * one ply deeper each time, among the few steps that seem best. The others do it now and then only: who counts on
 * them to hold up whoever is ahead waits in vain.
 */
export class MaxNSearch {
  private readonly world: World;
  private readonly chances: Chances;
  private readonly meter: Meter;
  private readonly candidates: CandidateSteps;
  private readonly line: readonly RacePosition[];
  private readonly values: readonly Float64Array[];
  private readonly means: readonly Float64Array[];
  private readonly steps = new Int32Array(DEEPEST * MOST_STEPS);
  private readonly ranks = new Uint8Array(DEEPEST * MOST_STEPS);

  constructor(world: World, chances: Chances, meter: Meter) {
    const { board } = world.start;
    this.world = world;
    this.chances = chances;
    this.meter = meter;
    this.candidates = new CandidateSteps(chances.progress);
    this.line = Array.from({ length: DEEPEST + 1 }, () => new RacePosition(board));
    this.values = Array.from({ length: DEEPEST + 2 }, () => new Float64Array(board.seats));
    this.means = Array.from({ length: DEEPEST + 2 }, () => new Float64Array(board.seats));
  }

  /** By step, each seat's chance after it, searched as deep as the meter allows. */
  weigh(steps: readonly number[], deepest: number): readonly (readonly number[])[] {
    let best: readonly (readonly number[])[] = [];
    for (let depth = 1; depth <= Math.min(deepest, DEEPEST); depth++) {
      const valued: (readonly number[])[] = [];
      for (const step of steps) {
        this.after(this.world.start, step, depth, 0);
        if (this.meter.isUsedUp && depth > 1) return best;
        valued.push(Array.from(must(this.values[1], 'a value')));
      }
      best = valued;
    }
    return best;
  }

  /** Leaves the value one ply further down. */
  private after(before: RacePosition, step: number, depth: number, ply: number): void {
    const after = this.line[ply] as RacePosition;
    after.copy(before);
    playIn(this.world, after, step);
    this.meter.count();
    this.value(after, depth - 1, ply + 1);
  }

  private value(position: RacePosition, depth: number, ply: number): void {
    const into = this.values[ply] as Float64Array;
    if (position.phase !== OVER && winningMove(position) !== 0) {
      into.fill(0);
      into[position.onTurn - 1] = 1;
      return;
    }
    if (position.phase === OVER || depth === 0 || (this.meter.isUsedUp && ply > 1)) {
      return this.chances.estimate(position, into);
    }
    const start = ply * MOST_STEPS;
    const end = this.candidates.list(position, this.world, this.steps, this.ranks, start);
    const mover = position.onTurn - 1;
    const count = Math.min(end - start, BREADTH);
    const mean = (this.means[ply] as Float64Array).fill(0);
    let best = -1;
    for (let at = start; at < start + count; at++) {
      const step = this.takeBest(position, at, end);
      this.after(position, step, depth, ply);
      const found = this.values[ply + 1] as Float64Array;
      mix(mean, found, 1, 1 / count);
      if ((found[mover] as number) <= best) continue;
      best = found[mover] as number;
      into.set(found);
    }
    if (position.onTurn !== this.world.start.onTurn) mix(into, mean, 1 - OTHERS_ERR, OTHERS_ERR);
  }

  /** The most promising of those that are left: home, onto who is ahead, homeward. */
  private takeBest(position: RacePosition, at: number, end: number): number {
    const { steps, ranks } = this;
    let best = at;
    let bestRank = -1;
    for (let other = at; other < end; other++) {
      const rank = this.rank(position, other);
      if (rank <= bestRank) continue;
      best = other;
      bestRank = rank;
    }
    const step = steps[best] as number;
    steps[best] = steps[at] as number;
    steps[at] = step;
    const promise = ranks[best] as number;
    ranks[best] = ranks[at] as number;
    ranks[at] = promise;
    return step;
  }

  private rank(position: RacePosition, index: number): number {
    const promise = this.ranks[index] as number;
    const to = toOf(this.steps[index] as number);
    const held = position.rightOf(position.ownerOfTop(to));
    return promise * 20 + (promise === COVERING ? held * 6 : 0);
  }
}

/** So much of what is there, and so much of the other. */
function mix(into: Float64Array, other: Float64Array, stays: number, comes: number): void {
  for (let index = 0; index < into.length; index++) {
    into[index] = (into[index] as number) * stays + (other[index] as number) * comes;
  }
}
