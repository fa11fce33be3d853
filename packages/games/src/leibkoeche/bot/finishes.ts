import type { Seat } from '@kast/kernel';
import { PLACES, type Pan } from '../rules/index.ts';
import type { Floor } from './floor.ts';
import { expectedGain } from './gain.ts';
import { countKinds, type Race, type Racer, throwsAfter } from './race.ts';
import { MOST_SHOWN } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** When a seat is likely to be done, in turns of its own from now. */
export interface Finish {
  readonly turns: number;
  readonly variance: number;
}

export function finishesOf(race: Race, floor: Floor, next: Seat): readonly Finish[] {
  const { racers, revealed } = race;
  const counts = racers.map(({ missing }) => PLACES - countKinds(missing));
  const arrivals = racers.map(({ hasArrived }, index) => {
    const waits = (index + 1 - next + racers.length) % racers.length;
    const turns = hasArrived ? 0 : turnsToArrive(race, floor, index, panOf(counts, index), waits);
    return turns + waits / racers.length;
  });
  // LK7.2: the king's pancakes are turned up as soon as the first one is there.
  const reveal = racers.some(({ hasArrived }) => hasArrived) ? 0 : Math.min(...arrivals);
  return racers.map(({ hasArrived, shifts }, index) => {
    const arrival = arrivals[index] as number;
    const count = counts[index] as number;
    const variance = hasArrived
      ? WEIGHTS.rest
      : WEIGHTS.rest + (PLACES + 1 - count) * WEIGHTS.stepVariance;
    if (revealed) return { turns: arrival + shifts, variance };
    const held = Math.min(PLACES, arrival === reveal ? PLACES : count + reveal * WEIGHTS.pace);
    const share = shifts / shiftsHolding(PLACES);
    const turns = arrival + shiftsHolding(held) * share;
    return { turns, variance: variance + WEIGHTS.shiftVariance };
  });
}

/** Shifts that a tray with so many pancakes at the reveal leaves on average, the rest laid down rightly. */
const SHIFTS_HOLDING: readonly number[] = [0, 1, 1.77, 2.39, 2.96, 3.36, 3.36];

function shiftsHolding(count: number): number {
  const whole = Math.floor(count);
  const share = count - whole;
  const less = SHIFTS_HOLDING[whole] as number;
  return less + share * ((SHIFTS_HOLDING[whole + 1] ?? less) - less);
}

/** LK2.1, LK2.2 */
function panOf(counts: readonly number[], index: number): Pan {
  const own = counts[index];
  const most = Math.max(...counts);
  const fewest = Math.min(...counts);
  if (most === fewest) return 'normal';
  if (own === most) return 'small';
  return own === fewest ? 'large' : 'normal';
}

function turnsToArrive(race: Race, floor: Floor, index: number, pan: Pan, waits: number): number {
  const { cook, missing, odds } = race.racers[index] as Racer;
  let open = missing;
  race.piles.forEach((tile, kind) => {
    const isTaken = race.racers.some((other, at) => at !== index && other.cook === tile);
    if (isTaken) open &= ~(1 << kind);
  });
  const throws = throwsAfter(race, waits);
  const gain =
    WEIGHTS.trust * expectedGain({ floor, cook, missing, open, throws, odds: odds[pan] }) +
    (1 - WEIGHTS.trust) * WEIGHTS.usualGain;
  const steps = countKinds(missing) + lastLeg(floor, cook, missing);
  return 1 + Math.max(0, steps - gain) / WEIGHTS.pace;
}

/** Throws from the last pile to the carpet, if the pile nearest to it comes last. */
function lastLeg(floor: Floor, cook: number, missing: number): number {
  if (missing === 0) return floor.waysFrom(cook).toCarpet <= MOST_SHOWN ? 1 : WEIGHTS.farLeg;
  let nearest = WEIGHTS.farLeg;
  for (let left = missing; left !== 0; left &= left - 1) {
    const { toCarpet } = floor.waysFrom(floor.pileOf(31 - Math.clz32(left & -left)));
    nearest = Math.min(nearest, LEGS[toCarpet] ?? WEIGHTS.farLeg);
  }
  return nearest;
}

/** By the number of steps to the carpet: the more it takes, the fewer pancakes show as much. */
const LEGS: readonly number[] = [1, 1, 1, 1, 1.05, 1.1, 1.25];
