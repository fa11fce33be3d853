import type { Seat } from '@kast/kernel';
import { panFor, turnsToArrive } from '../../packages/games/src/leibkoeche/bot/arriving.ts';
import { finishesOf } from '../../packages/games/src/leibkoeche/bot/finishes.ts';
import type { Floor } from '../../packages/games/src/leibkoeche/bot/floor.ts';
import { countKinds, type Race, type Racer } from '../../packages/games/src/leibkoeche/bot/race.ts';
import { CARPET, COLUMNS, PLACES } from '../../packages/games/src/leibkoeche/rules/index.ts';

export const MOST_SEATS = 4;
export const SEAT_FEATURES = 17;
export const TABLE_FEATURES = 5;

/** What a net is told before the king's pancakes are turned up, each number about 0 to 1. */
export interface Features {
  readonly ofTable: Float64Array;
  /** Seat after seat. */
  readonly ofSeats: Float64Array;
}

export function newFeatures(): Features {
  return {
    ofTable: new Float64Array(TABLE_FEATURES),
    ofSeats: new Float64Array(MOST_SEATS * SEAT_FEATURES),
  };
}

export function describe(race: Race, floor: Floor, next: Seat, into: Features): void {
  const { racers, stack, odds } = race;
  const seats = racers.length;
  into.ofTable.set([
    seats === 2 ? 1 : 0,
    seats === 4 ? 1 : 0,
    stack.size / PLACES,
    odds.normal.half.caught,
    odds.small.half.caught,
  ]);
  const finishes = finishesOf(race, floor, next);
  racers.forEach((racer, index) => {
    const seat = index + 1;
    const wait = (seat - next + seats) % seats;
    const turns = racer.hasArrived ? 0 : turnsToArrive(race, floor, seat, wait);
    const kinds = countKinds(racer.missing);
    const pan = panFor(race, seat);
    const { nearest, all } = waysToPiles(race, racer);
    const toCarpet = floor.waysFrom(racer.cook).toCarpet;
    into.ofSeats.set(
      [
        (finishes[index]?.turns ?? 0) / 8,
        turns / 6,
        kinds / PLACES,
        kinds === 0 ? 1 : 0,
        kinds === 1 ? 1 : 0,
        racer.hasArrived ? 1 : 0,
        racer.shifts / 4,
        racer.lookSaves,
        (race.crowned & racer.missing) !== 0 && racer.lookSaves > 0 ? 1 : 0,
        pan === 'small' ? 1 : 0,
        pan === 'large' ? 1 : 0,
        wait / seats,
        wait === 0 ? 1 : 0,
        nearest / 8,
        all / 30,
        toCarpet / 7,
        racer.cook === CARPET ? 1 : 0,
      ],
      index * SEAT_FEATURES,
    );
  });
}

/** Steps to the missing kinds, as if nothing stood in the way. */
function waysToPiles({ piles }: Race, { cook, missing }: Racer) {
  let nearest = 8;
  let all = 0;
  const column = cook === CARPET ? 2.5 : cook % COLUMNS;
  const row = cook === CARPET ? -1 : Math.floor(cook / COLUMNS);
  piles.forEach((pile, kind) => {
    if ((missing & (1 << kind)) === 0) return;
    const steps = Math.abs((pile % COLUMNS) - column) + Math.abs(Math.floor(pile / COLUMNS) - row);
    nearest = Math.min(nearest, steps);
    all += steps;
  });
  return { nearest: missing === 0 ? 0 : nearest, all };
}
