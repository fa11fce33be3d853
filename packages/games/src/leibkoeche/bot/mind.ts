import type { Meter } from '@kast/bots';
import type { Seat } from '@kast/kernel';
import type { LeibkoecheMove, LeibkoecheState, LeibkoecheView } from '../rules/index.ts';
import type { Race } from './race.ts';
import type { TurnSearch } from './turn-search.ts';

/** A legal move, and the chance of winning that it leaves. */
export interface Option {
  readonly move: LeibkoecheMove;
  readonly value: number;
}

/** What a seat has before its eyes when it decides. */
export interface Mind {
  readonly view: LeibkoecheView;
  /** Imagined: only for asking the rules what is legal. */
  readonly state: LeibkoecheState;
  readonly seat: Seat;
  readonly race: Race;
  readonly search: TurnSearch;
  readonly meter: Meter;
}

/** Weighs one after the other while the budget lasts, and the first in any case. */
export function weighEach<Item>(
  { meter }: Mind,
  items: readonly Item[],
  weigh: (item: Item) => Option,
): readonly Option[] {
  const weighed: Option[] = [];
  for (const item of items) {
    if (meter.isUsedUp && weighed.length > 0) break;
    weighed.push(weigh(item));
  }
  return weighed;
}
