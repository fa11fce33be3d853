import { CARPET, type Thrown, type Tile } from '../rules/index.ts';
import type { Runner } from './layout.ts';
import { againIn, type Mind, type Option, runnerOf, searchWith, weighEach } from './mind.ts';
import type { TurnSearch } from './turn-search.ts';

/** What is taken cannot be lost again; a chance that is hardly better is not worth leaving it for. */
const COST_OF_LEAVING = 0.02;

/** LK6.1, LK6.2: to take the pancake under the cook, or to leave it and stay behind. */
export function collectings(mind: Mind): readonly Option[] {
  const search = searchWith(mind, mind.view.lying);
  const again = againIn(mind);
  const runner = { ...runnerOf(mind), ...(again ? {} : { cameFrom: null }) };
  return weighEach(mind, ['take', 'skip'] as const, (kind) => {
    if (kind === 'skip') return { move: { kind }, value: worthOfLeaving(search, runner, again) };
    const landed = search.layout.land(runner, runner.cook, runner.cameFrom);
    return { move: { kind }, value: search.worthOfEnd(landed, again) };
  });
}

/** What it is worth to come to a tile, with the choice that there is on a pile. */
export function worthOfLanding(
  mind: Mind,
  search: TurnSearch,
  { tile, cameFrom }: { readonly tile: Tile; readonly cameFrom: Tile | null },
): number {
  const again = againIn(mind);
  const runner = runnerOf(mind);
  const landed = search.layout.land(runner, tile, cameFrom);
  const taken = search.worthOfEnd(landed, again);
  if (!mind.view.mayDecline || tile === CARPET || !gains(runner, landed)) return taken;
  return Math.max(taken, worthOfLeaving(search, { ...runner, cook: tile, cameFrom }, again));
}

function worthOfLeaving(search: TurnSearch, runner: Runner, again: Thrown | null): number {
  return search.worthOfEnd(runner, again) * (1 - COST_OF_LEAVING);
}

function gains(before: Runner, after: Runner): boolean {
  return before.missing !== after.missing || before.looks !== after.looks;
}
