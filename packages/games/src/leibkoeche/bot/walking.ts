import { must } from '@kast/kernel';
import { CARPET } from '../rules/index.ts';
import { type Walk, walks } from '../rules/walking.ts';
import { type Mind, type Option, weighEach } from './mind.ts';

/** LK4: where to go. Of ways with the same end and the same last step one is like another. */
export function walkings(mind: Mind): readonly Option[] {
  const { view, search, state } = mind;
  const layout = search.layoutWith(view.lying);
  const again = view.fall?.result === 'caught' && view.throws === 1 ? view.held : null;
  const runner = search.runner(view.cameFrom);
  return weighEach(mind, differentWalks(walks(state), runner.cook), (tiles) => {
    const end = must(tiles.at(-1), 'a step');
    const landed = layout.land(runner, end, again ? (tiles.at(-2) ?? runner.cook) : null);
    return {
      move: { kind: 'walk', tiles },
      value: search.worthOfEnd(layout, landed, end === CARPET ? null : again),
    };
  });
}

function differentWalks(all: readonly Walk[], start: number): readonly Walk[] {
  const byEnd = new Map<number, Walk>();
  for (const walk of all) {
    const key = must(walk.at(-1), 'a step') * 64 + (walk.at(-2) ?? start);
    if (!byEnd.has(key)) byEnd.set(key, walk);
  }
  return [...byEnd.values()];
}
