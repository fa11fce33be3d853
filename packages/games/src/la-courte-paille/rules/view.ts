import type { Outcome, Seat, Viewer } from '@kast/kernel';
import type { Card, Character } from './cards.ts';
import { totalsOf } from './scoring.ts';
import type {
  Act,
  Destination,
  PailleState,
  Reckoning,
  Stage,
  WeekCard,
  WeekTotal,
} from './state.ts';

/** What one viewer may know of the table right now. CP7 */
export interface PailleView {
  readonly voyage: boolean;
  readonly stage: Stage;
  readonly round: number;
  readonly turn: number;
  /** 0 until it is drawn. */
  readonly shark: Seat;
  /** Seat 1 first. */
  readonly hands: readonly HandView[];
  readonly chosen: readonly ChoiceView[];
  /** This turn's cards in the order of play, once they are shown, and what was done with them. */
  readonly shown: readonly Act[];
  readonly begun: number;
  /** What was done in the turn before. */
  readonly lastTurn: readonly Act[];
  readonly owed: readonly Destination[];
  readonly week: readonly WeekCardView[];
  /** Of the cards that lie face up, highest first. CP7.4 */
  readonly weekTotals: readonly WeekTotal[];
  readonly added: number;
  readonly menu: readonly Card[];
  /** How many; which ones, and from the top, only where everything is open. */
  readonly pile: { readonly count: number; readonly cards?: readonly Card[] };
  /** The last one lies on top. CP3.6 */
  readonly discard: readonly Card[];
  readonly replacements: number;
  readonly eaten: readonly Character[];
  readonly out: readonly Seat[];
  readonly reckonings: readonly Reckoning[];
  readonly outcome: Outcome | null;
}

export interface HandView {
  readonly count: number;
  readonly cards?: readonly Card[];
}

/** CP7.3: only that a choice was made, unless it is your own. */
export interface ChoiceView {
  readonly made: boolean;
  readonly card?: Card;
}

export interface WeekCardView {
  readonly up: boolean;
  /** Who knows it, as everybody could see: by looking, or by putting it there. */
  readonly knownTo: readonly Seat[] | 'all';
  readonly card?: Card;
}

export function view(state: PailleState, viewer: Viewer): PailleView {
  const isOpen = viewer === 'open';
  return {
    voyage: state.voyage,
    stage: state.stage,
    round: state.round,
    turn: state.turn,
    shark: state.shark,
    hands: state.hands.map((hand, index) => {
      // CP5.4: hands are shown at the end. CP7.2: until then only your own.
      const isKnown = isOpen || viewer === index + 1 || state.outcome !== null;
      return isKnown ? { count: hand.length, cards: hand } : { count: hand.length };
    }),
    chosen: state.chosen.map((card, index) => {
      if (card === null) return { made: false };
      return isOpen || viewer === index + 1 ? { made: true, card } : { made: true };
    }),
    shown: state.shown,
    begun: state.begun,
    lastTurn: state.lastTurn ?? [],
    owed: state.owed,
    week: state.week.map((card) => weekCardFor(card, viewer)),
    weekTotals: totalsOf(state.week.flatMap(({ card, up }) => (up ? [card] : []))),
    added: state.added,
    menu: state.menu,
    pile: isOpen ? { count: state.pile.length, cards: state.pile } : { count: state.pile.length },
    discard: state.discard,
    replacements: state.replacements,
    eaten: state.eaten,
    out: state.out,
    reckonings: state.reckonings,
    outcome: state.outcome,
  };
}

function weekCardFor({ card, up, knownTo }: WeekCard, viewer: Viewer): WeekCardView {
  const isKnown = up || knownTo === 'all' || knownTo.includes(viewer as Seat);
  return isKnown || viewer === 'open' ? { up, knownTo, card } : { up, knownTo };
}
