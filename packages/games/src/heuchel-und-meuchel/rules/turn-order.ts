import { type Seat, seatsOf } from '@kast/kernel';
import { columnOf, hasOpenCards } from './columns.ts';
import { outcomeOf } from './scoring.ts';
import type { HeuchelState } from './state.ts';
import { takeable } from './taking.ts';

/** A seat begins its turn: with the die it rolls first (HM7.1). */
export function beginTurn(state: HeuchelState, seat: Seat): HeuchelState {
  const phase = state.options.die === 'on' ? 'rolling' : 'moving';
  return { ...state, phase, onTurn: seat, landed: 0, roll: 0 };
}

export function endTurn(state: HeuchelState): HeuchelState {
  return endIfOver(state) ?? beginTurn(state, nextSeat(state));
}

/** After a move: something to take is decided first; otherwise the turn ends by itself. */
export function afterMove(state: HeuchelState, landed: number): HeuchelState {
  const here = { ...state, landed, roll: 0 };
  return takeable(here).length > 0 ? { ...here, phase: 'taking' } : endTurn(here);
}

/** After a taking: HM4.4, unless the match is over (HM6.1). */
export function afterTaking(state: HeuchelState): HeuchelState {
  return endIfOver(state) ?? { ...state, phase: 'going-on', landed: 0 };
}

/** HM6.1, HM7.6 */
function endIfOver(state: HeuchelState): HeuchelState | undefined {
  const playing = seatsOf(state.seats).filter((seat) => hasOpenCards(columnOf(state, seat)));
  const die = state.options.die === 'on';
  if (playing.length > (die ? 0 : 1)) return undefined;
  const outcome = outcomeOf(state, die ? 'HM7.6' : 'HM6.1');
  return { ...state, phase: 'over', landed: 0, roll: 0, outcome };
}

/** HM2.6: clockwise, and who has no face-up cards is skipped. */
function nextSeat(state: HeuchelState): Seat {
  const clockwise = seatsOf(state.seats).map(
    (step) => ((state.onTurn - 1 + step) % state.seats) + 1,
  );
  const next = clockwise.find((seat) => hasOpenCards(columnOf(state, seat)));
  if (next === undefined) throw new Error('nobody is left to play');
  return next;
}
