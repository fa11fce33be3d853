import {
  ALONE,
  type Budget,
  findBestMove,
  isDecided,
  Meter,
  type Share,
  valueMoves,
} from '@kast/bots';
import { must } from '@kast/kernel';
import { Chances } from './chances.ts';
import { MaxNSearch } from './max-n-search.ts';
import { CERTAIN, TwoSeatSearch } from './two-seat-search.ts';
import { toOf } from './race-move.ts';
import { isSentBack, type World } from './world.ts';

export interface WeighedStep {
  readonly step: number;
  /** Each seat's chance of winning after it, seat 1 first. */
  readonly chances: readonly number[];
}

export interface Thinking {
  readonly budget: Budget;
  readonly clock: () => number;
  readonly deepest?: number;
  /** Every step gets a value of its own, not only the best one: for a player who is to err. */
  readonly weighsAll: boolean;
}

/** Plain data: what was found in a world travels between workers. */
export interface Weighed {
  /** The best first; where not all were to be weighed, the best alone. */
  readonly steps: readonly WeighedStep[];
  readonly nodes: number;
}

/**
 * Steps by what they bring the seat on turn, on average over the worlds that it may be in: each of them is
 * searched as if it were the real one (perfect-information Monte Carlo, Ginsberg 2001).
 */
export function weighSteps(worlds: readonly World[], thinking: Thinking): Weighed {
  return averageOf(worlds, weighWorlds(worlds, thinking, ALONE));
}

/** In every world that falls to this worker, all of which share its budget. */
export function weighWorlds(
  worlds: readonly World[],
  thinking: Thinking,
  { worker, workers }: Share,
): readonly Weighed[] {
  const own = worlds.filter((_, index) => index % workers === worker);
  const part = {
    ...thinking,
    budget: partOf(thinking.budget, 1 / own.length),
    weighsAll: thinking.weighsAll || worlds.length > 1,
  };
  return own.map((world) => weighIn(world, part));
}

export function averageOf(worlds: readonly World[], found: readonly Weighed[]): Weighed {
  const own = must(worlds[0], 'a world').start.onTurn - 1;
  const sums = new Map<number, number[]>();
  for (const { steps } of found) {
    for (const { step, chances } of steps) {
      const sum = sums.get(step);
      sums.set(step, sum ? sum.map((one, seat) => one + (chances[seat] as number)) : [...chances]);
    }
  }
  const steps = [...sums].map(([step, sum]) => ({
    step,
    chances: sum.map((one) => one / found.length),
  }));
  return {
    steps: steps.toSorted((a, b) => (b.chances[own] as number) - (a.chances[own] as number)),
    nodes: found.reduce((sum, { nodes: some }) => sum + some, 0),
  };
}

/**
 * The best step for who would rather give up a part of the chance to win than lose a turn on purpose: where all
 * wait for the others to stir, nothing ever happens again.
 */
export function bestForTheRestless(
  worlds: readonly World[],
  steps: readonly WeighedStep[],
): WeighedStep {
  const own = must(worlds[0], 'a world').start.onTurn - 1;
  const worth = ({ step, chances }: WeighedStep): number =>
    (chances[own] as number) * (1 - RESTLESSNESS * lostIn(worlds, step));
  return steps.reduce((best, step) => (worth(step) > worth(best) ? step : best));
}

const RESTLESSNESS = 0.25;

/** In what share of the worlds this step would be a turn lost. */
export function lostIn(worlds: readonly World[], step: number): number {
  const lost = worlds.filter((world) => isSentBack(world.start, world, toOf(step)));
  return lost.length / worlds.length;
}

function weighIn(world: World, thinking: Thinking): Weighed {
  return world.start.board.seats === 2 ? alphaBeta(world, thinking) : maxN(world, thinking);
}

function alphaBeta(world: World, { weighsAll, ...limits }: Thinking): Weighed {
  const search = new TwoSeatSearch(world, new Chances());
  const toChances = (value: number): readonly number[] => {
    const lead = isDecided(value) ? Math.sign(value) : value / CERTAIN;
    const chance = (1 + lead) / 2;
    return search.side === 0 ? [chance, 1 - chance] : [1 - chance, chance];
  };
  if (!weighsAll) {
    const budget = partOf(limits.budget, FOR_THE_BEST);
    const { best, nodes } = findBestMove(search, { ...limits, budget });
    if (!isSentBack(world.start, world, toOf(best.move))) {
      return { steps: [{ step: best.move, chances: toChances(best.value) }], nodes };
    }
    const left = partOf(limits.budget, 1 - FOR_THE_BEST);
    const all = alphaBeta(world, { ...limits, budget: left, weighsAll: true });
    return { ...all, nodes: nodes + all.nodes };
  }
  const { moves, nodes } = valueMoves(search, limits);
  return {
    steps: moves.map(({ move, value }) => ({ step: move, chances: toChances(value) })),
    nodes,
  };
}

/** The rest is for comparing it with the others, where it turns out to be a turn lost. */
const FOR_THE_BEST = 0.8;

function partOf({ nodes, milliseconds }: Budget, share: number): Budget {
  return {
    ...(nodes !== undefined && { nodes: Math.floor(nodes * share) }),
    ...(milliseconds !== undefined && { milliseconds: milliseconds * share }),
  };
}

function maxN(world: World, { budget, clock, deepest }: Thinking): Weighed {
  const meter = new Meter(budget, clock);
  const search = new MaxNSearch(world, new Chances(), meter);
  const into = new Uint16Array(64);
  const steps = Array.from(into.subarray(0, world.start.steps(into, 0)));
  const chances = search.weigh(steps, deepest ?? Number.MAX_SAFE_INTEGER);
  return {
    steps: steps.map((step, index) => ({ step, chances: must(chances[index], 'chances') })),
    nodes: meter.nodes,
  };
}
