import type { Seat } from '@kast/kernel';
import { PLACES } from '../rules/index.ts';
import { turnsToArrive } from './arriving.ts';
import type { Floor } from './floor.ts';
import { countKinds, type Race } from './race.ts';
import type { Weights } from './weights.ts';

/** When a seat is likely to be done, in turns of its own from now. */
export interface Finish {
  readonly turns: number;
  readonly variance: number;
}

/** For each seat, when `next` is about to begin a turn. */
export function finishesOf(race: Race, floor: Floor, next: Seat): readonly Finish[] {
  const { racers, revealed, weights } = race;
  const seats = racers.length;
  const blind = SHIFTS_HOLDING[PLACES] as number;
  const waits = racers.map((_, index) => (index + 1 - next + seats) % seats);
  const turns = racers.map(({ hasArrived }, index) =>
    hasArrived ? 0 : turnsToArrive(race, floor, index + 1, waits[index] as number),
  );
  const arrivals = evened(
    turns.map((count, index) => count + (waits[index] as number) / seats),
    weights,
  );
  // LK7.2: the king's pancakes are turned up as soon as the first one is there.
  const reveal = turns.includes(0) ? 0 : Math.min(...arrivals);
  return racers.map(({ missing, shifts }, index) => {
    const arrival = arrivals[index] as number;
    const kinds = countKinds(missing);
    const variance =
      weights.leastVariance + arrivalVariance(kinds, turns[index] as number, weights);
    if (revealed) return { turns: arrival + shifts, variance };
    const held = arrival === reveal ? PLACES : PLACES - kinds + reveal * weights.pace;
    const kept = blind + weights.looks * (shifts - blind);
    const shiftsLeft = kept * shareHolding(Math.min(PLACES, held));
    return { turns: arrival + shiftsLeft, variance: variance + weights.shiftVariance };
  });
}

/** LK2.1: until somebody is about to arrive, the pans bring everybody together again. */
function evened(arrivals: readonly number[], { evening }: Weights): readonly number[] {
  const away = Math.max(0, Math.min(...arrivals) - 1);
  const mean = arrivals.reduce((sum, turns) => sum + turns, 0) / arrivals.length;
  const left = 1 / (1 + evening * away);
  return arrivals.map((turns) => mean + left * (turns - mean));
}

/** Nobody is quicker than at once: the nearer, the less there is to hope for. */
function arrivalVariance(
  kinds: number,
  turns: number,
  { lastVariance, stepVariance }: Weights,
): number {
  if (kinds === 0) return lastVariance * Math.max(0, turns - 1);
  return turns <= 1 ? 0 : stepVariance * (kinds + 1) * (1 - 1 / turns);
}

/**
 * LK7.5: who holds less at the reveal lays the rest down rightly and has less to shift. The averages
 * for trays that were ordered for it without knowing anything, nothing first.
 */
const SHIFTS_HOLDING: readonly number[] = [0, 1, 1.767, 2.392, 2.958, 3.361, 3.361];

/** As a share of what a full tray leaves. */
function shareHolding(count: number): number {
  const whole = Math.floor(count);
  const less = SHIFTS_HOLDING[whole] as number;
  const more = SHIFTS_HOLDING[whole + 1] ?? less;
  return (less + (count - whole) * (more - less)) / (SHIFTS_HOLDING[PLACES] as number);
}
