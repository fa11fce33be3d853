import { openGame, type Options } from '@kast/kernel';
import { info, type TablutOptions } from '../info.ts';
import { events, type TablutEvent } from './events.ts';
import { apply, turn } from './flow.ts';
import { START } from './layout.ts';
import { check, moves } from './legality.ts';
import type { TablutMove } from './moving.ts';
import { notation } from './notation.ts';
import { beginWith, type TablutState } from './state.ts';
import { stateOf, type TablutView, view } from './view.ts';

/** TB1.2: every capture starts the count of TB5.5 again. */
const PAWNS = 8 + 16;

export const game = openGame<TablutState, TablutMove, TablutEvent, TablutView>(
  {
    info,
    notation,
    init: (options: Options) =>
      beginWith({ board: START, turn: 'light', options: options as TablutOptions }), // TB1.4
    turn,
    moves,
    check,
    apply,
    events,
    longest: (options) => (PAWNS + 1) * (options as TablutOptions).drawAfter,
  },
  { view, stateOf },
);
