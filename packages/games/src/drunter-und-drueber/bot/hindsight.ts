import { type Hindsight, sharedWin } from '@kast/bots';
import { type DrunterState, game } from '../rules/index.ts';
import { Chances } from './chances.ts';
import { hidden } from './hidden.ts';
import { raceBoard } from './race-board.ts';
import { RacePosition } from './race-position.ts';

/** How far each has still to go, with every colour known. Before all stones lie nobody is ahead. */
export const hindsight: Hindsight<DrunterState> = {
  isExact: true,
  hidden,
  appraise(state) {
    const { seats, layout, options, phase } = state;
    const turn = game.turn(state);
    if (turn.kind === 'over') return sharedWin(turn.outcome, seats);
    if (phase === 'layout' || phase === 'first' || phase === 'placing') {
      return Array.from({ length: seats }, () => 1 / seats);
    }
    const position = new RacePosition(raceBoard(layout, seats, options));
    position.set(state);
    return new Chances().of(position);
  },
};
