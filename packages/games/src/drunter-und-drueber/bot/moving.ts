import type { Budget, Share, Strength } from '@kast/bots';
import { must, type Random, type Seat, seatsOf } from '@kast/kernel';
import type { DrunterOptions } from '../info.ts';
import { type Circle, type DrunterMove, STONES_PER_COLOUR } from '../rules/index.ts';
import { easiestToFollow } from './advising.ts';
import { CandidateSteps, COVERING } from './candidate-steps.ts';
import { circlesOf, conviction } from './conviction.ts';
import { type ConsideredStep, seemingBest, takesTheBest } from './human-errors.ts';
import type { DrunterWeaknesses } from './levels.ts';
import { type DrunterSeen, isSure, type Recollection } from './memory.ts';
import { Progress } from './progress.ts';
import { stepsBetween } from './race-board.ts';
import { drunterMove, fromOf, toOf, WITH_CALL } from './race-move.ts';
import { relied } from './reliance.ts';
import {
  averageOf,
  bestForTheRestless,
  type Weighed,
  type WeighedStep,
  weighWorlds,
} from './weigh-steps.ts';
import type { World } from './world.ts';

export interface Turn {
  readonly seen: DrunterSeen;
  readonly seat: Seat;
  readonly mind: Recollection;
  readonly worlds: readonly World[];
  readonly strength: Strength<DrunterWeaknesses>;
  /** It is for somebody to follow. */
  readonly isAdvice: boolean;
  readonly budget: Budget;
  readonly clock: () => number;
  readonly random: Random;
}

export interface Decided {
  readonly move: DrunterMove;
  readonly nodes: number;
  /** Each seat's chance as it seems, seat 1 first; left out where nothing was weighed. */
  readonly chances?: readonly number[];
}

/** What is decided without weighing any steps: a call, a pass, or a look at a stone's own circle. DD5.1 */
export function decideAtOnce(turn: Turn): Decided | undefined {
  const { seen, seat, mind, worlds, strength, random } = turn;
  const isDone = conviction(mind, circlesOf(seen, seat), seat, random);
  if (isDone >= strength.callsAt) {
    return { move: { kind: 'klaar' }, nodes: 1, chances: chancesOfCalling(seen, seat, isDone) };
  }
  const steps = stepsOf(must(worlds[0], 'a world'));
  if (steps.length === 0) return { move: { kind: 'pass' }, nodes: 1 };
  const look = isDone >= LIKELY ? stepToLook(steps, turn) : undefined;
  return look === undefined ? undefined : { move: drunterMove(look), nodes: 1 };
}

/** What one worker finds in the worlds that fall to it. */
export function searchTurn(
  { worlds, strength, budget, clock, isAdvice }: Turn,
  share: Share,
): readonly Weighed[] {
  const deepest = strength.deepest === undefined ? {} : { deepest: strength.deepest };
  const weighsAll = !takesTheBest(strength) || isAdvice;
  return weighWorlds(worlds, { budget, clock, ...deepest, weighsAll }, share);
}

/** A step, and a call with it where that is sure enough. DD5.1 */
export function decideTurn(turn: Turn, found: readonly Weighed[]): Decided {
  const { seen, seat, mind, worlds, strength, random } = turn;
  const weighed = averageOf(worlds, found);
  const errs = !takesTheBest(strength);
  const { step, chances: seeming } = chosenFrom(weighed.steps, turn, errs);
  const chances = relied(seeming, seen.options as DrunterOptions, false);
  const after = circlesAfter(turn, step);
  const willBeDone = conviction(mind, after, seat, random);
  if (willBeDone < strength.callsAt)
    return { move: drunterMove(step), nodes: weighed.nodes, chances };
  const move = drunterMove(step + WITH_CALL);
  return { move, nodes: weighed.nodes, chances: chancesOfCalling(seen, seat, willBeDone) };
}

function chosenFrom(steps: readonly WeighedStep[], turn: Turn, errs: boolean): WeighedStep {
  const { seen, worlds, strength, isAdvice, random } = turn;
  if (isAdvice) return easiestToFollow(steps, worlds, seen.memory?.steps ?? []);
  if (!errs) return bestForTheRestless(worlds, steps);
  return seemingBest(considered(steps, turn), strength, lastMoved(turn), random);
}

/** Who is so sure, in a hundred boards, to be done looks whether it is so. */
const LIKELY = 50;

/** Without a call; the same in every world. */
export function stepsOf({ start }: World): readonly number[] {
  const into = new Uint16Array(64);
  return Array.from(into.subarray(0, start.steps(into, 0)));
}

/** Off a circle that it is not sure of, onto one from which it can come back. DD3.5 */
function stepToLook(steps: readonly number[], { seen, mind }: Turn): number | undefined {
  return steps.find((step) => {
    const standsAlone = seen.view.stacks[fromOf(step)]?.length === 1;
    return !isSure(mind, fromOf(step)) && standsAlone && seen.view.stacks[toOf(step)]?.length === 0;
  });
}

/** Where the stones of the seat lie after a step that stands. */
export function circlesAfter({ seen, seat }: Turn, step: number): readonly Circle[] {
  const from = fromOf(step);
  const stack = must(seen.view.stacks[from], 'a stack');
  const staysToo = stack.filter(({ owner }) => owner === seat).length > 1;
  const others = circlesOf(seen, seat).filter((at) => at !== from || staysToo);
  return [...others, toOf(step)];
}

/** With a call: who is right has won, and who is wrong is out. DD5.2, DD5.3 */
export function chancesOfCalling(
  { view, seats }: DrunterSeen,
  seat: Seat,
  sure: number,
): readonly number[] {
  const rivals = seatsOf(seats).filter((one) => one !== seat && !view.out.includes(one));
  return seatsOf(seats).map((one) => {
    if (one === seat) return sure / 100;
    return rivals.includes(one) ? (100 - sure) / 100 / rivals.length : 0;
  });
}

function considered(
  steps: readonly WeighedStep[],
  { seat, worlds }: Turn,
): readonly (ConsideredStep & WeighedStep)[] {
  const { start } = must(worlds[0], 'a world');
  const progress = new Progress();
  const candidates = new CandidateSteps(progress);
  candidates.prepare(start);
  const first = (seat - 1) * STONES_PER_COLOUR;
  const wayFrom = new Map<number, number>();
  for (let stone = first; stone < first + STONES_PER_COLOUR; stone++) {
    if (!start.mayMove(stone)) continue;
    const at = start.at[stone] as number;
    wayFrom.set(at, stepsBetween(at, progress.goalOf(start, stone)));
  }
  return steps.map((weighed) => {
    const from = fromOf(weighed.step);
    return {
      ...weighed,
      chance: weighed.chances[seat - 1] as number,
      from,
      way: wayFrom.get(from) ?? 0,
      comesHome: start.board.seatOf[toOf(weighed.step)] === seat && wayFrom.get(from) !== 0,
      holdsUp: candidates.promise(start, weighed.step) === COVERING,
    };
  });
}

/** The circle of the stone that this seat moved last, as far as what it covered tells. */
function lastMoved({ seen, seat }: Turn): Circle | undefined {
  let latest = -1;
  let found: Circle | undefined;
  for (const at of circlesOf(seen, seat)) {
    const coveredAt = seen.memory?.traces[at]?.coveredAt ?? -1;
    if (coveredAt <= latest || seen.view.stacks[at]?.at(-1)?.owner !== seat) continue;
    latest = coveredAt;
    found = at;
  }
  return found;
}
