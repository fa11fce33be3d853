import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../device/key-value.ts';
import { beginFirst, knowGame } from './first-card.ts';
import { beginFirstMatch, firstMatchOf } from './first-match-memory.ts';
import type { Role } from './first-match-state.ts';

const GAME = 'nim';

/** The card of the same first match, in as many windows as are asked for. */
function cardIn(windows: number) {
  const store = memoryStore();
  beginFirstMatch(store, GAME, 'a', false);
  const cards = Array.from({ length: windows }, () => ({
    role: signal<Role>('first'),
    isCardOpen: signal(true),
    isHeld: signal(true),
    isAside: signal(true),
  }));
  return { store, cards };
}

describe('the card of a first match', () => {
  it.each([
    ['is read', beginFirst, { hasBegun: true }],
    ['is not needed', knowGame, { isKnown: true }],
  ])('holds nothing back in any window once it %s in one of them', (_, answer, kept) => {
    const { store, cards } = cardIn(2);
    const [one, other] = cards;
    if (!one || !other) throw new Error('two windows');
    answer(one, store, GAME);
    beginFirst(other, store, GAME);
    for (const { isCardOpen, isHeld, isAside } of cards) {
      expect([isCardOpen.value, isHeld.value, isAside.value]).toEqual([false, false, false]);
    }
    expect(firstMatchOf(store, GAME)).toMatchObject(kept);
  });
});
