import { CARPET, stepsBetween, stepsFrom, type Tile } from './kitchen.ts';
import type { LeibkoecheView } from './view.ts';
import type { Walk } from './walking.ts';

/**
 * A way that a player may have had in mind who pressed a tile that cannot be reached, for `check` to say what is
 * wrong with it: as long as it must be, LK4.1, if one could walk through everything.
 */
export function wayMeant(view: LeibkoecheView, end: Tile): Walk {
  const start = view.cooks[view.onTurn - 1] ?? CARPET;
  const steps = view.fall?.face ?? 0;
  return wayOfLength(start, end, steps, view.cameFrom) ?? shortestWay(start, end);
}

function shortestWay(start: Tile, end: Tile): Walk {
  for (let steps = 1; ; steps++) {
    const way = wayOfLength(start, end, steps, null);
    if (way) return way;
  }
}

function wayOfLength(at: Tile, end: Tile, steps: number, from: Tile | null): Walk | undefined {
  if (steps === 0) return at === end ? [] : undefined;
  if (stepsBetween(at, end) > steps) return undefined;
  for (const next of nextTo(at, end)) {
    const rest = next === from ? undefined : wayOfLength(next, end, steps - 1, at);
    if (rest) return [next, ...rest];
  }
  return undefined;
}

/** Straight at it first. */
function nextTo(at: Tile, end: Tile): readonly Tile[] {
  const steps = stepsFrom(at).toSorted(
    (one, other) => stepsBetween(one, end) - stepsBetween(other, end),
  );
  return end === CARPET && stepsFrom(CARPET).includes(at) ? [CARPET, ...steps] : steps;
}
