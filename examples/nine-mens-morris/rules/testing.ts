import { must } from '@kast/kernel';
import { seatOf } from './board.ts';
import { game } from './game.ts';
import type { MorrisMove, MorrisState } from './state.ts';

/** Every legal move of the side on turn, in notation. */
export function movesIn(state: MorrisState): readonly string[] {
  const seat = seatOf(state.turn);
  return game.moves(state, seat).map((move) => game.notation.make(state, move));
}

/** The rule and the reason for which a move of the side on turn is refused. */
export function refusalOf(state: MorrisState, text: string): string | undefined {
  const refusal = game.check(state, seatOf(state.turn), read(state, text));
  return refusal && `${refusal.rule} ${refusal.reason}`;
}

/** Plays moves in notation, with spaces between them, through the rules. */
export function playOut(start: MorrisState, line: string): MorrisState {
  return line.split(' ').reduce((state, text) => {
    if (refusalOf(state, text) || state.outcome) throw new Error(`${text} is not legal here`);
    return game.apply(state, seatOf(state.turn), read(state, text));
  }, start);
}

function read(state: MorrisState, text: string): MorrisMove {
  const move = game.notation.parse(state, seatOf(state.turn), text);
  return must(move.ok ? move.value : undefined, `a move: ${text}`);
}
