import type { Tile } from '../rules/index.ts';
import type { Floor, FloorWays } from './floor.ts';
import type { Throws } from './race.ts';
import { type Aim, type OddsOfPan, shownAsAimed, shownAtAll } from './toss-odds.ts';
import { MOST_SHOWN } from './ways.ts';

/** A cook at the beginning of a turn. */
export interface Start {
  readonly floor: Floor;
  readonly cook: Tile;
  /** Kinds still missing, and those of them whose piles nobody stands on. */
  readonly missing: number;
  readonly open: number;
  readonly throws: Throws;
  readonly odds: OddsOfPan;
  /** As `Weights` have it. */
  readonly secondFromAnywhere: number;
}

/**
 * How many steps of the race a turn brings on average, 0 to 2: a kind on the tray is one, and so is
 * the carpet for a full tray. A second throw counts as far as the first is caught.
 */
export function expectedGain(start: Start): number {
  const ways = start.floor.waysFrom(start.cook);
  for (let shown = 1; shown <= MOST_SHOWN; shown++) weighEnds(start, ways, shown);
  let best = 0;
  let sum = 0;
  for (const { face } of start.throws.pancakes) {
    const gain = Math.max(gainOf(start, 'half', 7 - face), gainOf(start, 'full', face));
    sum += gain;
    if (gain > best) best = gain;
  }
  return start.throws.isFree ? best : sum / start.throws.pancakes.length;
}

/** By the number shown, if the throw was missed and if it was caught; filled anew at every call. */
const ONCE = new Float64Array(MOST_SHOWN + 1);
const AGAIN = new Float64Array(MOST_SHOWN + 1);

function gainOf({ odds }: Start, aim: Aim, shown: number): number {
  const { caught, caughtOther, missed, missedOther } = odds[aim];
  const other = 7 - shown;
  return (
    caught * (AGAIN[shown] as number) +
    caughtOther * (AGAIN[other] as number) +
    missed * (ONCE[shown] as number) +
    missedOther * (ONCE[other] as number)
  );
}

function weighEnds(start: Start, ways: FloorWays, shown: number): void {
  ONCE[shown] = 0;
  AGAIN[shown] = start.secondFromAnywhere;
  if (start.missing === 0) {
    // LK7.2: who arrives does not throw again.
    if (shown >= ways.toCarpet) ONCE[shown] = AGAIN[shown] = 1;
    return;
  }
  const hit = (ways.pilesAt[shown] as number) & start.open;
  if (hit === 0) return;
  ONCE[shown] = 1;
  let second = 0;
  for (let left = hit; left !== 0; left &= left - 1) {
    second = Math.max(second, chanceOfSecond(start, 31 - Math.clz32(left & -left)));
  }
  AGAIN[shown] = 1 + second;
}

/** That a second throw from this pile brings the next step. */
function chanceOfSecond(start: Start, kind: number): number {
  const ways = start.floor.waysFrom(start.floor.pileOf(kind));
  const missing = start.missing & ~(1 << kind);
  const open = start.open & ~(1 << kind);
  const isGood = (shown: number): boolean =>
    missing === 0 ? shown >= ways.toCarpet : ((ways.pilesAt[shown] as number) & open) !== 0;
  const { half } = start.odds;
  let best = 0;
  for (const { low } of start.throws.pancakes) {
    const lowIsGood = isGood(low);
    const highIsGood = isGood(7 - low);
    if (lowIsGood && highIsGood) return shownAtAll(half);
    if (lowIsGood || highIsGood) best = shownAsAimed(half);
  }
  return best;
}
