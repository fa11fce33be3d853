import { seatOf } from './board.ts';
import { game } from './game.ts';
import type { TablutMove } from './moving.ts';
import type { TablutState } from './state.ts';

/** Plays moves in notation, with spaces between them, through the rules: for positions in our own sources. */
export function playLine(start: TablutState, line: string): TablutState {
  return line.split(/\s+/).reduce((state, text) => {
    const move = readMove(state, text);
    return game.apply(state, seatOf(state.turn), move);
  }, start);
}

/** A legal move of the side on turn; anything else is a fault in our own sources. */
export function readMove(state: TablutState, text: string): TablutMove {
  const seat = seatOf(state.turn);
  const move = game.notation.parse(state, seat, text);
  const refusal = move.ok ? game.check(state, seat, move.value) : move.error;
  if (!move.ok || refusal || state.outcome) {
    throw new Error(`${text} is not legal here: ${JSON.stringify(refusal ?? state.outcome)}`);
  }
  return move.value;
}
