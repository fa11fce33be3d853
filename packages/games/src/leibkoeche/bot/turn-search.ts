import type { Meter } from '@kast/bots';
import type { Seat } from '@kast/kernel';
import {
  CARPET,
  type Lying,
  otherFace,
  type Pan,
  type Thrown,
  type Tile,
  TILES,
} from '../rules/index.ts';
import { keyOf, Layout, type Runner } from './layout.ts';
import type { LeibkoecheWeaknesses } from './levels.ts';
import type { Race } from './race.ts';
import { AIMS, type Aim } from './toss-odds.ts';
import { has, type Layer, leftBehind, type TileSet, tileSet } from './ways.ts';

/** Whose turn is looked through, and what holds for all of it. */
export interface TurnAhead {
  readonly race: Race;
  readonly seat: Seat;
  readonly pan: Pan;
  /** LK5.3 */
  readonly barred: readonly Tile[];
  readonly meter: Meter;
  readonly foresees: LeibkoecheWeaknesses['foresees'];
}

/** A throw to come. */
export interface Throw {
  readonly pancake: Thrown;
  /** LK3.3: may throw once more when this one is caught. */
  readonly isFirst: boolean;
}

/** What an invalid throw costs beside the turn: the next one may put the cook anywhere. LK3.5 */
const COST_OF_INVALID = 0.1;

/**
 * Looks through the rest of a turn: each outcome of a throw by its odds, each end of a walk, a second
 * throw with the same or another pancake. Where the turn ends, the layout says what that is worth.
 */
export class TurnSearch {
  readonly layout: Layout;
  private readonly turn: TurnAhead;
  private readonly otherCooks: readonly Tile[];
  private readonly otherPancakes: readonly Thrown[];
  private readonly bestEnds = new Map<number, number>();

  constructor(turn: TurnAhead, lying: readonly Lying[]) {
    const { race, seat, barred, meter } = turn;
    const { top } = race.stack;
    this.turn = turn;
    this.layout = new Layout({ ...race, lying, lastLaid: null }, seat, meter);
    this.otherCooks = race.racers.map(({ cook }) => cook).toSpliced(seat - 1, 1);
    // LK3.2
    this.otherPancakes = top
      ? [{ low: top, face: top }]
      : lying.filter(({ tile }) => !barred.includes(tile));
  }

  bestAim(runner: Runner, thrown: Throw): number {
    return Math.max(...AIMS.map((aim) => this.worthOfToss(runner, thrown, aim)));
  }

  worthOfToss(runner: Runner, { pancake, isFirst }: Throw, aim: Aim): number {
    const { race, pan } = this.turn;
    const { caught, caughtOther, missed, missedOther } = race.odds[pan][aim];
    const shown = aim === 'half' ? otherFace(pancake.face) : pancake.face;
    const other = otherFace(shown);
    const again = isFirst ? pancake : null;
    const invalid = 1 - caught - caughtOther - missed - missedOther;
    return (
      caught * this.bestEnd(runner, shown, again) +
      caughtOther * (caughtOther > 0 ? this.bestEnd(runner, other, again) : 0) +
      missed * this.bestEnd(runner, shown, null) +
      missedOther * this.bestEnd(runner, other, null) +
      invalid * this.layout.worthOf(runner) * (1 - COST_OF_INVALID)
    );
  }

  /** Where a walk has ended; with the caught pancake in hand there may be a second throw. */
  worthOfEnd(runner: Runner, again: Thrown | null): number {
    const settled = this.layout.worthOf(runner);
    if (!again || runner.cook === CARPET || this.seesNoFurther()) return settled;
    return Math.max(settled, this.bestKeeping(runner, again), this.bestOther(runner));
  }

  private seesNoFurther(): boolean {
    return this.turn.meter.isUsedUp || this.turn.foresees === 'walk';
  }

  /** LK3.6: the same pancake again, either face up. */
  private bestKeeping(runner: Runner, { low }: Thrown): number {
    return Math.max(
      this.bestAim(runner, { pancake: { low, face: low }, isFirst: false }),
      this.bestAim(runner, { pancake: { low, face: otherFace(low) }, isFirst: false }),
    );
  }

  /** LK3.6: another pancake. */
  bestOther(runner: Runner): number {
    return Math.max(
      ...this.otherPancakes.map((pancake) => this.bestAim(runner, { pancake, isFirst: false })),
    );
  }

  private bestEnd(runner: Runner, shown: number, again: Thrown | null): number {
    const key = (keyOf(runner) * 8 + shown) * 4 + (again?.low ?? 0);
    const known = this.bestEnds.get(key);
    if (known !== undefined) return known;
    const best = this.weighEnds(runner, shown, again);
    this.bestEnds.set(key, best);
    return best;
  }

  private weighEnds(runner: Runner, shown: number, again: Thrown | null): number {
    const { layout } = this;
    const ways = layout.floor.waysOn(runner.cook, runner.cameFrom);
    const ends = ways.ends[shown] as TileSet;
    const entered = ways.entered[shown] as Layer;
    // LK4.1, LK4.5
    const taken = tileSet([runner.cook, ...this.otherCooks]);
    let best = -1;
    if (runner.missing === 0 && shown >= ways.toCarpet) {
      best = layout.worthOf(layout.land(runner, CARPET));
    }
    for (const tile of TILES) {
      if (!has(ends, tile) || has(taken, tile)) continue;
      if (!again) {
        best = Math.max(best, layout.worthOf(layout.land(runner, tile)));
        continue;
      }
      // LK4.2: the second walk depends on how the first one came.
      entered.forEach((by, direction) => {
        if (!has(by, tile)) return;
        const landed = layout.land(runner, tile, leftBehind(tile, direction));
        best = Math.max(best, this.worthOfEnd(landed, again));
      });
    }
    // LK4.7
    return best < 0 ? this.worthOfEnd(runner, again) : best;
  }
}
