import type { Outcome, Seat, Viewer } from '@kast/kernel';
import type { HeuchelOptions } from '../info.ts';
import type { Card } from './cards.ts';
import { stacksOf } from './dealing.ts';
import { type KnownColumn, shownColumns } from './knowing.ts';
import type { HeuchelState, Phase } from './state.ts';

/** HM2.4: had nothing to arrange, is at it, or is done. */
export type Arranging = 'nothing' | 'busy' | 'done';

export interface HeuchelView {
  readonly phase: Phase;
  /** Your own cards while they are being arranged. */
  readonly hand: readonly Card[];
  /** What you have arranged, until the board is laid out. */
  readonly arranged: readonly (readonly Card[])[] | null;
  /** Per seat; empty before the deal and once the board is laid out. */
  readonly arranging: readonly Arranging[];
  readonly columns: readonly KnownColumn[];
  readonly gone: readonly (readonly Card[])[];
  readonly onTurn: Seat;
  readonly landed: number;
  readonly roll: number;
  readonly outcome: Outcome | null;
  /** Agreed on by all: with the die or without, and whether the table reminds you (HM8.3). */
  readonly options: HeuchelOptions;
}

export function view(state: HeuchelState, viewer: Viewer): HeuchelView {
  const seat = typeof viewer === 'number' ? viewer : 0;
  return {
    phase: state.phase,
    hand: state.hands[seat - 1] ?? [],
    arranged: state.arranged[seat - 1] ?? null,
    arranging:
      state.phase === 'arranging'
        ? state.hands.map((_, index) => arrangingOf(state, index + 1))
        : [],
    columns: shownColumns(state, viewer),
    gone: state.gone,
    onTurn: state.onTurn,
    landed: state.landed,
    roll: state.roll,
    outcome: state.outcome,
    options: state.options,
  };
}

function arrangingOf(state: HeuchelState, seat: Seat): Arranging {
  if (stacksOf(state.hands[seat - 1] ?? []).length === 0) return 'nothing';
  return state.arranged[seat - 1] ? 'done' : 'busy';
}
