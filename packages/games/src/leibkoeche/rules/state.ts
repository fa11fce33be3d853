import type { Outcome, Seat } from '@kast/kernel';
import type { LeibkoecheOptions } from '../info.ts';
import type { Tile } from './kitchen.ts';
import type { Aim, Kind, Low, Thrown, Tray } from './pancakes.ts';
import type { Pan } from './pans.ts';

/** LK1.3: a pile of one kind; for each pancake from the top whether it bears the crown. */
export interface Pile {
  readonly kind: Kind;
  readonly tile: Tile;
  readonly crowns: readonly boolean[];
}

/** LK10.3: where the crown of a pile is, as everybody sees it. */
export type CrownSeen = 'top' | 'below' | 'gone';

/** A throwing pancake that lies in the kitchen. */
export interface Lying extends Thrown {
  readonly tile: Tile;
}

/** LK8, LK9: how a pancake is thrown. */
export type Toss = Aim | readonly number[];

export interface Fall {
  readonly result: 'caught' | 'missed' | 'invalid';
  /** The face that is up where it lies. */
  readonly face: number;
}

export interface Peek {
  readonly seat: Seat;
  /** 1–6 */
  readonly place: number;
}

export type Phase =
  | 'king'
  | 'piles'
  | 'stack'
  | 'first'
  | 'put'
  | 'shift'
  | 'from'
  | 'toss'
  | 'fall'
  | 'walk'
  | 'take'
  | 'tray'
  | 'peek'
  | 'second'
  | 'lay'
  | 'ordering'
  | 'over';

export interface LeibkoecheState {
  readonly options: LeibkoecheOptions;
  readonly seats: number;
  readonly phase: Phase;
  /** What lies on the king's table, place 1 first; empty until it is drawn. */
  readonly king: readonly Kind[];
  readonly revealed: boolean;
  readonly piles: readonly Pile[];
  /** Throwing pancakes still stacked, the top one first. */
  readonly stack: readonly Low[];
  readonly lying: readonly Lying[];
  /** LK5.3: where the pancake lies that was laid down last. */
  readonly lastLaid: Tile | null;
  /** LK5.3: what may not be taken during this turn. */
  readonly barred: readonly Tile[];
  /** The throwing pancake of the turn. */
  readonly held: Thrown | null;
  readonly cooks: readonly Tile[];
  readonly trays: readonly Tray[];
  /** Seats whose cooks stand before the king, in the order of their coming. */
  readonly arrived: readonly Seat[];
  readonly peeks: readonly Peek[];
  readonly onTurn: Seat;
  readonly pan: Pan;
  readonly throws: number;
  readonly toss: Toss | null;
  readonly fall: Fall | null;
  /** LK4.2: the tile that the last step of this turn left. */
  readonly cameFrom: Tile | null;
  /** LK3.5: whose cook may be put elsewhere as the first thing of this turn; 0 for nobody's. */
  readonly toPut: Seat;
  /** LK7.2: who has still to order the tray a last time. */
  readonly ordering: readonly Seat[];
  /** LK6.5: the last entry was an `order`. */
  readonly justOrdered: boolean;
  readonly outcome: Outcome | null;
}

export type LeibkoecheMove =
  | { readonly kind: 'king'; readonly kinds: readonly Kind[] }
  | { readonly kind: 'piles'; readonly piles: readonly Pile[] }
  | { readonly kind: 'stack'; readonly lows: readonly Low[] }
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'put'; readonly tile: Tile }
  | { readonly kind: 'leave' }
  | { readonly kind: 'shift'; readonly garnish: Kind; readonly end: 'left' | 'right' }
  | { readonly kind: 'from'; readonly tile: Tile }
  | { readonly kind: 'toss'; readonly toss: Toss }
  | { readonly kind: 'fall'; readonly fall: Fall }
  /** Every tile entered; the carpet, by way of a door, only as the last. */
  | { readonly kind: 'walk'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'take' }
  | { readonly kind: 'skip' }
  | { readonly kind: 'tray'; readonly place: number }
  /** Null where the look is declined. */
  | { readonly kind: 'peek'; readonly place: number | null }
  | { readonly kind: 'keep'; readonly face: number }
  | { readonly kind: 'swap'; readonly tile: Tile }
  | { readonly kind: 'lay'; readonly tile: Tile; readonly face: number }
  | { readonly kind: 'order'; readonly places: readonly (Kind | null)[] };
