import type { Random, Seen } from '@kast/kernel';
import { type Card, DECK } from './cards.ts';
import { cardOf, fillIn } from './knowledge/fill-in.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { reconstruct } from './knowledge/reconstruct.ts';
import type { PailleMemory } from './memory.ts';
import type { PailleState } from './state.ts';
import type { PailleView } from './view.ts';

/** A table that fits everything this viewer has seen. CP7 */
export function imagine(seen: Seen<PailleView, PailleMemory>, random: Random): PailleState {
  return imagineFrom(seen.view, reconstruct(seen, random), random);
}

/** The same from what is known already, for those who imagine many times. */
export function imagineFrom(view: PailleView, knowledge: Knowledge, random: Random): PailleState {
  const filled = fillIn(knowledge, random);
  const hands: Card[][] = [];
  const chosen = view.chosen.map(({ made, card }, index) => {
    const held = (knowledge.hands[index] ?? []).map((token) => cardOf(token, filled)).toSorted();
    hands.push(held);
    if (!made) return null;
    const place = card ? held.indexOf(card) : random.below(held.length);
    return held.splice(place, 1)[0] ?? null;
  });
  const pile = view.pile.cards ?? knowledge.pile.map((token) => cardOf(token, filled));
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
    lastTurn: view.lastTurn,
    owed: view.owed,
    week: knowledge.week.map((token, index) => ({
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
