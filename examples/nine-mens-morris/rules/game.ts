import { openGame, type Options } from '@kast/kernel';
import { info, type MorrisOptions } from '../info.ts';
import { EMPTY_BOARD } from './board.ts';
import { events, type MorrisEvent } from './events.ts';
import { apply, QUIET_PLIES, turn } from './flow.ts';
import { check, moves } from './legality.ts';
import { notation } from './notation.ts';
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

  turn,
  moves,
  check,
  apply,
  events,
  longest: () => 2 * PIECES_EACH + (MOST_CAPTURES + 1) * QUIET_PLIES,
});
