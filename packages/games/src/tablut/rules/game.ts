import { type Actor, openGame, type Options, type Seat, type Turn } from '@kast/kernel';
import { info, type TablutOptions } from '../info.ts';
import { seatOf, sideOf } from './board.ts';
import { eventsOf, type TablutEvent } from './event.ts';
import { START } from './layout.ts';
import { movesOf, type TablutMove } from './moving.ts';
import { notation } from './notation.ts';
import { type TablutRefusal, whyNotMove } from './refusal.ts';
import { resolve } from './resolution.ts';
import { beginWith, type TablutState } from './state.ts';
import { stateOf, type TablutView, viewOf } from './view.ts';

/** TB1.2: every capture starts the count of TB5.5 again. */
const PAWNS = 8 + 16;

export const game = openGame<TablutState, TablutMove, TablutEvent, TablutView>(
  {
    info,
    notation,

    init(options: Options): TablutState {
      return beginWith({ board: START, turn: 'light', options: options as TablutOptions }); // TB1.4
    },

    turn(state): Turn {
      if (state.outcome) return { kind: 'over', outcome: state.outcome };
      return { kind: 'seats', seats: [seatOf(state.turn)], rule: 'TB1.4' };
    },

    moves(state, seat: Seat): readonly TablutMove[] {
      const isDue = state.outcome === null && seat === seatOf(state.turn);
      return isDue ? movesOf(state, state.turn) : [];
    },

    check(state, by: Actor, move): TablutRefusal | undefined {
      return whyNotMove(state, by === 'chance' ? state.turn : sideOf(by), move);
    },

    apply(state, _by, move): TablutState {
      return resolve(state, move).after;
    },

    events: eventsOf,

    longest: (options) => (PAWNS + 1) * (options as TablutOptions).drawAfter,
  },
  { view: viewOf, stateOf },
);
