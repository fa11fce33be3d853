import type { Random, Seen } from '@kast/kernel';
import type { PailleMemory } from '../memory.ts';
import type { PailleView } from '../view.ts';
import { guessing } from './guesses.ts';
import { freshKnowledge, type Knowledge, knowledgeOfView } from './knowledge.ts';
import { readNote } from './note.ts';
import { takeIn } from './take-in.ts';

/** Combinations of guesses after which it gives up and only looks at the table. */
const PATIENCE = 2000;

/**
 * What a viewer knows who has followed every card: who took what from the menu, who must hold what
 * was dealt, which cards a reshuffled pile is made of. Where a card went unseen from a hand into
 * the week (CP4.4) one possibility is guessed, and it fits everything that was seen later.
 */
export function reconstruct(seen: Seen<PailleView, PailleMemory>, random: Random): Knowledge {
  const { viewer, view, memory } = seen;
  if (!memory || viewer === 'open' || view.outcome) return knowledgeOfView(view);
  const notes = memory.split(' ').map(readNote);
  const guesses = guessing(random);
  for (let patience = PATIENCE; patience > 0; patience--) {
    const knowledge = freshKnowledge(view, guesses);
    const isPossible = notes.every((note) => takeIn(knowledge, note)) && hasRoomForAll(knowledge);
    if (isPossible && isOfTable(knowledge, view)) return knowledge;
    if (!guesses.tryAnother()) break;
  }
  return knowledgeOfView(view);
}

/** No pool has more tokens than cards. Pools lie within each other or apart, so this is enough. */
function hasRoomForAll({ hands, week, pile, pools }: Knowledge): boolean {
  if (pools.length === 1) return true;
  const hidden = [...hands.flat(), ...week, ...pile].filter(({ card }) => card === null);
  return pools.every(({ cards }) => {
    const within = new Set(
      pools.filter((other) => [...other.cards].every((card) => cards.has(card))),
    );
    return hidden.filter(({ pool }) => within.has(pool)).length <= cards.size;
  });
}

/** Notes that do not lead to this table are of another one. */
function isOfTable({ hands, week, pile }: Knowledge, view: PailleView): boolean {
  return (
    week.length === view.week.length &&
    pile.length === view.pile.count &&
    view.hands.every(({ count }, index) => {
      const chosen = view.chosen[index]?.made ? 1 : 0;
      return hands[index]?.length === count + chosen;
    })
  );
}
