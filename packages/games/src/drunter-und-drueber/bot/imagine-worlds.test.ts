import { must, seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import {
  CIRCLES,
  circleNamed,
  COLOURS,
  type DrunterEvent,
  type DrunterMemory,
  game,
  makeCircle,
  PRINTED,
  scene,
} from '../rules/index.ts';
import { imagineWorlds } from './imagine-worlds.ts';
import { LEVELS, type Remembering } from './levels.ts';
import { type DrunterSeen, imagineColours, recollect } from './memory.ts';

/** Six play and every circle is covered, at a ply that is so long ago. */
function seenAfter(plies: number): DrunterSeen {
  const stones = CIRCLES.map((at) => `${makeCircle(at)}:${PRINTED[(at + 43) % CIRCLES.length]}`);
  const options = { layout: 'shuffled' } as const;
  const state = scene(stones.join(' '), { seats: 6, options, layout: PRINTED });
  const laidOut: DrunterEvent = { kind: 'laid-out', colours: PRINTED };
  const placed = CIRCLES.map((at): DrunterEvent => ({ kind: 'placed', seat: 1, at }));
  const vantage = { viewer: 1, seats: 6, options: state.options } as const;
  const first = game.remember?.(undefined, [laidOut], { ...vantage, ply: 0 });
  const memory: DrunterMemory | undefined = game.remember?.(first, placed, { ...vantage, ply: 1 });
  return { ...vantage, ply: 1 + plies, view: game.view(state, 1), memory };
}

function worldsOf(seen: DrunterSeen, level: 1 | 5, most: number) {
  const mind = recollect(seen, LEVELS[level].remembers);
  return imagineWorlds(seen, mind, most, seededRandom('worlds'));
}

describe('imagined worlds', () => {
  it('DD6.2 are one where everything is known, and as many as asked for where it is not', () => {
    expect(worldsOf(seenAfter(6), 5, 4)).toHaveLength(1);
    const forgotten = worldsOf(seenAfter(600), 1, 4);
    expect(forgotten).toHaveLength(4);
    expect(new Set(forgotten.map(({ start }) => start.board.seatOf.join())).size).toBe(4);
  });

  it('DD1.1 have eight circles of each colour, whatever is remembered', () => {
    for (const plies of [20, 60, 120, 600]) {
      const mind = recollect(seenAfter(plies), LEVELS[1].remembers);
      const colours = imagineColours(mind, seededRandom('board'));
      for (const colour of COLOURS) {
        expect(colours.filter((one) => one === colour)).toHaveLength(8);
      }
      expect(mind.sure.every((colour, at) => colour === null || colour === colours[at])).toBe(true);
    }
  });

  it('DD4.2 take others to say what they have seen lately, and less and less of what was long ago', () => {
    // Where the stone of another seat stands right, which would have to remember it.
    const at = CIRCLES.find((circle) => {
      const owner = PRINTED[(circle + 43) % CIRCLES.length];
      return owner === PRINTED[circle] && owner !== 'R';
    });
    const claimed = (plies: number): number => {
      const worlds = worldsOf(seenAfter(plies), 5, 200);
      const claims = worlds.filter(({ claims: known }) => known[must(at, 'a circle')] === 1);
      return claims.length / worlds.length;
    };
    expect(claimed(30)).toBe(1);
    expect(claimed(100)).toBeLessThan(0.8);
    expect(claimed(300)).toBeLessThan(claimed(100));
  });
});

describe('what fades', () => {
  it('is first known, then mixed up with what lay beside it, then gone', () => {
    const remembers: Remembering = { least: 10, most: 10, confuses: 100 };
    const at = circleNamed('g6');
    const fresh = recollect(seenAfter(50), remembers);
    expect(fresh.sure).toEqual(PRINTED);
    const faded = recollect(seenAfter(100), remembers);
    expect(faded.sure[at]).toBeNull();
    expect(['R', 'B', 'Y']).toContain(faded.hazy[at]);
    const gone = recollect(seenAfter(600), remembers);
    expect([gone.sure[at], gone.hazy[at]]).toEqual([null, null]);
  });
});
