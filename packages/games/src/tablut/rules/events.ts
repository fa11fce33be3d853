import { must, type Outcome, type Step } from '@kast/kernel';
import { kingSquare, type Piece, pieceAt, type Side } from './board.ts';
import { cornersInReach, type KingCapture } from './king.ts';
import type { TablutMove } from './moving.ts';
import { type Resolution, resolve } from './flow.ts';
import type { Square } from './square.ts';
import type { TablutState } from './state.ts';
import { isVoid, type Threat, type ThreatStatus, threatStatus, timesMade } from './threats.ts';
import { threatsNow } from './view.ts';

/** What a move brought, in the order in which it is shown and told. */
export type TablutEvent =
  | { readonly kind: 'moved'; readonly piece: Piece; readonly from: Square; readonly to: Square }
  | { readonly kind: 'taken'; readonly side: Side; readonly squares: readonly Square[] }
  | { readonly kind: 'king-escaped'; readonly corner: Square }
  | { readonly kind: 'king-taken'; readonly square: Square; readonly way: KingCapture }
  /** TB5.3: the trap is closed, but the threat was void. */
  | { readonly kind: 'king-spared'; readonly square: Square }
  /** TB5.2: threats that were counted are forgotten. */
  | { readonly kind: 'counts-cleared' }
  | {
      readonly kind: 'threat-made';
      readonly threat: Threat;
      readonly times: number;
      readonly status: ThreatStatus;
    }
  /** A threat that is not void stands after this move: `+`. */
  | { readonly kind: 'king-threatened'; readonly square: Square }
  /** The king could go to a corner: `-`. */
  | { readonly kind: 'corner-in-reach'; readonly corners: readonly Square[] }
  /** TB5.4: the second time; a third time is a draw. */
  | { readonly kind: 'position-repeated'; readonly occurrence: number }
  /** TB5.5: so many plies more without a capture, and it is a draw. */
  | { readonly kind: 'draw-near'; readonly pliesLeft: number }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

/** Before how many last plies a draw by TB5.5 is announced. */
const DRAW_WARNINGS: ReadonlySet<number> = new Set([20, 10, 4]);

export function events({ before, move, after }: Step<TablutState, TablutMove>): TablutEvent[] {
  const resolution = resolve(before, move, after);
  return [
    { kind: 'moved', piece: must(pieceAt(before.board, move.from), 'a piece that moved'), ...move },
    ...whatWasTaken(before, move, resolution),
    ...whatItThreatens(before, resolution),
    ...howItStands(after, resolution),
  ];
}

function whatWasTaken(
  before: TablutState,
  { to }: TablutMove,
  { after, taken, trap }: Resolution,
): TablutEvent[] {
  const events: TablutEvent[] = [];
  if (taken.length > 0) events.push({ kind: 'taken', side: after.turn, squares: taken });
  if (after.outcome?.rule === 'TB4.5') events.push({ kind: 'king-escaped', corner: to });
  if (!trap) return events;
  const square = kingSquare(before.board);
  if (trap.isVoid) return [...events, { kind: 'king-spared', square }];
  return [...events, { kind: 'king-taken', square, way: trap.way }];
}

function whatItThreatens(before: TablutState, { after, threatsMade }: Resolution): TablutEvent[] {
  const isForgotten = before.threatCounts.some(
    (counted) => timesMade(after.threatCounts, counted) < counted.times,
  );
  return [
    ...(isForgotten ? [{ kind: 'counts-cleared' } as const] : []),
    ...threatsMade.map(({ times, ...threat }) => {
      return { kind: 'threat-made', threat, times, status: threatStatus(times) } as const;
    }),
  ];
}

function howItStands(after: TablutState, { occurrence }: Resolution): TablutEvent[] {
  if (after.outcome) return [{ kind: 'ended', outcome: after.outcome }];
  const events: TablutEvent[] = [];
  if (threatsNow(after).some(({ times }) => !isVoid(times))) {
    events.push({ kind: 'king-threatened', square: kingSquare(after.board) });
  }
  const corners = cornersInReach(after);
  if (corners.length > 0) events.push({ kind: 'corner-in-reach', corners });
  if (occurrence > 1) events.push({ kind: 'position-repeated', occurrence });
  const pliesLeft = after.options.drawAfter - after.quietPlies;
  if (DRAW_WARNINGS.has(pliesLeft)) events.push({ kind: 'draw-near', pliesLeft });
  return events;
}
