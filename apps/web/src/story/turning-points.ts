import type { Choice } from '@kast/bots';
import { type Seat, seenBy } from '@kast/kernel';
import { curveOf } from '../replay/estimates.ts';
import type { ReelStage } from '../replay/reel.ts';
import { isAct } from '../session/match-log.ts';
import type { HindsightDesk } from './hindsight-desk.ts';

/** A decision that cost whoever made it. */
export interface TurningPoint {
  /** The match before it: where the better move can be shown. */
  readonly ply: number;
  readonly seat: Seat;
  /** In notation. */
  readonly played: string;
  readonly better: string;
  /** How much of the chance of winning it cost, 0 to 1. */
  readonly loss: number;
}

/** A match has no more than so many. */
const MOST = 3;
/** What costs less than this is no turning point. */
const LEAST_LOSS = 0.07;
/** So many are weighed once more. */
const LOOKED_AT = 12;
const SAMPLES = 120;

/** The decisions after which the estimate fell most for whoever made them, where the computer would do otherwise. */
export function candidatesIn(
  stages: readonly ReelStage[],
  choices: ReadonlyMap<number, Choice>,
): readonly TurningPoint[] {
  const curves = new Map<Seat, readonly (number | undefined)[]>();
  const points = [...choices].flatMap(([ply, { move, estimate }]) => {
    const entry = stages[ply + 1]?.ply?.entry;
    if (!entry || typeof entry.by !== 'number' || isAct(entry) || entry.move === move) return [];
    const seat = entry.by;
    const curve = curves.get(seat) ?? curveOf(choices, stages, seat);
    curves.set(seat, curve);
    const before = estimate[seat - 1];
    const after = curve[ply + 1];
    if (before === undefined || after === undefined) return [];
    return [{ ply, seat, played: entry.move, better: move, loss: before - after }];
  });
  return points.toSorted((a, b) => b.loss - a.loss);
}

/** The worst of them, in the order of the match. */
export function worstOf(points: readonly TurningPoint[]): readonly TurningPoint[] {
  return points
    .filter(({ loss }) => loss >= LEAST_LOSS)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, MOST)
    .toSorted((a, b) => a.ply - b.ply);
}

/**
 * Compared by what whoever decided could know: an estimate from what one seat saw and one from what another saw
 * do not compare, and what lay hidden made no decision a bad one. What may be an error of measuring is left out,
 * and nothing is told to have cost more than the graph shows.
 */
export async function weighed(
  stages: readonly ReelStage[],
  candidates: readonly TurningPoint[],
  desk: Pick<HindsightDesk, 'compare'>,
): Promise<readonly TurningPoint[]> {
  const points: TurningPoint[] = [];
  for (const point of candidates.slice(0, LOOKED_AT)) {
    const hosted = stages[point.ply]?.hosted;
    if (!hosted) continue;
    const { id: game, rulesVersion } = hosted.match.game.info;
    const { gain, error } = await desk.compare({
      game,
      rulesVersion,
      seen: seenBy(hosted, point.seat),
      seat: point.seat,
      made: point.played,
      other: point.better,
      samples: SAMPLES,
      seed: `turn:${point.ply}`,
    });
    if (gain >= 2 * error) points.push({ ...point, loss: Math.min(point.loss, gain) });
  }
  return points;
}
