import { type Hindsight, playedOut } from '@kast/bots';
import { game, type PailleMove, type PailleState } from '../rules/index.ts';
import { type Draft, draftOf, playOn } from '../rules/play.ts';
import { habit } from './habits.ts';
import { hidden } from './hidden.ts';

/** Imagined players do something unexpected now and then, in per cent. */
const WHIM = 12;

export const hindsight: Hindsight<PailleState> = {
  isExact: false,
  hidden,
  appraise(state, random) {
    return playedOut<Draft, PailleMove>(
      {
        seats: state.hands.length,
        turn: (table) => game.turn(table),
        // In place: a table that is played out is played once.
        apply(table, by, move) {
          playOn(table, by, move, () => {});
          return table;
        },
        chance: (table, luck) => game.chance(table, luck),
        playoutMove: (table, seat, luck) => habit(table, seat, WHIM, luck),
      },
      draftOf(state),
      random,
    );
  },
};
