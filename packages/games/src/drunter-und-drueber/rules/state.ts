import type { Outcome, Seat } from '@kast/kernel';
import type { DrunterOptions } from '../info.ts';
import type { Circle } from './circles.ts';
import type { Layout } from './layout.ts';

export interface Stone {
  readonly owner: Seat;
  /** DD3.7: turns of its owner that it has been covered; 0 on top. */
  readonly waited: number;
}

/** From the bottom up. */
export type Stack = readonly Stone[];

/** An attack that waits for its answer (DD4.3). The attacker stands on `to` meanwhile. */
export interface Attack {
  readonly attacker: Seat;
  readonly asked: Seat;
  readonly from: Circle;
  readonly to: Circle;
  /** Called "Klaar!" together with the move. */
  readonly call: boolean;
  /** Both stacks as they were, for going back (DD4.2). */
  readonly before: { readonly from: Stack; readonly to: Stack };
}

/** Somebody called "Klaar!" and was wrong. DD5.3 */
export interface WrongCall {
  readonly seat: Seat;
  /** The circle of each of its stones: everybody saw them leave. */
  readonly stood: readonly Circle[];
}

export type Phase = 'layout' | 'first' | 'placing' | 'moving' | 'answering' | 'over';

export interface DrunterState {
  readonly options: DrunterOptions;
  readonly seats: number;
  readonly phase: Phase;
  /** Empty until it is drawn. */
  readonly layout: Layout;
  /** One per circle. */
  readonly stacks: readonly Stack[];
  /** Stones still to be placed, seat 1 first. */
  readonly inHand: readonly number[];
  /** Who began; 0 until it is drawn. */
  readonly first: Seat;
  /** Whose turn it is. */
  readonly onTurn: Seat;
  /** Rounds of moving that are over. */
  readonly round: number;
  /** Turns that each seat must miss (DD4.4). */
  readonly misses: readonly number[];
  readonly out: readonly Seat[];
  /** In the order of `out`; absent before the first, and in what was kept before it was. */
  readonly wrongCalls?: readonly WrongCall[];
  readonly attack: Attack | null;
  readonly outcome: Outcome | null;
}

export type DrunterMove =
  | { readonly kind: 'layout'; readonly layout: Layout }
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'place'; readonly at: Circle }
  | { readonly kind: 'step'; readonly from: Circle; readonly to: Circle; readonly call: boolean }
  | { readonly kind: 'klaar' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'claim' }
  | { readonly kind: 'allow' };
