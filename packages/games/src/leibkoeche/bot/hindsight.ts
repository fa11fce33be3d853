import { type Hindsight, sharedWin } from '@kast/bots';
import { CARPET, game, type LeibkoecheState } from '../rules/index.ts';
import { chancesOf } from './chances.ts';
import { Floor } from './floor.ts';
import { hidden } from './hidden.ts';
import { bot } from './index.ts';
import { oddsAt } from './own-hand.ts';
import { raceOf } from './race.ts';
import { WEIGHTS } from './weights.ts';

/** Looking back at a whole match asks for this many times: a short look each. */
const LOOK = { level: 5, seed: 'hindsight', budget: { nodes: 300 }, clock: () => 0 } as const;

/** By the race to the king, which is run in sight of all; the order on the king's table is known to nobody. */
export const hindsight: Hindsight<LeibkoecheState> = {
  isExact: true,
  hidden,
  appraise(state) {
    const { seats, options, onTurn } = state;
    const turn = game.turn(state);
    if (turn.kind === 'over') return sharedWin(turn.outcome, seats);
    if (hasNobodyMoved(state)) return Array.from({ length: seats }, () => 1 / seats);
    const [viewer = onTurn] = turn.kind === 'seats' ? turn.seats : [];
    const view = game.view(state, viewer);
    if (turn.kind === 'chance') {
      const odds = oddsAt(LOOK.level, options);
      const race = raceOf(view, options, { odds, weights: WEIGHTS.next });
      return chancesOf(race, new Floor(race), onTurn);
    }
    return bot.choose({ viewer, seats, options, ply: 0, view, memory: undefined }, LOOK).estimate;
  },
};

/** What beginning is worth we do not know well enough to call it luck. */
function hasNobodyMoved({ onTurn, lying, held, cooks }: LeibkoecheState): boolean {
  return (
    onTurn === 0 || (lying.length === 0 && held === null && cooks.every((cook) => cook === CARPET))
  );
}
