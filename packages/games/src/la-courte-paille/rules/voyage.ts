import { must, type Seat } from '@kast/kernel';
import {
  type Card,
  CHARACTERS,
  type Character,
  DECK,
  type Figure,
  figureOf,
  isCoco,
} from './cards.ts';
import { type Draft, handOf, type Tell } from './draft.ts';
import { end } from './reckoning.ts';
import type { PailleRefusal } from './refusals.ts';
import { highest, scoreOf } from './scoring.ts';
import { nextInPlay, seatsInPlay } from './seating.ts';
import { giveShark, nearestToShark } from './shark.ts';
import type { EatMove, PailleState } from './state.ts';

/** CP6.3: who names the character. */
export function roundWinner(state: Pick<PailleState, 'reckonings'>): Seat {
  return must(state.reckonings.at(-1)?.winners[0], 'the winner of the round');
}

/** CP6.3: of choice, not Coco. */
export function eats(state: PailleState): EatMove[] {
  return charactersLeft(state).map((figure) => ({ kind: 'eat', figure }));
}

export function whyNotEat(state: PailleState, figure: Figure): PailleRefusal | undefined {
  if (figure === 'X') return { rule: 'CP6.3', reason: 'coco-is-not-eaten', facts: {} };
  if (!state.eaten.includes(figure)) return undefined;
  return { rule: 'CP6.3', reason: 'already-eaten', facts: { character: figure } };
}

/** What counts in the end: who was eaten, or in a voyage the one who is left. CP5.4, CP6.7 */
export function countingInTheEnd(
  state: Pick<PailleState, 'voyage' | 'eaten' | 'reckonings'>,
): readonly Figure[] {
  if (!state.voyage) return state.reckonings.at(-1)?.eaten ?? [];
  const left = charactersLeft(state);
  return left.length === 1 ? left : [];
}

/** CP6.3, then the end of the voyage (CP6.7) or a new round (CP6.4, CP6.5). */
export function eat(draft: Draft, character: Character, tell: Tell): void {
  removeCharacter(draft, character, tell);
  leaveWithoutCards(draft, tell);
  if (draft.outcome) return;
  const [last, ...others] = charactersLeft(draft);
  if (last && others.length === 0) endWith(draft, last, tell);
  else prepareRound(draft, tell);
}

/** CP6.6: who has no cards is out for good; CP6.7: one player left, or none. */
export function leaveWithoutCards(draft: Draft, tell: Tell): void {
  if (!draft.voyage) return;
  const present = seatsInPlay(draft);
  for (const seat of present) {
    if (draft.hands[seat - 1]?.length !== 0) continue;
    draft.out.push(seat);
    tell({ kind: 'out', seat });
  }
  const [left, ...others] = seatsInPlay(draft);
  if (others.length > 0) return;
  // CP6.7: if nobody is left, the winner of the round; in the middle of one all are equal. CP6.2
  const winner =
    left ?? (draft.stage === 'eat' ? roundWinner(draft) : nearestToShark(draft, present));
  end(draft, { winners: [must(winner, 'a winner')], rule: 'CP6.7' }, tell);
}

/** CP6.3 */
export function charactersLeft({ eaten }: Pick<PailleState, 'eaten'>): Character[] {
  return CHARACTERS.filter((character) => !eaten.includes(character));
}

/** CP6.3: all nine leave the game, from hands and table; those from hands are shown. */
function removeCharacter(draft: Draft, character: Character, tell: Tell): void {
  const isEaten = (card: Card) => figureOf(card) === character;
  const stays = (card: Card) => !isEaten(card);
  const removed = draft.hands
    .map((hand, index) => ({ seat: index + 1, cards: hand.filter(isEaten) }))
    .filter(({ cards }) => cards.length > 0);
  draft.hands = draft.hands.map((hand) => hand.filter(stays));
  draft.week = draft.week.filter(({ card }) => stays(card));
  draft.menu = draft.menu.filter(stays);
  draft.pile = draft.pile.filter(stays);
  draft.discard = draft.discard.filter(stays);
  draft.eaten.push(character);
  tell({ kind: 'named', seat: roundWinner(draft), character, removed });
}

/** CP6.7: one character is left. */
function endWith(draft: Draft, character: Character, tell: Tell): void {
  const scores = draft.hands.map((hand) => scoreOf(hand, [character]));
  const winners = highest(seatsInPlay(draft), (seat) => scores[seat - 1] ?? 0);
  end(draft, { winners, scores, rule: 'CP6.7' }, tell);
}

/** CP6.4, CP6.5: everything on the table, with the winner's Cocos, is to be shuffled. */
function prepareRound(draft: Draft, tell: Tell): void {
  const winner = roundWinner(draft);
  const cocos = takeCocos(draft, winner);
  const week = draft.week.map(({ card }) => card);
  const table = new Set([...draft.pile, ...draft.discard, ...draft.menu, ...week, ...cocos]);
  tell({ kind: 'gathered', seat: winner, cocos });
  draft.pile = DECK.filter((card) => table.has(card));
  draft.discard = [];
  draft.menu = [];
  draft.week = [];
  draft.shown = [];
  draft.begun = 0;
  draft.replacements = cocos.length;
  draft.round++;
  draft.stage = 'deal';
  giveShark(draft, draft.out.includes(winner) ? nextInPlay(draft, winner) : winner, tell); // CP6.5
}

function takeCocos(draft: Draft, seat: Seat): Card[] {
  const hand = handOf(draft, seat);
  draft.hands[seat - 1] = hand.filter((card) => !isCoco(card));
  return hand.filter(isCoco);
}
