import type { Meter } from '@kast/bots';
import type { Seat } from '@kast/kernel';
import { CARPET, type Lying, otherFace, type Thrown, type Tile, TILES } from '../rules/index.ts';
import { keyOf, Layout, type Runner } from './layout.ts';
import { type Race, racerAt } from './race.ts';
import { AIMS, type Aim, type OddsOfPan } from './toss-odds.ts';
import { has, type TileSet, tileSet } from './ways.ts';

/** A throw to come. */
export interface Throw {
  readonly pancake: Thrown;
  /** LK3.3: may throw once more when this one is caught. */
  readonly isFirst: boolean;
}

/** What an invalid throw costs beside the turn: the next one may put the cook anywhere. LK3.5 */
const COST_OF_INVALID = 0.05;

/**
 * Looks through the rest of a turn: each outcome of a throw by its odds, each end of a walk, a second
 * throw with the same or another pancake. Where the turn ends, the layout says what that is worth.
 */
export class TurnSearch {
  private readonly race: Race;
  private readonly seat: Seat;
  private readonly odds: OddsOfPan;
  private readonly meter: Meter;
  private readonly otherCooks: readonly Tile[];
  private readonly bestEnds = new Map<Layout, Map<number, number>>();

  constructor(race: Race, seat: Seat, odds: OddsOfPan, meter: Meter) {
    this.race = race;
    this.seat = seat;
    this.odds = odds;
    this.meter = meter;
    this.otherCooks = race.racers.map(({ cook }) => cook).toSpliced(seat - 1, 1);
  }

  layoutWith(lying: readonly Lying[], lastLaid: Tile | null = null): Layout {
    return new Layout(this.race, this.seat, { lying, lastLaid }, this.meter);
  }

  bestAim(layout: Layout, runner: Runner, thrown: Throw): number {
    return Math.max(...AIMS.map((aim) => this.worthOfToss(layout, runner, thrown, aim)));
  }

  worthOfToss(layout: Layout, runner: Runner, thrown: Throw, aim: Aim): number {
    const { pancake, isFirst } = thrown;
    const { caught, caughtOther, missed, missedOther } = this.odds[aim];
    const shown = aim === 'half' ? otherFace(pancake.face) : pancake.face;
    const other = otherFace(shown);
    const again = isFirst ? pancake : null;
    const invalid = 1 - caught - caughtOther - missed - missedOther;
    return (
      caught * this.bestEnd(layout, runner, shown, again) +
      caughtOther * (caughtOther > 0 ? this.bestEnd(layout, runner, other, again) : 0) +
      missed * this.bestEnd(layout, runner, shown, null) +
      missedOther * this.bestEnd(layout, runner, other, null) +
      invalid * (layout.worthOf(runner) - COST_OF_INVALID)
    );
  }

  /** Where a walk has ended; with the caught pancake in hand there may be a second throw. */
  worthOfEnd(layout: Layout, runner: Runner, again: Thrown | null): number {
    const settled = layout.worthOf(runner);
    if (!again || runner.cook === CARPET || this.meter.isUsedUp) return settled;
    return Math.max(settled, this.secondThrow(layout, runner, again));
  }

  /** LK3.6: the same pancake with either face up, or another one. */
  secondThrow(layout: Layout, runner: Runner, held: Thrown): number {
    const others = layout.race.stack.size === 0 ? layout.race.lying : [];
    const faces = [held.low, otherFace(held.low)].map((face) => ({ low: held.low, face }));
    return Math.max(
      ...[...faces, ...others].map((pancake) =>
        this.bestAim(layout, runner, { pancake, isFirst: false }),
      ),
    );
  }

  private bestEnd(layout: Layout, runner: Runner, shown: number, again: Thrown | null): number {
    const known = this.bestEndsIn(layout);
    const key =
      ((keyOf(runner) * 8 + shown) * 4 + (again?.low ?? 0)) * 64 + (runner.cameFrom ?? 62) + 1;
    const found = known.get(key);
    if (found !== undefined) return found;
    const best = this.weighEnds(layout, runner, shown, again);
    known.set(key, best);
    return best;
  }

  private weighEnds(layout: Layout, runner: Runner, shown: number, again: Thrown | null): number {
    const ways = layout.floor.waysOn(runner.cook, runner.cameFrom);
    const ends = ways.ends[shown] as TileSet;
    // LK4.1, LK4.5
    const taken = tileSet([runner.cook, ...this.otherCooks]);
    let best = -1;
    if (runner.missing === 0 && shown >= ways.toCarpet) {
      best = this.worthOfEnd(layout, layout.land(runner, CARPET, null), null);
    }
    for (const tile of TILES) {
      if (!has(ends, tile) || has(taken, tile)) continue;
      const worth = this.worthOfEnd(layout, layout.land(runner, tile, null), again);
      if (worth > best) best = worth;
    }
    // LK4.7
    return best < 0 ? this.worthOfEnd(layout, runner, again) : best;
  }

  private bestEndsIn(layout: Layout): Map<number, number> {
    const known = this.bestEnds.get(layout);
    if (known) return known;
    const fresh = new Map<number, number>();
    this.bestEnds.set(layout, fresh);
    return fresh;
  }

  runner(cameFrom: Tile | null): Runner {
    const { cook, missing } = racerAt(this.race, this.seat);
    return { cook, missing, looked: false, cameFrom };
  }
}
