import { fail, type Notation, ok, type Random, shuffled, unreachable } from '@kast/kernel';
import type { HighCardState } from './high-card-state.ts';

export type HighCardMove =
  | { readonly kind: 'deck'; readonly cards: readonly number[] }
  | { readonly kind: 'pick'; readonly card: number }
  | { readonly kind: 'peek'; readonly place: number }
  | { readonly kind: 'bonus'; readonly points: number };

export const DECK: readonly number[] = Array.from({ length: 16 }, (_, index) => index + 1);

export const highCardNotation: Notation<HighCardState, HighCardMove> = {
  make(_, move) {
    switch (move.kind) {
      case 'deck':
        return `deck ${move.cards.join(' ')}`;
      case 'pick':
        return `pick ${move.card}`;
      case 'peek':
        return `peek ${move.place}`;
      case 'bonus':
        return `bonus ${move.points}`;
      default:
        return unreachable(move);
    }
  },

  parse(_, __, text) {
    const found = /^(deck|pick|peek|bonus)((?: [1-9][0-9]?)+)$/.exec(text);
    if (!found) return fail('unreadable');
    const numbers = (found[2] ?? '').trim().split(' ').map(Number);
    if (found[1] === 'deck') return ok({ kind: 'deck', cards: numbers });
    const [number] = numbers;
    if (number === undefined || numbers.length > 1) return fail('unreadable');
    if (found[1] === 'pick') return ok({ kind: 'pick', card: number });
    if (found[1] === 'peek') return ok({ kind: 'peek', place: number });
    return ok({ kind: 'bonus', points: number });
  },
};

export function chanceOf(state: HighCardState, random: Random): HighCardMove {
  if (state.phase === 'deal') return { kind: 'deck', cards: shuffled(random, DECK) };
  return { kind: 'bonus', points: 1 + random.below(3) };
}

export function isDeck(cards: readonly number[]): boolean {
  return cards.length === DECK.length && new Set(cards).size === DECK.length && cards.every(inDeck);
}

function inDeck(card: number): boolean {
  return DECK.includes(card);
}
