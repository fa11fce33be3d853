import { must, type Seat, seatsOf } from '@kast/kernel';
import { type Circle, CIRCLES, makeCircle } from './circles.ts';
import { colourOf, STONES_PER_COLOUR } from './colours.ts';
import type { DrunterRefusal } from './refusals.ts';
import { put, stackAt, withStacks } from './stacks.ts';
import type { DrunterState } from './state.ts';
import { clockwiseFrom } from './turn-order.ts';

export function checkPlacing(state: DrunterState, at: Circle): DrunterRefusal | undefined {
  const circle = makeCircle(at);
  // DD2.2
  if (!isEmpty(state, at)) {
    return { rule: 'DD2.2', reason: 'circle-taken', facts: { at: circle } };
  }
  const colour = colourOf(state.onTurn);
  if (state.layout[at] === colour) {
    return { rule: 'DD2.2', reason: 'own-colour', facts: { at: circle, colour } };
  }
  const stuck = stuckAfter(state, at);
  if (stuck === undefined) return undefined;
  return { rule: 'DD2.3', reason: 'somebody-stuck', facts: { seat: stuck } };
}

export function place(state: DrunterState, at: Circle): DrunterState {
  const { onTurn } = state;
  const inHand = state.inHand.map((stones, index) => (index === onTurn - 1 ? stones - 1 : stones));
  const stacks = withStacks(state.stacks, [[at, put(stackAt(state.stacks, at), onTurn)]]);
  if (inHand.some((stones) => stones > 0)) {
    return { ...state, inHand, stacks, onTurn: clockwiseFrom(onTurn, state.seats) };
  }
  // DD3.1: moving begins with the seat that began placing.
  return { ...state, inHand, stacks, phase: 'moving', onTurn: state.first };
}

/** DD2.3: the first seat that could no longer place all its stones. */
function stuckAfter(state: DrunterState, at: Circle): Seat | undefined {
  const empty = CIRCLES.filter((circle) => isEmpty(state, circle) && circle !== at);
  // With so many circles left not even eight of one's own colour can stand in the way.
  if (empty.length >= 2 * STONES_PER_COLOUR) return undefined;
  return seatsOf(state.seats).find((seat) => {
    const inHand = must(state.inHand[seat - 1], 'stones in hand') - (seat === state.onTurn ? 1 : 0);
    const own = empty.filter((circle) => state.layout[circle] === colourOf(seat)).length;
    return inHand + own > empty.length;
  });
}

function isEmpty(state: DrunterState, at: Circle): boolean {
  return stackAt(state.stacks, at).length === 0;
}
