import type { Seat } from '@kast/kernel';
import type { Card } from './cards.ts';
import type { PailleEvent } from './telling.ts';
import type { PailleState } from './state.ts';

/** A state that is being worked on. Its lists are its own: the state it came from stays as it was. */
export type Draft = { -readonly [Key in keyof PailleState]: Writable<PailleState[Key]> };

type Writable<Value> = Value extends readonly (infer Item)[] ? Writable<Item>[] : Value;

/** Hears everything that happens, secrets included, in order. */
export type Tell = (event: PailleEvent) => void;

export function draftOf(state: PailleState): Draft {
  return {
    voyage: state.voyage,
    stage: state.stage,
    round: state.round,
    turn: state.turn,
    shark: state.shark,
    hands: state.hands.map((hand) => hand.slice()),
    chosen: state.chosen.slice(),
    shown: state.shown.slice(),
    begun: state.begun,
    lastTurn: state.lastTurn?.slice() ?? [],
    owed: state.owed.slice(),
    week: state.week.slice(),
    added: state.added,
    menu: state.menu.slice(),
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    replacements: state.replacements,
    eaten: state.eaten.slice(),
    out: state.out.slice(),
    reckonings: state.reckonings.slice(),
    outcome: state.outcome,
  };
}

export function handOf(draft: Draft, seat: Seat): Card[] {
  const hand = draft.hands[seat - 1];
  if (hand) return hand;
  throw new Error(`there is no seat ${seat}`);
}
