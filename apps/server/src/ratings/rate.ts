import { rate as openskillRate } from 'openskill';
import type { PlayerToRate, Rate } from '../store/rating-store.ts';
import { muOfShown, PROVISIONAL_UNTIL } from './shown-rating.ts';

/** T16: so far one rises by who is provisional, and not beyond. */
const MOST_BY_PROVISIONAL = muOfShown(1800);

/** By openskill's model (Plackett-Luce): any number of players, each for themselves. */
export const rate: Rate = (players) => {
  const teams = players.map(({ mu, sigma }) => [{ mu, sigma }]);
  const after = openskillRate(teams, { rank: players.map(({ rank }) => rank) });
  return players.map((before, index) => {
    const { mu, sigma } = after[index]?.[0] ?? before;
    const most = risesByProvisional(before, players)
      ? MOST_BY_PROVISIONAL
      : Number.POSITIVE_INFINITY;
    return { mu: Math.min(mu, Math.max(before.mu, most)), sigma };
  });
};

/** Whether nobody whom one leaves behind, or shares a place with, is known well enough to tell much. */
function risesByProvisional(one: PlayerToRate, players: readonly PlayerToRate[]): boolean {
  return players
    .filter((other) => other !== one && other.rank >= one.rank)
    .every(({ matches }) => matches < PROVISIONAL_UNTIL);
}
