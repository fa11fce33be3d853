import type { Seat } from '@kast/kernel';
import { type Pan, PLACES } from '../rules/index.ts';
import type { Floor } from './floor.ts';
import { expectedGain } from './gain.ts';
import { countKinds, type Race, racerAt, throwsAfter } from './race.ts';
import { OUT_OF_REACH } from './ways.ts';

/** How many turns a cook needs to the carpet, when so many others are on turn before. */
export function turnsToArrive(race: Race, floor: Floor, seat: Seat, waits: number): number {
  const { weights } = race;
  const { cook, missing } = racerAt(race, seat);
  const promised = expectedGain({
    floor,
    cook,
    missing,
    open: missing & ~kindsUnderOthers(race, seat),
    throws: throwsAfter(race, waits),
    odds: race.odds[panFor(race, seat)],
    secondFromAnywhere: weights.secondFromAnywhere,
  });
  // LK7.1: the last walk has odds of its own, and nobody takes the carpet away.
  if (missing === 0) return 1 + weights.lastDelay * (1 - promised);
  const gain = weights.trust * promised + (1 - weights.trust) * weights.usualGain;
  const steps = countKinds(missing) + lastLeg(floor, missing);
  return 1 + Math.max(0, steps - gain) / weights.pace;
}

/** LK6.1: a cook blocks the pile that it stands on. */
function kindsUnderOthers({ racers, piles }: Race, seat: Seat): number {
  let kinds = 0;
  racers.forEach(({ cook }, index) => {
    const kind = index + 1 === seat ? -1 : piles.indexOf(cook);
    if (kind >= 0) kinds |= 1 << kind;
  });
  return kinds;
}

/** LK2.1, LK2.2 */
export function panFor({ racers }: Race, seat: Seat): Pan {
  const own = countKinds(racerAt({ racers }, seat).missing);
  let fewest = PLACES;
  let most = 0;
  for (const { missing } of racers) {
    const count = countKinds(missing);
    fewest = Math.min(fewest, count);
    most = Math.max(most, count);
  }
  if (most === fewest) return 'normal';
  if (own === fewest) return 'small';
  return own === most ? 'large' : 'normal';
}

/** Throws from the last pile to the carpet, if the pile nearest to it comes last. */
function lastLeg(floor: Floor, missing: number): number {
  let nearest = OUT_OF_REACH;
  for (let left = missing; left !== 0; left &= left - 1) {
    const pile = floor.pileOf(31 - Math.clz32(left & -left));
    nearest = Math.min(nearest, floor.waysFrom(pile).toCarpet);
  }
  return LEGS[nearest] as number;
}

/** By the number of steps to the carpet: the more it takes, the fewer pancakes show as much. */
const LEGS: readonly number[] = [1, 1, 1, 1, 1.05, 1.1, 1.25, 1.85];
