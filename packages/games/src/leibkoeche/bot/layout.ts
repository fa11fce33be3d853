import type { Meter } from '@kast/bots';
import { must, type Seat } from '@kast/kernel';
import { CARPET, type Lying, type Tile } from '../rules/index.ts';
import { chancesOf } from './chances.ts';
import { Floor } from './floor.ts';
import { type Race, racerAt, withRacer } from './race.ts';

/** A cook in the course of its turn. */
export interface Runner {
  readonly cook: Tile;
  readonly missing: number;
  /** Has picked up a crown in this turn, and so looks at the king's table. */
  readonly looked: boolean;
  /** LK4.2 */
  readonly cameFrom: Tile | null;
}

/** The throwing pancakes in one order, and what it is worth to a seat to end its turn in it. */
export class Layout {
  readonly floor: Floor;
  readonly race: Race;
  private readonly seat: Seat;
  private readonly meter: Meter;
  private readonly worths = new Map<number, number>();

  constructor(
    race: Race,
    seat: Seat,
    pancakes: { readonly lying: readonly Lying[]; readonly lastLaid: Tile | null },
    meter: Meter,
  ) {
    this.race = { ...race, ...pancakes };
    this.seat = seat;
    this.meter = meter;
    this.floor = new Floor(
      pancakes.lying.map(({ tile }) => tile),
      race.piles,
    );
  }

  /** The chance of winning for who leaves the cook like this to the next seat. */
  worthOf(runner: Runner): number {
    const key = keyOf(runner);
    const known = this.worths.get(key);
    if (known !== undefined) return known;
    this.meter.count();
    const worth = this.weigh(runner);
    this.worths.set(key, worth);
    return worth;
  }

  /** Where the cook comes to stand, with what it picks up there. */
  land(runner: Runner, tile: Tile, cameFrom: Tile | null): Runner {
    const { missing } = runner;
    const kind = tile === CARPET ? -1 : this.race.piles.indexOf(tile);
    if (kind < 0) return { ...runner, cook: tile, cameFrom };
    const looked =
      runner.looked ||
      ((this.race.crowned & (1 << kind)) !== 0 && racerAt(this.race, this.seat).lookSaves > 0);
    return { cook: tile, missing: missing & ~(1 << kind), looked, cameFrom };
  }

  private weigh({ cook, missing, looked }: Runner): number {
    const { race, seat } = this;
    const racer = racerAt(race, seat);
    const hasArrived = racer.hasArrived || (cook === CARPET && missing === 0);
    const shifts = racer.shifts - (looked ? racer.lookSaves : 0);
    if (race.revealed && hasArrived && shifts === 0) return 1;
    const after = withRacer(race, seat, { ...racer, cook, missing, hasArrived, shifts });
    const next = (seat % race.racers.length) + 1;
    return must(chancesOf(after, this.floor, next)[seat - 1], 'a chance');
  }
}

export function keyOf({ cook, missing, looked }: Runner): number {
  return (cook + 1) | (missing << 6) | (looked ? 1 << 12 : 0);
}
