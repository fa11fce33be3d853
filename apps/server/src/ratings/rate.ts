import { rate as openskillRate } from 'openskill';
import type { Rate } from '../store/rating-store.ts';

/** By openskill's model (Plackett-Luce): any number of players, each for themselves. */
export const rate: Rate = (players) => {
  const teams = players.map(({ mu, sigma }) => [{ mu, sigma }]);
  const after = openskillRate(teams, { rank: players.map(({ rank }) => rank) });
  return players.map((before, index) => after[index]?.[0] ?? before);
};
