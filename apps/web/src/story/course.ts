import type { Outcome, Seat } from '@kast/kernel';

/** How the chances went in the course of a match. */
export interface Course {
  /** Whoever was clearly ahead for most of it; undefined where nobody was. */
  readonly leader: Seat | undefined;
  /** For so much of the match, 0 to 1. */
  readonly share: number;
  /** How often a clear lead changed hands. */
  readonly changes: number;
  /** The ply after which the winner stayed clearly ahead. */
  readonly decidedAt: number | undefined;
  /** The worst that a winner stood, and when; undefined where they never stood clearly better before. */
  readonly low: { readonly ply: number; readonly chance: number } | undefined;
}

type Curve = readonly (number | undefined)[];

/** Undefined until every position has been looked at. */
export function courseOf(curves: readonly Curve[], { winners }: Outcome): Course | undefined {
  const length = curves[0]?.length ?? 0;
  if (length < 2 || curves.some((curve) => curve.includes(undefined))) return undefined;
  // The last position is the end itself.
  const plies = Array.from({ length: length - 1 }, (_, ply) => ply);
  const leaders = plies.map((ply) => leaderAt(curves, ply));
  const led = leaders.filter((seat) => seat !== undefined);
  const counts = curves.map((_, index) => led.filter((seat) => seat === index + 1).length);
  const most = Math.max(...counts);
  const [winner] = winners;
  const isOne = winners.length === 1 && winner !== undefined;
  return {
    leader: most > 0 ? counts.indexOf(most) + 1 : undefined,
    share: most / plies.length,
    changes: led.filter((seat, index) => index > 0 && seat !== led[index - 1]).length,
    decidedAt: isOne ? decidedAt(leaders, winner) : undefined,
    low: isOne ? lowOf(curves[winner - 1] ?? [], plies) : undefined,
  };
}

/** Ahead is who has a clearly better chance than anybody else. */
export const CLEARLY = 0.05;

function leaderAt(curves: readonly Curve[], ply: number): Seat | undefined {
  const chances = curves.map((curve) => curve[ply] ?? 0);
  const best = Math.max(...chances);
  const seat = chances.indexOf(best) + 1;
  const next = Math.max(...chances.filter((_, index) => index !== seat - 1));
  return best - next >= CLEARLY ? seat : undefined;
}

function decidedAt(leaders: readonly (Seat | undefined)[], winner: Seat): number {
  return leaders.findLastIndex((seat) => seat !== winner) + 1;
}

/** Only where it had fallen to: a match that begins badly is no comeback by itself. */
function lowOf(curve: Curve, plies: readonly number[]): Course['low'] {
  let best = 0;
  let low: Course['low'];
  for (const ply of plies) {
    const chance = curve[ply] ?? 0;
    best = Math.max(best, chance);
    const hasFallen = best - chance >= CLEARLY;
    if (hasFallen && chance < (low?.chance ?? 1)) low = { ply, chance };
  }
  return low;
}
