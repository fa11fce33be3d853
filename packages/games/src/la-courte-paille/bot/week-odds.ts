import type { Seat } from '@kast/kernel';
import { FIGURES, type PailleState, valueOf, type WeekCard } from '../rules/index.ts';
import { figureIndex } from './figure-index.ts';

/** The week as one seat knows it: what each character adds up to, in the order of FIGURES. */
export interface WeekSight {
  readonly totals: Float64Array;
  /** Cards that this seat does not know. */
  unknown: number;
}

/** How likely each character is to be eaten, in the order of FIGURES; together 1. */
export type Odds = Float64Array;

export function weekSightOf(week: PailleState['week'], seat: Seat): WeekSight {
  const sight: WeekSight = { totals: new Float64Array(FIGURES.length), unknown: 0 };
  for (const day of week) {
    if (isKnownTo(day, seat)) addTo(sight, figureIndex(day.card), valueOf(day.card));
    else sight.unknown++;
  }
  return sight;
}

export function isKnownTo({ up, knownTo }: WeekCard, seat: Seat): boolean {
  return up || knownTo === 'all' || knownTo.includes(seat);
}

/**
 * A character that lies behind by `gap` catches up the likelier the more cards are unknown. The form
 * and its scale were fitted to 60,000 weeks dealt by lot.
 */
export function oddsOf({ totals, unknown }: WeekSight): Odds {
  let highest = 0;
  for (const total of totals) if (total > highest) highest = total;
  const reach = CATCHING_UP * CATCHING_UP * unknown;
  const odds = new Float64Array(totals.length);
  let sum = 0;
  for (let index = 0; index < totals.length; index++) {
    const gap = highest - (totals[index] as number);
    const far = 1 + (gap * gap) / reach;
    const weight = gap === 0 ? 1 : 1 / (far * far);
    odds[index] = weight;
    sum += weight;
  }
  for (let index = 0; index < odds.length; index++) odds[index] = (odds[index] as number) / sum;
  return odds;
}

/** The odds if a character had so many points more, or less. */
export function oddsWith(sight: WeekSight, index: number, points: number): Odds {
  addTo(sight, index, points);
  const odds = oddsOf(sight);
  addTo(sight, index, -points);
  return odds;
}

function addTo({ totals }: WeekSight, index: number, points: number): void {
  totals[index] = (totals[index] as number) + points;
}

const CATCHING_UP = 3;
