import { openGame, type Options } from '@kast/kernel';
import { info, type MorrisOptions } from '../info.ts';
import { EMPTY_BOARD, seatOf, sideOf } from './board.ts';
import { eventsOf, type MorrisEvent } from './events.ts';
import { play, QUIET_PLIES } from './flow.ts';
import { movesOf } from './legality.ts';
import { notation } from './notation.ts';
import { whyNotMove } from './refusals.ts';
import { type MorrisMove, type MorrisState, PIECES_EACH, positionKey } from './state.ts';

/** NM4.1: two and three are left then, at the least. Each capture starts the count of NM4.4 again. */
const MOST_CAPTURES = 2 * PIECES_EACH - 5;

export const game = openGame<MorrisState, MorrisMove, MorrisEvent>({
  info,
  notation,

  init(options: Options): MorrisState {
    const start = { board: EMPTY_BOARD, turn: 'light' } as const; // NM1.2, NM1.3
    return {
      ...start,
      options: options as MorrisOptions,
      inHand: { light: PIECES_EACH, dark: PIECES_EACH },
      positions: [positionKey(start)],
      quietPlies: 0,
      outcome: null,
    };
  },

  turn({ outcome, turn }) {
    if (outcome) return { kind: 'over', outcome };
    return { kind: 'seats', seats: [seatOf(turn)], rule: 'NM1.3' };
  },

  moves(state, seat) {
    const isDue = state.outcome === null && seat === seatOf(state.turn);
    return isDue ? movesOf(state, state.turn) : [];
  },

  check: (state, by, move) => whyNotMove(state, by === 'chance' ? state.turn : sideOf(by), move),

  apply: (state, _by, move) => play(state, move),

  events: eventsOf,

  longest: () => 2 * PIECES_EACH + (MOST_CAPTURES + 1) * QUIET_PLIES,
});
