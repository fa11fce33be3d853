import type { Seat } from '@kast/kernel';
import { PLACES, type Pan } from '../rules/index.ts';
import type { Floor } from './floor.ts';
import { expectedGain } from './gain.ts';
import { countKinds, type Race, type Racer, throwsAfter } from './race.ts';
import { MOST_SHOWN } from './ways.ts';

/** When a seat is likely to be done, in turns of its own from now. */
interface Finish {
  readonly turns: number;
  readonly variance: number;
}

/** Each seat's chance of winning when `next` is about to begin a turn. */
export function chancesOf(race: Race, floor: Floor, next: Seat): readonly number[] {
  const finishes = finishesOf(race, floor, next);
  const likelihoods = finishes.map((one, index) =>
    finishes.reduce(
      (product, other, otherIndex) =>
        otherIndex === index ? product : product * ahead(one, other),
      1,
    ),
  );
  const total = likelihoods.reduce((sum, likelihood) => sum + likelihood, 0);
  return likelihoods.map((likelihood) => likelihood / total);
}

/** That one is done before the other. A smooth step; as good as a bell curve, and without its powers. */
function ahead(one: Finish, other: Finish): number {
  const lead = other.turns - one.turns;
  return 0.5 + (0.5 * lead) / Math.sqrt(one.variance + other.variance + lead * lead);
}

function finishesOf(race: Race, floor: Floor, next: Seat): readonly Finish[] {
  const seats = race.racers.length;
  const counts = race.racers.map(({ missing }) => PLACES - countKinds(missing));
  const waits = race.racers.map((_, index) => (index + 1 - next + seats) % seats);
  const arrivals = race.racers.map((racer, index) => {
    if (racer.hasArrived) return (waits[index] as number) / seats;
    const pan = panOf(counts, index);
    return (
      turnsToArrive(race, floor, index, { pan, waits: waits[index] as number }) +
      (waits[index] as number) / seats
    );
  });
  // LK7.2: the king's pancakes are turned up as soon as the first one is there.
  const first = race.racers.some(({ hasArrived }) => hasArrived) ? 0 : Math.min(...arrivals);
  return race.racers.map((racer, index) => {
    const arrival = arrivals[index] as number;
    const count = counts[index] as number;
    const steps = racer.hasArrived ? 0 : PLACES - count + 1;
    if (race.revealed)
      return { turns: arrival + racer.shifts, variance: 0.02 + steps * STEP_VARIANCE };
    const held = Math.min(PLACES, arrival === first ? PLACES : count + first * PACE);
    const shifts = (shiftsHolding(held) * racer.shifts) / shiftsHolding(PLACES);
    return { turns: arrival + shifts, variance: SHIFT_VARIANCE + steps * STEP_VARIANCE };
  });
}

/** Steps of the race per turn. */
const PACE = 1.3;
const STEP_VARIANCE = 0.25;
const SHIFT_VARIANCE = 0.55;

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

function turnsToArrive(
  race: Race,
  floor: Floor,
  index: number,
  { pan, waits }: { readonly pan: Pan; readonly waits: number },
): number {
  const { cook, missing, odds } = race.racers[index] as Racer;
  let open = missing;
  race.piles.forEach((tile, kind) => {
    const isTaken = race.racers.some((other, at) => at !== index && other.cook === tile);
    if (isTaken) open &= ~(1 << kind);
  });
  const throws = throwsAfter(race, waits);
  const gain = expectedGain({ floor, cook, missing, open, throws, odds: odds[pan] });
  const steps = countKinds(missing) + lastLeg(floor, cook, missing);
  return 1 + Math.max(0, steps - gain) / PACE;
}

/** Throws from the last pile to the carpet, if the pile nearest to it comes last. */
function lastLeg(floor: Floor, cook: number, missing: number): number {
  if (missing === 0) return floor.waysFrom(cook).toCarpet <= MOST_SHOWN ? 1 : FAR_LEG;
  let nearest = FAR_LEG;
  for (let left = missing; left !== 0; left &= left - 1) {
    const { toCarpet } = floor.waysFrom(floor.pileOf(31 - Math.clz32(left & -left)));
    nearest = Math.min(nearest, LEGS[toCarpet] as number);
  }
  return nearest;
}

const FAR_LEG = 1.9;
/** By the number of steps to the carpet: the more it takes, the fewer pancakes show as much. */
const LEGS: readonly number[] = [1, 1, 1, 1, 1.05, 1.1, 1.25, FAR_LEG];
