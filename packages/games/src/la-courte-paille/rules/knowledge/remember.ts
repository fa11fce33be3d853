import type { Random, Seen } from '@kast/kernel';
import type { PailleEvent } from '../event.ts';
import type { PailleView } from '../view.ts';
import { guessing } from './guesses.ts';
import { freshMemory, type Memory, memoryOfView } from './memory.ts';
import { takeIn } from './take-in.ts';

/** Combinations of guesses after which memory gives up and only looks at the table. */
const PATIENCE = 2000;

/**
 * What a viewer knows who has followed every card: who took what from the menu, who must hold what
 * was dealt, which cards a reshuffled pile is made of. Where a card went unseen from a hand into
 * the week (CP4.4) one possibility is guessed, and it fits everything that was seen later.
 */
export function remember(seen: Seen<PailleView, PailleEvent>, random: Random): Memory {
  const { viewer, view, happened } = seen;
  if (viewer === 'open') return memoryOfView(view);
  const events = happened.flat();
  const guesses = guessing(random);
  for (let patience = PATIENCE; patience > 0; patience--) {
    const memory = freshMemory(view.voyage, view.hands.length, guesses);
    const isPossible = events.every((event) => takeIn(memory, event)) && hasRoomForAll(memory);
    if (isPossible && isOfTable(memory, view)) return memory;
    if (!guesses.tryAnother()) break;
  }
  return memoryOfView(view);
}

/** No pool has more tokens than cards. Pools lie within each other or apart, so this is enough. */
function hasRoomForAll({ hands, week, pile, pools }: Memory): boolean {
  if (pools.length === 1) return true;
  const hidden = [...hands.flat(), ...week, ...pile].filter(({ card }) => card === null);
  return pools.every(({ cards }) => {
    const within = new Set(
      pools.filter((other) => [...other.cards].every((card) => cards.has(card))),
    );
    return hidden.filter(({ pool }) => within.has(pool)).length <= cards.size;
  });
}

/** A history that does not lead to this table (a lesson has none) is no memory of it. */
function isOfTable({ hands, week, pile }: Memory, view: PailleView): boolean {
  return (
    week.length === view.week.length &&
    pile.length === view.pile.count &&
    view.hands.every(({ count }, index) => {
      const chosen = view.chosen[index]?.made ? 1 : 0;
      return hands[index]?.length === count + chosen;
    })
  );
}
