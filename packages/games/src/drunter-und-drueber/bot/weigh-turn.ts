import { must } from '@kast/kernel';
import type { DrunterOptions } from '../info.ts';
import type { DrunterMove } from '../rules/index.ts';
import { chancesNow } from './chances.ts';
import { circlesOf, conviction } from './conviction.ts';
import { circlesAfter, stepsOf, type Turn } from './moving.ts';
import { drunterMove, WITH_CALL } from './race-move.ts';
import { relied } from './reliance.ts';
import { weighSteps } from './weigh-steps.ts';

interface WeighedTurn {
  readonly move: DrunterMove;
  /** Of winning, from 0 to 1. */
  readonly chance: number;
}

/** Every turn that the seat could take, the best first. */
export function weighTurn(turn: Turn): readonly WeighedTurn[] {
  const { seen, seat, mind, worlds, budget, clock, random } = turn;
  const isDone = conviction(mind, circlesOf(seen, seat), seat, random) / 100;
  const klaar: WeighedTurn = { move: { kind: 'klaar' }, chance: isDone };
  // As estimates are told; what comes of a call is not foreseen, but judged on the spot.
  const foreseen = (chances: readonly number[]): number =>
    relied(chances, seen.options as DrunterOptions, false)[seat - 1] as number;
  // DD3.6
  if (stepsOf(must(worlds[0], 'a world')).length === 0) {
    const pass: WeighedTurn = { move: { kind: 'pass' }, chance: foreseen(chancesNow(worlds)) };
    return bestFirst([klaar, pass]);
  }
  const { steps } = weighSteps(worlds, { budget, clock, weighsAll: true });
  // DD5.1, DD5.3: a call with a step that does not finish is the end of its maker.
  const turns = steps.flatMap(({ step, chances }) => [
    { move: drunterMove(step), chance: foreseen(chances) },
    {
      move: drunterMove(step + WITH_CALL),
      chance: conviction(mind, circlesAfter(turn, step), seat, random) / 100,
    },
  ]);
  return bestFirst([klaar, ...turns]);
}

function bestFirst(turns: readonly WeighedTurn[]): readonly WeighedTurn[] {
  return turns.toSorted((one, other) => other.chance - one.chance);
}
