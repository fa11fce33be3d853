import { must } from '@kast/kernel';
import type { Tile } from '../rules/index.ts';
import { type Walk, walks } from '../rules/walking.ts';
import { worthOfLanding } from './collecting.ts';
import { chanceAfterNext, withForesight } from './foresight.ts';
import { raceAfter, type Runner } from './layout.ts';
import { againIn, type Mind, type Option, runnerOf, searchWith, weighEach } from './mind.ts';

/** LK4: where to go. Of ways with the same end and the same last step one is like another. */
export function walkings(mind: Mind): readonly Option[] {
  const search = searchWith(mind, mind.view.lying);
  const runner = runnerOf(mind);
  const { cook } = runner;
  const again = againIn(mind);
  const options = weighEach(mind, differentWalks(walks(mind.state), cook), (tiles) => {
    const tile = must(tiles.at(-1), 'a step');
    const cameFrom = again ? lastLeft(tiles, cook) : null;
    const value = worthOfLanding(mind, search, { tile, cameFrom });
    return { move: { kind: 'walk', tiles }, value, tile } as const;
  });
  if (again) return options;
  const { race, seat, meter } = mind.turn;
  return withForesight(options, mind.turn, ({ tile }) => {
    const chanceOf = (end: Runner): number =>
      chanceAfterNext(raceAfter(race, seat, end), seat, meter);
    return chanceOf(search.layout.land(runner, tile));
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
