import { must } from '@kast/kernel';
import type { Tile } from '../rules/index.ts';
import { type Walk, walks } from '../rules/walking.ts';
import { type Mind, type Option, runnerOf, searchWith, weighEach } from './mind.ts';

/** LK4: where to go. Of ways with the same end and the same last step one is like another. */
export function walkings(mind: Mind): readonly Option[] {
  const { lying, fall, throws, held } = mind.view;
  const search = searchWith(mind, lying);
  const again = fall?.result === 'caught' && throws === 1 ? held : null;
  const runner = runnerOf(mind);
  return weighEach(mind, differentWalks(walks(mind.state), runner.cook), (tiles) => {
    const end = must(tiles.at(-1), 'a step');
    const landed = search.layout.land(runner, end, again ? lastLeft(tiles, runner.cook) : null);
    return { move: { kind: 'walk', tiles }, value: search.worthOfEnd(landed, again) };
  });
}

function differentWalks(all: readonly Walk[], start: Tile): readonly Walk[] {
  const byLastStep = new Map<string, Walk>();
  for (const walk of all) {
    const key = `${walk.at(-1)} from ${lastLeft(walk, start)}`;
    if (!byLastStep.has(key)) byLastStep.set(key, walk);
  }
  return [...byLastStep.values()];
}

function lastLeft(walk: Walk, start: Tile): Tile {
  return walk.at(-2) ?? start;
}
