import { must } from '@kast/kernel';
import { tilesToLay } from '../rules/free-tiles.ts';
import { type Low, otherFace, type Thrown, type Tile } from '../rules/index.ts';
import { type Mind, type Option, weighEach } from './mind.ts';

/** LK5.1: where to lay the pancake down, and which face up. */
export function layings(mind: Mind): readonly Option[] {
  const { view, search, state } = mind;
  const { low } = heldOf(mind);
  const runner = search.runner(null);
  const spots = tilesToLay(state).flatMap((tile) =>
    [low, otherFace(low)].map((face) => ({ tile, low, face })),
  );
  return weighEach(mind, spots, (spot) => ({
    move: { kind: 'lay', tile: spot.tile, face: spot.face },
    value: search.layoutWith([...view.lying, spot], spot.tile).worthOf(runner),
  }));
}

/**
 * LK3.6: laying down instead of throwing again. What is gained by laying well comes later too, after
 * a second throw, so it must not count against that.
 */
export function stoppings(mind: Mind): readonly Option[] {
  const { view, search } = mind;
  const options = layings(mind);
  const best = Math.max(...options.map(({ value }) => value));
  const stopped = search.layoutWith(view.lying).worthOf(search.runner(null));
  return options.map(({ move, value }) => ({ move, value: stopped + value - best }));
}

/** LK3.6: the same pancake once more. */
export function keepings(mind: Mind): readonly Option[] {
  const { view, search } = mind;
  const { low } = heldOf(mind);
  const layout = search.layoutWith(view.lying);
  const runner = search.runner(view.cameFrom);
  return weighEach(mind, [low, otherFace(low)], (face) => ({
    move: { kind: 'keep', face },
    value: search.bestAim(layout, runner, { pancake: { low, face }, isFirst: false }),
  }));
}

/** LK3.6: laid down with the used face up, and another one taken. */
export function swaps(mind: Mind): readonly Option[] {
  const { view, search, state } = mind;
  const { low, face } = heldOf(mind);
  const runner = search.runner(view.cameFrom);
  return weighEach(mind, tilesToLay(state), (tile) => {
    const layout = search.layoutWith([...view.lying, { tile, low, face }]);
    const worths = others(mind, tile).map((pancake) =>
      search.bestAim(layout, runner, { pancake, isFirst: false }),
    );
    return { move: { kind: 'swap', tile }, value: Math.max(...worths) };
  });
}

/** LK3.2, LK5.3 */
function others({ view }: Mind, laid: Tile): readonly Thrown[] {
  const { top } = view.stack;
  if (top) return [{ low: top, face: top }];
  return view.lying.filter(({ tile }) => tile !== laid && !view.barred.includes(tile));
}

function heldOf({ view }: Mind): { readonly low: Low; readonly face: number } {
  return must(view.held, 'a pancake on the pan');
}
