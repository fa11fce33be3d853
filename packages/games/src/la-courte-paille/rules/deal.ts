import { must, type Seat } from '@kast/kernel';
import { addToHand, type Card, isSameCards } from './cards.ts';
import { type Draft, handOf, type Tell } from './draft.ts';
import type { DealtHand } from './telling.ts';
import type { PailleRefusal } from './refusals.ts';
import { seatsInPlay } from './seating.ts';
import type { PailleState } from './state.ts';
import { startTurn } from './turn.ts';
import { countFaceDown, faceDown, turnUpNext, WEEK_LENGTH } from './week.ts';

/** CP2.1 */
const HAND_SIZE = 5;
/** CP2.3 */
export const MENU_SIZE = 5;

export function whyNotDeck(state: PailleState, cards: readonly Card[]): PailleRefusal | undefined {
  if (isSameCards(state.pile, cards)) return undefined;
  const facts = { expected: state.pile.length };
  return { rule: state.round === 1 ? 'CP2.1' : 'CP6.5', reason: 'wrong-deck', facts };
}

/** Hands, week, menu, pile, in this order: CP2 for the first round, CP6.5 for the others. */
export function layOut(draft: Draft, deck: readonly Card[], tell: Tell): void {
  const cards = deck.slice();
  const hands = draft.round === 1 ? dealHands(draft, cards) : replaceCocos(draft, cards);
  // CP6.5 one card less each round; CP6.7 where cards run short the menu shrinks first.
  draft.week = cards.splice(0, WEEK_LENGTH + 1 - draft.round).map((card) => faceDown(card)); // CP2.2
  draft.menu = cards.splice(0, MENU_SIZE); // CP2.3
  draft.pile = cards; // CP2.4
  draft.discard = [];
  draft.added = 0;
  const { week, menu, pile, round } = draft;
  tell({
    kind: 'dealt',
    round,
    hands,
    week: week.length,
    menu: menu.slice(),
    pile: pile.length,
  });
  turnUpNext(draft, tell); // CP2.2
  if (round === 1) draft.stage = 'shark';
  else if (countFaceDown(week) === 0)
    draft.stage = 'reckon'; // CP6.7
  else startTurn(draft);
}

/** CP2.1: five to seat 1, five to seat 2, … */
function dealHands(draft: Draft, cards: Card[]): DealtHand[] {
  return seatsInPlay(draft).map((seat) => dealTo(draft, seat, cards.splice(0, HAND_SIZE)));
}

/** CP6.4: one card for each Coco that the winner gave back. */
function replaceCocos(draft: Draft, cards: Card[]): DealtHand[] {
  if (draft.replacements === 0) return [];
  const winner = must(draft.reckonings.at(-1)?.winners[0], 'the winner of the last round');
  const drawn = cards.splice(0, draft.replacements);
  draft.replacements = 0;
  return [dealTo(draft, winner, drawn)];
}

function dealTo(draft: Draft, seat: Seat, cards: readonly Card[]): DealtHand {
  const hand = handOf(draft, seat);
  for (const card of cards) addToHand(hand, card);
  // In alphabetical order: nobody sees in which order the cards of a hand were dealt.
  return { seat, count: cards.length, cards: cards.toSorted() };
}
