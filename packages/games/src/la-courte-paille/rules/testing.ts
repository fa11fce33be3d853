import { testingOf } from '@kast/test-kit';
import { DECK } from './cards.ts';
import { game } from './game.ts';
import { cardsIn } from './scene.ts';
import { playLines } from './play-lines.ts';
import type { PailleState } from './state.ts';

export { playLines, separate } from './play-lines.ts';

export const { refusalOf, eventsOf } = testingOf(game);

/** The choices of all seats, seat 1 first; an empty name for one that is out. */
export function pickAll(start: PailleState, names: string): PailleState {
  const lines = names.split(' ').map((name, index) => `${index + 1} pick ${name}`);
  return playLines(start, ...lines.filter((line) => !line.endsWith('-')));
}

/** A deck that begins with these cards; the others follow in the order of the rulebook. */
export function deckOf(...groups: readonly string[]): string {
  const first = groups.flatMap((names) => cardsIn(names));
  return [...first, ...DECK.filter((card) => !first.includes(card))].join('');
}

/** Where each card lies: for counting that none is lost or doubled. */
export function allCards(state: PailleState): string[] {
  return [
    ...state.hands.flat(),
    ...state.chosen.filter((card) => card !== null),
    ...state.shown.slice(state.begun).map(({ card }) => card),
    ...state.week.map(({ card }) => card),
    ...state.menu,
    ...state.pile,
    ...state.discard,
  ];
}
