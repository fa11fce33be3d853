import type { Seat } from '@kast/kernel';
import { type Circle, CIRCLES, makeCircle, neighboursOf } from './circles.ts';
import type { DrunterRefusal } from './refusals.ts';
import { movableHeight, put, stackAt, topOf, without, withStacks } from './stacks.ts';
import type { DrunterState, Stack } from './state.ts';

export interface Way {
  readonly from: Circle;
  readonly to: Circle;
}

/** All that moving depends on: a view knows it, too. */
type Moving = Pick<DrunterState, 'stacks' | 'onTurn' | 'options'>;

/** Every step that the seat on turn can make. DD3.1 */
export function ways(state: Moving): readonly Way[] {
  return CIRCLES.flatMap((from) =>
    heightToLeave(state, from) === undefined
      ? []
      : neighboursOf(from)
          .filter((to) => mayEnter(stackAt(state.stacks, to), state.onTurn))
          .map((to) => ({ from, to })),
  );
}

export function canMove(state: Moving): boolean {
  return ways(state).length > 0;
}

export function checkStep(state: DrunterState, { from, to }: Way): DrunterRefusal | undefined {
  const stack = stackAt(state.stacks, from);
  const at = makeCircle(from);
  const own = stack.findLast((stone) => stone.owner === state.onTurn);
  // DD3.1
  if (!own) return { rule: 'DD3.1', reason: 'no-stone-of-yours', facts: { at } };
  if (heightToLeave(state, from) === undefined) {
    const { block } = state.options;
    const rule = block === 'endless' ? 'DD3.3' : 'DD3.7';
    return { rule, reason: 'stone-covered', facts: { at, waited: own.waited, block } };
  }
  if (!neighboursOf(from).includes(to)) {
    const facts = { from: at, to: makeCircle(to) };
    return { rule: 'DD3.1', reason: 'not-a-neighbour', facts };
  }
  if (!mayEnter(stackAt(state.stacks, to), state.onTurn)) {
    return { rule: 'DD3.2', reason: 'own-stone-on-top', facts: { at: makeCircle(to) } };
  }
  return undefined;
}

/** The stacks after a step; the stone that may leave highest is the one that goes. */
export function stepped(state: Moving, { from, to }: Way): readonly Stack[] {
  const height = heightToLeave(state, from);
  if (height === undefined) throw new Error(`no stone may leave ${makeCircle(from)}`);
  return withStacks(state.stacks, [
    [from, without(stackAt(state.stacks, from), height)],
    [to, put(stackAt(state.stacks, to), state.onTurn)],
  ]);
}

/** The height of the stone that a step from here moves; undefined where none may leave. */
export function heightToLeave(state: Moving, from: Circle): number | undefined {
  return movableHeight(stackAt(state.stacks, from), state.onTurn, state.options.block);
}

/** DD3.2 */
function mayEnter(stack: Stack, seat: Seat): boolean {
  return topOf(stack)?.owner !== seat;
}
