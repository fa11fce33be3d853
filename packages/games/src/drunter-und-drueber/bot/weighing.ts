import { type Budget, Meter } from '@kast/bots';
import type { Random } from '@kast/kernel';
import type { DrunterMove } from '../rules/index.ts';
import { TURN } from './progress.ts';
import { fromOf, RacePosition, type StepCode, toOf } from './race-position.ts';
import { DECIDED, valueSteps } from './search.ts';

interface WeighedTurn {
  readonly move: DrunterMove;
  /** Of winning, from 0 to 1. */
  readonly chance: number;
}

interface Thinking {
  readonly budget: Budget;
  readonly clock: () => number;
  readonly random: Random;
}

/** Who is so far ahead wins three times out of four. */
const LIKELY = 3 * TURN;

/** Every turn that the seat could take, the best first; colours are taken for known. */
export function weighTurn(position: RacePosition, thinking: Thinking): readonly WeighedTurn[] {
  const { onTurn: seat } = position;
  const isDone = position.hasAllRight(seat);
  const klaar: WeighedTurn = { move: { kind: 'klaar' }, chance: isDone ? 1 : 0 };
  if (position.steps().length === 0) return [klaar];
  const { budget, clock, random } = thinking;
  const meter = new Meter(budget, clock);
  const deepest = Number.MAX_SAFE_INTEGER;
  const valued = valueSteps(position, { meter, deepest, random, valueAll: true });
  // DD5.1, DD5.3: a call with a step that does not finish is the end of its maker.
  const steps = valued.flatMap(({ step, value }) => [
    { move: stepMove(step, false), chance: chanceOf(value) },
    { move: stepMove(step, true), chance: finishes(position, step) ? 1 : 0 },
  ]);
  return [klaar, ...steps].toSorted((one, other) => other.chance - one.chance);
}

function finishes(position: RacePosition, step: StepCode): boolean {
  const after = new RacePosition(position.board);
  after.copy(position);
  after.step(step);
  return after.hasAllRight(position.onTurn);
}

function chanceOf(value: number): number {
  const lead = Math.abs(value) > DECIDED ? Math.sign(value) : value / (Math.abs(value) + LIKELY);
  return (1 + lead) / 2;
}

function stepMove(step: StepCode, call: boolean): DrunterMove {
  return { kind: 'step', from: fromOf(step), to: toOf(step), call };
}
