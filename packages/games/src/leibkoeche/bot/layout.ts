import type { Meter } from '@kast/bots';
import { must, type Seat } from '@kast/kernel';
import { CARPET, type Tile } from '../rules/index.ts';
import { chancesOf } from './chances.ts';
import { Floor } from './floor.ts';
import { type Race, racerAt, withRacer } from './race.ts';

/** A cook in the course of its turn. */
export interface Runner {
  readonly cook: Tile;
  readonly missing: number;
  /** Has picked up a crown on the way ahead, and will look at the king's table. */
  readonly looks: boolean;
  /** LK4.2: null where it is not known or does not matter any more. */
  readonly cameFrom: Tile | null;
}

/** The throwing pancakes as they lie, and what it is worth to a seat to end its turn like this. */
export class Layout {
  readonly floor: Floor;
  private readonly race: Race;
  private readonly seat: Seat;
  private readonly meter: Meter;
  private readonly worths = new Map<number, number>();

  constructor(race: Race, seat: Seat, meter: Meter) {
    this.race = race;
    this.seat = seat;
    this.meter = meter;
    this.floor = new Floor(race);
  }

  /** The chance of winning for who leaves the cook there to the next seat. */
  worthOf(runner: Runner): number {
    const key = keyOf({ ...runner, cameFrom: null });
    const known = this.worths.get(key);
    if (known !== undefined) return known;
    this.meter.count();
    const worth = this.weigh(runner);
    this.worths.set(key, worth);
    return worth;
  }

  /** The cook on that tile, with what it picks up there. */
  land(runner: Runner, tile: Tile, cameFrom: Tile | null = null): Runner {
    const kind = this.race.piles.indexOf(tile);
    if (kind < 0) return { ...runner, cook: tile, cameFrom };
    const crown =
      (this.race.crowned & (1 << kind)) !== 0 && racerAt(this.race, this.seat).lookSaves > 0;
    const missing = runner.missing & ~(1 << kind);
    return { cook: tile, missing, looks: runner.looks || crown, cameFrom };
  }

  private weigh(runner: Runner): number {
    const { race, seat } = this;
    const after = raceAfter(race, seat, runner);
    if (hasWon(after, seat)) return 1;
    const next = (seat % race.racers.length) + 1;
    return must(chancesOf(after, this.floor, next)[seat - 1], 'a chance');
  }
}

/** With the cook where its turn has brought it. */
export function raceAfter(race: Race, seat: Seat, { cook, missing, looks }: Runner): Race {
  const racer = racerAt(race, seat);
  const hasArrived = racer.hasArrived || (cook === CARPET && missing === 0);
  const shifts = racer.shifts - (looks ? racer.lookSaves : 0);
  return withRacer(race, seat, { ...racer, cook, missing, hasArrived, shifts });
}

/** LK7.3 */
export function hasWon(race: Race, seat: Seat): boolean {
  const { hasArrived, shifts } = racerAt(race, seat);
  return race.revealed && hasArrived && shifts === 0;
}

/** One number for all that tells runners apart; on the way, no tile is 43. */
export function keyOf({ cook, missing, looks, cameFrom }: Runner): number {
  return (cook + 1) | (missing << 6) | ((looks ? 1 : 0) << 12) | (((cameFrom ?? 42) + 1) << 13);
}
