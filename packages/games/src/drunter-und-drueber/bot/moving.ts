import { type Budget, Meter } from '@kast/bots';
import { must, type Random, type Seat } from '@kast/kernel';
import { type DrunterMove, type DrunterView, STONES_PER_COLOUR } from '../rules/index.ts';
import type { Temper } from './levels.ts';
import type { Recollection } from './memory.ts';
import { misjudgement } from './misjudgement.ts';
import { fromOf, RacePosition, type StepCode, toOf } from './race-position.ts';
import { DECIDED, type Valued, valueSteps } from './search.ts';

export interface Turn {
  readonly view: DrunterView;
  readonly position: RacePosition;
  readonly mind: Recollection;
  readonly temper: Temper;
  readonly budget: Budget;
  readonly clock: () => number;
  readonly random: Random;
}

export interface Decided {
  readonly move: DrunterMove;
  readonly nodes: number;
  readonly isWon: boolean;
}

/** A step, a call, or both. */
export function chooseTurn(turn: Turn): Decided {
  const { position } = turn;
  const seat = position.onTurn;
  if (position.hasAllRight(seat)) return believesDone(turn);
  if (position.steps().length === 0) return quietly({ kind: 'pass' });
  const { best, nodes } = search(turn);
  const after = new RacePosition(position.board);
  after.copy(position);
  after.step(best.step);
  const finishes = after.hasAllRight(seat);
  const call = finishes && (isSureOfAll(after, seat, turn) || dares(turn));
  return { move: stepMove(best.step, call), nodes, isWon: best.value > DECIDED };
}

/** All eight seem right. Who is sure calls; who is not lifts a stone to look, or takes the risk. */
function believesDone(turn: Turn): Decided {
  const { position } = turn;
  if (isSureOfAll(position, position.onTurn, turn) || dares(turn)) {
    return { move: { kind: 'klaar' }, nodes: 1, isWon: true };
  }
  const look = stepToLook(turn);
  if (look !== undefined) return quietly(stepMove(look, false));
  if (position.steps().length === 0) return quietly({ kind: 'pass' });
  return quietly(stepMove(search(turn).best.step, false));
}

/** Off a circle that it is not sure of, onto one from which it can come back. DD3.5 */
function stepToLook({ view, position, mind }: Turn): StepCode | undefined {
  return position.steps().find((step) => {
    const isDoubtful = mind.isSure[fromOf(step)] === false;
    const standsAlone = view.stacks[fromOf(step)]?.length === 1;
    return isDoubtful && standsAlone && view.stacks[toOf(step)]?.length === 0;
  });
}

function search({ position, temper, budget, clock, random }: Turn): {
  readonly best: Valued;
  readonly nodes: number;
} {
  const meter = new Meter(budget, clock);
  const errs = temper.misjudges > 0;
  const deepest = temper.deepest ?? Number.MAX_SAFE_INTEGER;
  const valued = valueSteps(position, { meter, deepest, random, valueAll: errs });
  const seeming = valued.map(({ value }) =>
    value > DECIDED ? value : value + misjudgement(temper.misjudges, random),
  );
  const best = must(valued[seeming.indexOf(Math.max(...seeming))], 'a step');
  return { best, nodes: meter.nodes };
}

/** Is every own stone known to stand right, and not only taken to? */
function isSureOfAll(position: RacePosition, seat: Seat, { mind }: Turn): boolean {
  const first = (seat - 1) * STONES_PER_COLOUR;
  const circles = position.at.subarray(first, first + STONES_PER_COLOUR);
  return circles.every((at) => mind.isSure[at] === true);
}

function dares({ temper, random }: Turn): boolean {
  return random.below(100) < temper.dares;
}

function stepMove(step: StepCode, call: boolean): DrunterMove {
  return { kind: 'step', from: fromOf(step), to: toOf(step), call };
}

function quietly(move: DrunterMove): Decided {
  return { move, nodes: 1, isWon: false };
}
