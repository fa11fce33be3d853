import { must, type Random, shuffled } from '@kast/kernel';
import type { Card } from '../cards.ts';
import { reckoningOf } from '../reckoning.ts';
import { scoreOf } from '../scoring.ts';
import { faceDown } from '../week.ts';
import type { Announcement, Knowledge, Token } from './knowledge.ts';

/** A card for every token: those that are known, and a possible one for each that is not. */
export type Filled = ReadonlyMap<Token, Card>;

/** How often the cards of a hand are drawn again until they have the score that was announced. */
const DRAWS_PER_HAND = 300;
const ATTEMPTS = 12;

/** Deals the unknown cards: each way that fits what is remembered is possible. */
export function fillIn(knowledge: Knowledge, random: Random): Filled {
  if (knowledge.announcements.length > 0) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const filled = fillInAsAnnounced(knowledge, random);
      if (filled) return filled;
    }
  }
  return must(dealPools(knowledge, new Map(), random), 'cards for all that is hidden');
}

/** CP6.1: hands must have had the scores that were announced, and the winner must have won. */
function fillInAsAnnounced(knowledge: Knowledge, random: Random): Filled | undefined {
  const filled = new Map<Token, Card>();
  for (let index = 0; index < knowledge.hands.length; index++) {
    if (!fillInHand(knowledge.announcements, index, filled, random)) return undefined;
  }
  if (!dealPools(knowledge, filled, random)) return undefined;
  return knowledge.announcements.every((announced) => isTrue(announced, filled))
    ? filled
    : undefined;
}

function fillInHand(
  announcements: readonly Announcement[],
  index: number,
  filled: Map<Token, Card>,
  random: Random,
): boolean {
  const tokens = new Set(announcements.flatMap(({ hands }) => hands[index] ?? []));
  const hidden = [...tokens].filter(({ card }) => card === null);
  const used = new Set(filled.values());
  for (let draw = 0; draw < DRAWS_PER_HAND; draw++) {
    if (drawEach(hidden, used, filled, random) && haveScores(announcements, index, filled)) {
      return true;
    }
    for (const token of hidden) filled.delete(token);
    if (hidden.length === 0) return false;
  }
  return false;
}

function drawEach(
  tokens: readonly Token[],
  used: ReadonlySet<Card>,
  filled: Map<Token, Card>,
  random: Random,
): boolean {
  const drawn = new Set(used);
  for (const token of tokens) {
    const possible = [...token.pool.cards].filter((card) => !drawn.has(card));
    if (possible.length === 0) return false;
    const card = must(possible[random.below(possible.length)], 'a card');
    drawn.add(card);
    filled.set(token, card);
  }
  return true;
}

function haveScores(
  announcements: readonly Announcement[],
  index: number,
  filled: ReadonlyMap<Token, Card>,
): boolean {
  return announcements.every(({ reckoning, hands }) => {
    const cards = (hands[index] ?? []).map((token) => cardOf(token, filled));
    return scoreOf(cards, reckoning.eaten) === reckoning.scores[index];
  });
}

function isTrue(announced: Announcement, filled: Filled): boolean {
  const { reckoning, week, out, shark } = announced;
  const again = reckoningOf({
    voyage: true,
    round: reckoning.round,
    week: week.map((card) => faceDown(card)),
    hands: announced.hands.map((tokens) => tokens.map((token) => cardOf(token, filled))),
    out,
    shark,
  });
  return (
    again.winners[0] === reckoning.winners[0] &&
    String(again.settledBy) === String(reckoning.settledBy)
  );
}

/** The smallest pool first: a pool lies within another one or apart from it, so nobody runs short. */
function dealPools(
  knowledge: Knowledge,
  filled: Map<Token, Card>,
  random: Random,
): Map<Token, Card> | undefined {
  const { hands, week, pile } = knowledge;
  const hidden = [...hands.flat(), ...week, ...pile].filter((token) => {
    return token.card === null && !filled.has(token);
  });
  const used = new Set(filled.values());
  for (const pool of knowledge.pools.toSorted((one, other) => one.cards.size - other.cards.size)) {
    const tokens = hidden.filter((token) => token.pool === pool);
    if (tokens.length === 0) continue;
    const cards = shuffled(
      random,
      [...pool.cards].filter((card) => !used.has(card)),
    );
    if (cards.length < tokens.length) return undefined;
    tokens.forEach((token, index) => {
      const card = must(cards[index], 'a card for a token');
      used.add(card);
      filled.set(token, card);
    });
  }
  return filled;
}

export function cardOf(token: Token, filled: Filled): Card {
  return token.card ?? must(filled.get(token), 'a card for this token');
}
