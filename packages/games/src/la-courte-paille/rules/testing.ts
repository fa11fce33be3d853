import type { Actor } from '@kast/kernel';
import { DECK } from './cards.ts';
import { game } from './game.ts';
import { cardsIn } from './laid-table.ts';
import type { PailleMove } from './move.ts';
import type { PailleState } from './state.ts';

/**
 * Plays `1 pick R7, 2 pick C3`, `chance reshuffle R4C1`: who, a space, the move, with commas between
 * them. Chance is said aloud too, so that a test shows every card it depends on.
 */
export function playLines(start: PailleState, ...lines: readonly string[]): PailleState {
  return separate(lines).reduce((state, line) => {
    const { by, move } = readLine(state, line);
    const refusal = whyRefused(state, by, move);
    if (refusal) throw new Error(`"${line}" was refused: ${JSON.stringify(refusal)}`);
    return game.apply(state, by, move);
  }, start);
}

/** One line each. */
export function separate(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(', '));
}

/** Why a line is refused at this table. */
export function refusalOf(state: PailleState, line: string): unknown {
  const { by, move } = readLine(state, line);
  return whyRefused(state, by, move);
}

/** The choices of all seats, seat 1 first; an empty name for one that is out. */
export function pickAll(start: PailleState, names: string): PailleState {
  const lines = names.split(' ').map((name, index) => `${index + 1} pick ${name}`);
  return playLines(start, ...lines.filter((line) => !line.endsWith('-')));
}

/** What the open eye sees happen. */
export function eventsOf(state: PailleState, line: string, viewer: number | 'watcher' | 'open') {
  const { by, move } = readLine(state, line);
  return game.events({ before: state, by, move, after: game.apply(state, by, move) }, viewer);
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

function readLine(state: PailleState, line: string): { by: Actor; move: PailleMove } {
  const [who = '', ...words] = line.split(' ');
  const by = who === 'chance' ? who : Number(who);
  const move = game.notation.parse(state, by, words.join(' '));
  if (!move.ok) throw new Error(`"${line}" cannot be read`);
  return { by, move: move.value };
}

function whyRefused(state: PailleState, by: Actor, move: PailleMove): unknown {
  const turn = game.turn(state);
  const isDue =
    by === 'chance' ? turn.kind === 'chance' : turn.kind === 'seats' && turn.seats.includes(by);
  return isDue ? game.check(state, by, move) : { reason: 'not due', turn };
}
