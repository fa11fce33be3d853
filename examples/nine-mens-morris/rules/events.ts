import type { Outcome, Step } from '@kast/kernel';
import { millsThrough, otherSide, type Side } from './board.ts';
import { QUIET_PLIES, timesStood } from './flow.ts';
import { mayFly } from './moving.ts';
import { neighboursOf, type Point } from './points.ts';
import type { MorrisMove, MorrisState } from './state.ts';

/** What a move brought, in the order in which it is shown and told. */
export type MorrisEvent =
  | { readonly kind: 'placed'; readonly side: Side; readonly to: Point; readonly left: number }
  | {
      readonly kind: 'moved';
      readonly side: Side;
      readonly from: Point;
      readonly to: Point;
      readonly isFlight: boolean;
    }
  /** NM3.1, NM3.3: the lines that were filled, one or two. */
  | { readonly kind: 'mill-closed'; readonly lines: readonly (readonly Point[])[] }
  /** NM3.2: the side that lost a piece, and where it stood. */
  | { readonly kind: 'taken'; readonly side: Side; readonly point: Point }
  /** NM2.3: from now on this side may go anywhere. */
  | { readonly kind: 'flies'; readonly side: Side }
  /** NM4.3: the second time; a third time is a draw. */
  | { readonly kind: 'position-repeated' }
  /** NM4.4 */
  | { readonly kind: 'draw-near'; readonly pliesLeft: number }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

/** Before how many last moves a draw by NM4.4 is announced. */
const DRAW_WARNINGS: ReadonlySet<number> = new Set([20, 10, 4]);

export function events({ before, move, after }: Step<MorrisState, MorrisMove>): MorrisEvent[] {
  const { turn: side } = before;
  const enemy = otherSide(side);
  const brought: MorrisEvent[] = [whatWasDone(side, move, after)];
  if (move.takes !== null) {
    brought.push({ kind: 'mill-closed', lines: millsThrough(after.board, move.to) });
    brought.push({ kind: 'taken', side: enemy, point: move.takes });
  }
  if (after.outcome) return [...brought, { kind: 'ended', outcome: after.outcome }];
  for (const each of [side, enemy]) {
    if (mayFly(after, each) && !mayFly(before, each)) brought.push({ kind: 'flies', side: each });
  }
  if (timesStood(after) > 1) brought.push({ kind: 'position-repeated' });
  const pliesLeft = QUIET_PLIES - after.quietPlies;
  if (DRAW_WARNINGS.has(pliesLeft)) brought.push({ kind: 'draw-near', pliesLeft });
  return brought;
}

function whatWasDone(side: Side, { from, to }: MorrisMove, after: MorrisState): MorrisEvent {
  if (from === null) return { kind: 'placed', side, to, left: after.inHand[side] };
  return { kind: 'moved', side, from, to, isFlight: !neighboursOf(from).includes(to) };
}
