import type { Random, Seen } from '@kast/kernel';
import { type Card, DECK } from './cards.ts';
import type { PailleEvent } from './event.ts';
import { cardOf, fillIn } from './knowledge/fill-in.ts';
import type { Memory } from './knowledge/memory.ts';
import { remember } from './knowledge/remember.ts';
import type { PailleState } from './state.ts';
import type { PailleView } from './view.ts';

/** A table that fits everything this viewer has seen. CP7 */
export function imagine(seen: Seen<PailleView, PailleEvent>, random: Random): PailleState {
  return imagineFrom(seen.view, remember(seen, random), random);
}

/** The same from a memory at hand, for those who imagine many times. */
export function imagineFrom(view: PailleView, memory: Memory, random: Random): PailleState {
  const filled = fillIn(memory, random);
  const hands: Card[][] = [];
  const chosen = view.chosen.map(({ made, card }, index) => {
    const held = (memory.hands[index] ?? []).map((token) => cardOf(token, filled)).toSorted();
    hands.push(held);
    if (!made) return null;
    const place = card ? held.indexOf(card) : random.below(held.length);
    return held.splice(place, 1)[0] ?? null;
  });
  const pile = view.pile.cards ?? memory.pile.map((token) => cardOf(token, filled));
  return {
    voyage: view.voyage,
    stage: view.stage,
    round: view.round,
    turn: view.turn,
    shark: view.shark,
    hands,
    chosen,
    shown: view.shown,
    begun: view.begun,
    owed: view.owed,
    week: memory.week.map((token, index) => ({
      card: cardOf(token, filled),
      up: view.week[index]?.up ?? false,
      knownTo: view.week[index]?.knownTo ?? [],
    })),
    added: view.added,
    menu: view.menu,
    pile: view.stage === 'deal' ? DECK.filter((card) => pile.includes(card)) : pile,
    discard: view.discard,
    replacements: view.replacements,
    eaten: view.eaten,
    out: view.out,
    reckonings: view.reckonings,
    outcome: view.outcome,
  };
}
