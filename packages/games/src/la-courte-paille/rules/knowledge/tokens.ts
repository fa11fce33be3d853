import { must, type Seat } from '@kast/kernel';
import type { Card } from '../cards.ts';
import { type Knowledge, newPool, type Token, tokensOf } from './knowledge.ts';

export function handOf(knowledge: Knowledge, seat: Seat): Token[] {
  return must(knowledge.hands[seat - 1], `the hand of seat ${seat}`);
}

export function weekCardAt(knowledge: Knowledge, position: number): Token {
  return must(knowledge.week[position - 1], `week card ${position}`);
}

/** Which of these tokens is this card? Undefined if it can be none of them. */
export function identify(
  knowledge: Knowledge,
  tokens: readonly Token[],
  card: Card,
): Token | undefined {
  const known = tokens.find((token) => token.card === card);
  if (known) return known;
  const possible = oneOfEachKind(
    tokens.filter((token) => token.card === null && token.pool.cards.has(card)),
  );
  const token = possible[possible.length > 1 ? knowledge.guesses.next(possible.length) : 0];
  if (!token) return undefined;
  token.card = card;
  for (const pool of knowledge.pools) pool.cards.delete(card);
  return token;
}

/** A card is seen to leave this place; false if it cannot have been there. */
export function leave(knowledge: Knowledge, place: Token[], card: Card): boolean {
  const token = identify(knowledge, place, card);
  if (!token) return false;
  place.splice(place.indexOf(token), 1);
  return true;
}

/** A card comes from the pile, seen or unseen. */
export function draw(knowledge: Knowledge, to: Token[], card: Card | undefined): boolean {
  const { pile } = knowledge;
  const token = card ? identify(knowledge, pile, card) : pile[0];
  if (!token) return false;
  pile.splice(pile.indexOf(token), 1);
  token.since = knowledge.round;
  to.push(token);
  return true;
}

/** A card that everybody has seen comes to this place. */
export function arrive(knowledge: Knowledge, place: Token[], card: Card): void {
  place.push({ card, pool: must(knowledge.pools[0], 'a pool'), since: knowledge.round });
}

/** Cards that everybody has seen go into the pile and are lost from sight. */
export function shuffleTogether(knowledge: Knowledge, cards: readonly Card[]): void {
  const pool = newPool(cards);
  for (const token of knowledge.pile) {
    for (const card of token.card ? [token.card] : token.pool.cards) pool.cards.add(card);
  }
  knowledge.pools.push(pool);
  knowledge.pile = tokensOf(pool, cards.length + knowledge.pile.length, knowledge.round);
}

/** Tokens of one pool that came here in the same round are all the same. */
function oneOfEachKind(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    (token, index) =>
      tokens.findIndex(({ pool, since }) => pool === token.pool && since === token.since) === index,
  );
}
