import { type Actor, type Seat, seatsOf, type Turn, unreachable } from '@kast/kernel';
import { columnOf, hasOpenCards } from './columns.ts';
import { arrange, deal } from './dealing.ts';
import { moved, ways } from './moving.ts';
import { removeCard } from './resting.ts';
import { outcomeOf } from './scoring.ts';
import type { HeuchelMove, HeuchelState } from './state.ts';
import { take, takeable } from './taking.ts';

export function turn(state: HeuchelState): Turn {
  switch (state.phase) {
    case 'deal':
    case 'first':
    case 'rolling':
      return { kind: 'chance', source: 'lot' };
    case 'arranging': {
      const seats = state.arranged.flatMap((stacks, index) => (stacks ? [] : [index + 1]));
      return { kind: 'seats', seats, rule: 'HM2.4' };
    }
    case 'moving':
      return { kind: 'seats', seats: [state.onTurn], rule: 'HM3.1' };
    case 'taking':
      return { kind: 'seats', seats: [state.onTurn], rule: 'HM4.1' };
    case 'going-on':
      return { kind: 'seats', seats: [state.onTurn], rule: 'HM4.4' };
    case 'removing':
      return { kind: 'seats', seats: [state.onTurn], rule: 'HM7.4' };
    case 'over':
      return { kind: 'over', outcome: state.outcome ?? { winners: [], rule: 'HM6.1' } };
    default:
      return unreachable(state.phase);
  }
}

export function apply(state: HeuchelState, by: Actor, move: HeuchelMove): HeuchelState {
  switch (move.kind) {
    case 'deal':
      return deal(state, move.hands);
    case 'arrange':
      return arrange(state, Number(by), move.stacks);
    case 'first':
      return beginTurn(state, move.seat);
    case 'roll':
      return useRoll({ ...state, roll: move.pips });
    case 'move':
      return afterMove(moved(state, move), move.to);
    case 'take':
      return afterTaking(take(state, move.lots));
    case 'again':
      return { ...state, phase: 'rolling' };
    case 'leave':
    case 'stop':
      return endTurn(state);
    case 'remove':
      return endTurn(removeCard(state, state.onTurn, move.row));
    default:
      return unreachable(move);
  }
}

/** HM7.4: a roll that fits nothing costs a card. */
function useRoll(state: HeuchelState): HeuchelState {
  if (ways(state).length > 0) return { ...state, phase: 'moving' };
  return { ...state, phase: 'removing', roll: 0 };
}

/** A seat begins its turn: with the die it rolls first (HM7.1). */
function beginTurn(state: HeuchelState, seat: Seat): HeuchelState {
  const phase = state.options.die === 'on' ? 'rolling' : 'moving';
  return { ...state, phase, onTurn: seat, landed: 0, roll: 0 };
}

function endTurn(state: HeuchelState): HeuchelState {
  return endIfOver(state) ?? beginTurn(state, nextSeat(state));
}

/** After a move: something to take is decided first; otherwise the turn ends by itself. */
function afterMove(state: HeuchelState, landed: number): HeuchelState {
  const here = { ...state, landed, roll: 0 };
  return takeable(here).length > 0 ? { ...here, phase: 'taking' } : endTurn(here);
}

/** After a taking: HM4.4, unless the match is over (HM6.1). */
function afterTaking(state: HeuchelState): HeuchelState {
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
