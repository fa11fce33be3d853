import type { Outcome } from '@kast/kernel';
import type { TablutOptions } from '../info.ts';
import type { Board, Side } from './board.ts';
import { cornersInReach } from './king.ts';
import type { Square } from './square.ts';
import type { TablutState } from './state.ts';
import {
  type CountedThreat,
  standingThreats,
  type ThreatStatus,
  threatStatus,
  timesMade,
} from './threats.ts';

/** Nothing in Tablut is hidden: everybody sees the whole state, and what it means for the king. */
export interface TablutView {
  readonly options: TablutOptions;
  readonly board: Board;
  readonly turn: Side;
  readonly threatCounts: readonly CountedThreat[];
  readonly answering: boolean;
  readonly positions: readonly string[];
  readonly quietPlies: number;
  readonly outcome: Outcome | null;
  /** The threats on the board right now, void ones included. TB5.2, TB5.3 */
  readonly threats: readonly StandingThreat[];
  /** The corners that the king could go to if it were light's turn. TB4.5 */
  readonly cornersInReach: readonly Square[];
}

export interface StandingThreat extends CountedThreat {
  readonly status: ThreatStatus;
}

export function view(state: TablutState): TablutView {
  const isOver = state.outcome !== null;
  return {
    options: state.options,
    board: state.board,
    turn: state.turn,
    threatCounts: state.threatCounts,
    answering: state.answering,
    positions: state.positions,
    quietPlies: state.quietPlies,
    outcome: state.outcome,
    threats: isOver ? [] : threatsNow(state),
    cornersInReach: isOver ? [] : cornersInReach(state),
  };
}

/** The state that a view was made of. */
export function stateOf(view: TablutView): TablutState {
  return {
    options: view.options,
    board: view.board,
    turn: view.turn,
    threatCounts: view.threatCounts,
    answering: view.answering,
    positions: view.positions,
    quietPlies: view.quietPlies,
    outcome: view.outcome,
  };
}

export function threatsNow(state: TablutState): StandingThreat[] {
  return standingThreats(state).map((threat) => {
    const times = timesMade(state.threatCounts, threat);
    return { ...threat, times, status: threatStatus(times) };
  });
}
