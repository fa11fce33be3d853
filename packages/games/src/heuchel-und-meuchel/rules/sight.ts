import type { Game, Outcome, Seat, Secrecy, Step, Viewer } from '@kast/kernel';
import type { HeuchelOptions } from '../info.ts';
import type { Card } from './cards.ts';
import { stacksOf } from './dealing.ts';
import { events, type HeuchelEvent } from './events.ts';
import { type KnownColumn, mayKnow, mustRemember, shownColumns } from './knowing.ts';
import type { HeuchelMemory } from './memory.ts';
import type { HeuchelMove, HeuchelState, Phase } from './state.ts';

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

export type HeuchelGame = Game<HeuchelState, HeuchelMove, HeuchelView, HeuchelEvent, HeuchelMemory>;

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

/** HM2.1, HM8.2: nobody reads the deal, and an order only who gave it; HM8.3: or must remember it. */
export function secrecy(
  { before, by, move }: Step<HeuchelState, HeuchelMove>,
  viewer: Viewer,
): Secrecy {
  if (viewer === 'open' || (by === viewer && !mustRemember(before))) return 'none';
  return move.kind === 'deal' || move.kind === 'arrange' ? 'until-end' : 'none';
}

/** Shows the viewer a card that was a secret to it until then; dealing and laying out show everybody some. */
export function reveals(step: Step<HeuchelState, HeuchelMove>, viewer: Viewer): boolean {
  const { before, by, after } = step;
  if (by === 'chance' || after.phase === 'over') return true;
  if (before.phase === 'arranging') return after.phase !== 'arranging';
  // HM8.3: a second look at a card that was seen before would be one too many.
  if (mustRemember(after)) return uncovers(step);
  return secretsFrom(before, viewer) > secretsFrom(after, viewer);
}

/** Has a covered card come to lie open, if only for a moment? */
function uncovers(step: Step<HeuchelState, HeuchelMove>): boolean {
  return events(step, 'watcher').some(
    (event) =>
      event.kind === 'showed' ||
      event.kind === 'came-home' ||
      event.kind === 'lapsed' ||
      (event.kind === 'removed' && event.cards.length > 1),
  );
}

function secretsFrom(state: HeuchelState, viewer: Viewer): number {
  const cards = state.columns.flatMap((column) => column.flatMap((pile) => pile?.cards ?? []));
  return cards.filter((card) => !mayKnow(card, viewer)).length;
}

function arrangingOf(state: HeuchelState, seat: Seat): Arranging {
  if (stacksOf(state.hands[seat - 1] ?? []).length === 0) return 'nothing';
  return state.arranged[seat - 1] ? 'done' : 'busy';
}
