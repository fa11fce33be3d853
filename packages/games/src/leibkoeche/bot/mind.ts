import type {
  LeibkoecheMove,
  LeibkoecheState,
  LeibkoecheView,
  Lying,
  Thrown,
} from '../rules/index.ts';
import type { Runner } from './layout.ts';
import { racerAt } from './race.ts';
import { type TurnAhead, TurnSearch } from './turn-search.ts';

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
  readonly turn: TurnAhead;
  /** Does not notice what the trays of others tell. */
  readonly overlooksTrays: boolean;
}

/** The rest of the turn with these pancakes in the kitchen. */
export function searchWith({ turn }: Mind, lying: readonly Lying[]): TurnSearch {
  return new TurnSearch(turn, lying);
}

/** The cook on turn, about to go on. */
export function runnerOf({ turn, view }: Mind): Runner {
  const { cook, missing } = racerAt(turn.race, turn.seat);
  return { cook, missing, looks: false, cameFrom: view.cameFrom };
}

/** LK3.3: the pancake that may be thrown once more after this walk. */
export function againIn({ view }: Mind): Thrown | null {
  return view.fall?.result === 'caught' && view.throws === 1 ? view.held : null;
}

/** Weighs one after the other while the budget lasts, and the first in any case. */
export function weighEach<Item, Weighed extends Option>(
  { turn }: Mind,
  items: readonly Item[],
  weigh: (item: Item) => Weighed,
): readonly Weighed[] {
  const weighed: Weighed[] = [];
  for (const item of items) {
    if (turn.meter.isUsedUp && weighed.length > 0) break;
    weighed.push(weigh(item));
  }
  return weighed;
}
