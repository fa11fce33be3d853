import { must, type Seat, seatsOf } from '@kast/kernel';
import { standingRight } from './standing-right.ts';
import { afterTurnOf } from './stacks.ts';
import type { DrunterState } from './state.ts';

export function clockwiseFrom(seat: Seat, seats: number): Seat {
  return (seat % seats) + 1;
}

export function seatsStillIn(state: DrunterState): readonly Seat[] {
  return seatsOf(state.seats).filter((seat) => !state.out.includes(seat));
}

/** The turn of the seat that moved is over: on to the next one that may play. */
export function endTurn(state: DrunterState): DrunterState {
  let next: DrunterState = { ...waitedOut(state, state.onTurn), phase: 'moving', attack: null };
  for (;;) {
    const onTurn = clockwiseFrom(next.onTurn, next.seats);
    // DD5.5: a round ends when the turn passes the seat that began, even if it is out.
    const round = next.round + (onTurn === next.first ? 1 : 0);
    next = { ...next, onTurn, round };
    if (round === next.options.rounds) return endByRounds(next);
    if (next.out.includes(onTurn)) continue;
    if (must(next.misses[onTurn - 1], 'turns to miss') === 0) return next;
    next = missTurn(next);
  }
}

/** DD4.4 */
function missTurn(state: DrunterState): DrunterState {
  const { onTurn } = state;
  const misses = state.misses.map((turns, index) => (index === onTurn - 1 ? turns - 1 : turns));
  return { ...waitedOut(state, onTurn), misses };
}

/** DD3.7 */
function waitedOut(state: DrunterState, seat: Seat): DrunterState {
  if (state.options.block === 'endless') return state;
  return { ...state, stacks: state.stacks.map((stack) => afterTurnOf(stack, seat)) };
}

/** DD5.5 */
function endByRounds(state: DrunterState): DrunterState {
  const stillIn = seatsStillIn(state);
  const right = stillIn.map((seat) => standingRight(state, seat));
  const best = Math.max(...right);
  const winners = stillIn.filter((_, index) => right[index] === best);
  return { ...state, phase: 'over', outcome: { winners, rule: 'DD5.5' } };
}
