import type { Actor } from '@kast/kernel';
import { game } from './game.ts';
import type { PailleMove, PailleState } from './state.ts';

/**
 * Plays `1 pick R7, 2 pick C3`, `chance reshuffle R4C1`: who, a space, the move, with commas between
 * them. Chance is said aloud too, so that one sees every card it depends on.
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

/** A line as it is read at this table. */
function readLine(state: PailleState, line: string): { by: Actor; move: PailleMove } {
  const [who = '', ...words] = line.split(' ');
  const by = who === 'chance' ? who : Number(who);
  const move = game.notation.parse(state, by, words.join(' '));
  if (!move.ok) throw new Error(`"${line}" cannot be read`);
  return { by, move: move.value };
}

/** Why it may not be played now. */
function whyRefused(state: PailleState, by: Actor, move: PailleMove): unknown {
  const turn = game.turn(state);
  const isDue =
    by === 'chance' ? turn.kind === 'chance' : turn.kind === 'seats' && turn.seats.includes(by);
  return isDue ? game.check(state, by, move) : { reason: 'not due', turn };
}
