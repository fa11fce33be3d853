import { begin, follow, highCard, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { hostMatch, hostPly, logFor, projectionOf } from './hosted-match.ts';
import { append } from './play.ts';

describe('a hosted match', () => {
  it('has a projection for every seat and one for all watchers', () => {
    const { projections } = hostMatch(begin(nim, { seats: 3 }));
    expect([...projections.keys()]).toEqual([1, 2, 3, 'watcher']);
  });

  it('is a value: going on leaves it as it was', () => {
    const before = follow(highCard);
    const frozen = JSON.stringify([before.match, [...before.projections]]);
    const played = append(before.match, {
      by: 1,
      move: `pick ${before.match.state.hands[0]?.[0]}`,
    });
    if (!played.ok) throw new Error(played.error.reason);
    const after = hostPly(before, played.value);
    expect(projectionOf(after, 2).masked.map(({ ply }) => ply)).toEqual([0, 1]);
    expect(JSON.stringify([before.match, [...before.projections]])).toBe(frozen);
  });

  it('makes nothing new for viewers to whom an entry brings nothing', () => {
    const before = hostMatch(begin(nim));
    const played = append(before.match, { by: 1, move: 'take 1' });
    if (!played.ok) throw new Error(played.error.reason);
    expect(hostPly(before, played.value).projections).toBe(before.projections);
  });

  it('has nothing hidden from open eyes, which are nobody’s while it runs', () => {
    const hosted = follow(highCard);
    expect(logFor(hosted, hosted.plies, 'open')).toEqual(hosted.plies.map(({ entry }) => entry));
    expect(() => projectionOf(hosted, 7)).toThrow('the projection of 7');
  });

  it('stays as small after hundreds of plies as after the first', () => {
    const size = (lines: readonly string[]) => {
      const match = playLines(begin(nim), '1 take 1', ...lines);
      const { game: _, setup: __, ...rest } = match;
      return JSON.stringify(rest).length;
    };
    const moveAndBack = Array.from({ length: 150 }, () => ['2 take 1', '2 undo']).flat();
    expect(size(moveAndBack)).toBeLessThan(size([]) + 20);
  });
});
