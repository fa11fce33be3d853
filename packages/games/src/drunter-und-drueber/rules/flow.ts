import { type Actor, type Turn, unreachable } from '@kast/kernel';
import { answer, step } from './attacking.ts';
import { callKlaar } from './calling.ts';
import { place } from './placing.ts';
import type { DrunterMove, DrunterState } from './state.ts';
import { endTurn } from './turn-order.ts';

export function turn(state: DrunterState): Turn {
  switch (state.phase) {
    case 'layout':
    case 'first':
      return { kind: 'chance', source: 'lot' };
    case 'placing':
      return { kind: 'seats', seats: [state.onTurn], rule: 'DD2.1' };
    case 'moving':
      return { kind: 'seats', seats: [state.onTurn], rule: 'DD3.1' };
    case 'answering':
      return { kind: 'seats', seats: state.attack ? [state.attack.asked] : [], rule: 'DD4.3' };
    case 'over':
      return { kind: 'over', outcome: state.outcome ?? { winners: [], rule: 'DD5.5' } };
    default:
      return unreachable(state.phase);
  }
}

export function apply(state: DrunterState, _by: Actor, move: DrunterMove): DrunterState {
  switch (move.kind) {
    case 'layout':
      return { ...state, phase: 'first', layout: move.layout };
    case 'first':
      return { ...state, phase: 'placing', first: move.seat, onTurn: move.seat };
    case 'place':
      return place(state, move.at);
    case 'step':
      return step(state, move);
    case 'pass':
      return endTurn(state);
    case 'klaar':
      return callKlaar(state);
    case 'claim':
    case 'allow':
      return answer(state, move.kind);
    default:
      return unreachable(move);
  }
}
