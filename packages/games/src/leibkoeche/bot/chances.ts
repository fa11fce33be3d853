import type { Seat } from '@kast/kernel';
import { type Finish, finishesOf } from './finishes.ts';
import type { Floor } from './floor.ts';
import type { Race } from './race.ts';

/** Each seat's chance of winning when `next` is about to begin a turn. */
export function chancesOf(race: Race, floor: Floor, next: Seat): readonly number[] {
  return chancesToBeFirst(finishesOf(race, floor, next));
}

export function chancesToBeFirst(finishes: readonly Finish[]): readonly number[] {
  const likelihoods = finishes.map((one) =>
    finishes.reduce((product, other) => (other === one ? product : product * ahead(one, other)), 1),
  );
  const total = likelihoods.reduce((sum, likelihood) => sum + likelihood, 0);
  return likelihoods.map((likelihood) => likelihood / total);
}

/** That one is done before the other: a smooth step, much like a bell curve's and without its powers. */
function ahead(one: Finish, other: Finish): number {
  const lead = other.turns - one.turns;
  const spread = 1.6 * (one.variance + other.variance);
  return 0.5 + (0.5 * lead) / Math.sqrt(Math.sqrt(spread * spread + lead * lead * lead * lead));
}
