import { must } from '@kast/kernel';
import { freeTiles } from '../rules/free-tiles.ts';
import type { Tile } from '../rules/index.ts';
import { chancesOf } from './chances.ts';
import { Floor } from './floor.ts';
import { type Mind, type Option, weighEach } from './mind.ts';
import { racerAt, withRacer } from './race.ts';

/** LK3.5: where the cook who threw invalid is worst off. */
export function puttings(mind: Mind): readonly Option[] {
  const { race, seat, meter } = mind.turn;
  const { toPut } = mind.view;
  const floor = new Floor(race);
  const thrower = racerAt(race, toPut);
  const valueAt = (cook: Tile): number => {
    meter.count();
    const put = withRacer(race, toPut, { ...thrower, cook });
    return must(chancesOf(put, floor, seat)[seat - 1], 'a chance');
  };
  const tiles: readonly (Tile | null)[] = [null, ...freeTiles(mind.state)];
  return weighEach(mind, tiles, (tile) => ({
    move: tile === null ? { kind: 'leave' } : { kind: 'put', tile },
    value: valueAt(tile ?? thrower.cook),
  }));
}
