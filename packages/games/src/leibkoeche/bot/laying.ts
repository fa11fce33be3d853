import { must } from '@kast/kernel';
import { tilesToLay } from '../rules/free-tiles.ts';
import { type Lying, otherFace, type Thrown } from '../rules/index.ts';
import { chanceAfterNext, withForesight } from './foresight.ts';
import { Layout } from './layout.ts';
import { type Mind, type Option, runnerOf, searchWith, weighEach } from './mind.ts';
import type { Race } from './race.ts';

/** LK5.1: where to lay the pancake down, and which face up: what will it be to the next one? */
export function layings(mind: Mind): readonly Option[] {
  const { race, seat, meter } = mind.turn;
  return withForesight(layingsAtAGlance(mind), mind.turn, ({ spot }) =>
    chanceAfterNext(laidOn(race, spot), seat, meter),
  );
}

interface Laying extends Option {
  readonly spot: Lying;
}

function laidOn(race: Race, spot: Lying): Race {
  return { ...race, lying: [...race.lying, spot], lastLaid: spot.tile };
}

function layingsAtAGlance(mind: Mind): readonly Laying[] {
  const { race, seat, meter } = mind.turn;
  const { low } = heldBy(mind);
  const runner = { ...runnerOf(mind), cameFrom: null };
  const spots = tilesToLay(mind.state).flatMap((tile) =>
    [low, otherFace(low)].map((face) => ({ tile, low, face })),
  );
  return weighEach(mind, spots, (spot) => {
    const value = new Layout(laidOn(race, spot), seat, meter).worthOf(runner);
    return { move: { kind: 'lay', tile: spot.tile, face: spot.face }, value, spot };
  });
}

/**
 * LK3.6: laying down instead of throwing again. What is gained by laying well comes later too, after
 * a second throw, so it must not count against that.
 */
export function stoppings(mind: Mind): readonly Option[] {
  const options = layingsAtAGlance(mind);
  const best = Math.max(...options.map(({ value }) => value));
  const runner = { ...runnerOf(mind), cameFrom: null };
  const stopped = searchWith(mind, mind.view.lying).layout.worthOf(runner);
  return options.map(({ move, value }) => ({ move, value: Math.max(0, stopped + value - best) }));
}

/** LK3.6: the same pancake once more. */
export function keepings(mind: Mind): readonly Option[] {
  const { low } = heldBy(mind);
  const search = searchWith(mind, mind.view.lying);
  return weighEach(mind, [low, otherFace(low)], (face) => ({
    move: { kind: 'keep', face },
    value: search.bestAim(runnerOf(mind), { pancake: { low, face }, isFirst: false }),
  }));
}

/** LK3.6: laid down with the used face up, and another one taken. LK5.3: not this one again. */
export function swaps(mind: Mind): readonly Option[] {
  const { view, turn } = mind;
  const held = heldBy(mind);
  return weighEach(mind, tilesToLay(mind.state), (tile) => {
    const barred = [...turn.barred, tile];
    const search = searchWith({ ...mind, turn: { ...turn, barred } }, [
      ...view.lying,
      { ...held, tile },
    ]);
    return { move: { kind: 'swap', tile }, value: search.bestOther(runnerOf(mind)) };
  });
}

function heldBy({ view }: Mind): Thrown {
  return must(view.held, 'a pancake on the pan');
}
