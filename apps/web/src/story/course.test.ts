import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';

const WON_BY_SECOND = { winners: [2], rule: 'X1' };

describe('the course of a match', () => {
  it('is unknown until every position has been looked at', () => {
    expect(
      courseOf(
        [
          [0.5, undefined, 0],
          [0.5, undefined, 1],
        ],
        WON_BY_SECOND,
      ),
    ).toBeUndefined();
  });

  it('says who led, how often that changed, when it was decided and how low the winner was', () => {
    const first = [0.5, 0.7, 0.9, 0.4, 0.3, 0];
    const course = courseOf([first, first.map((chance) => 1 - chance)], WON_BY_SECOND);
    expect(course).toMatchObject({ leader: 1, changes: 1, decidedAt: 3 });
    expect(course?.share).toBeCloseTo(2 / 5);
    expect(course?.low?.ply).toBe(2);
    expect(course?.low?.chance).toBeCloseTo(0.1);
  });

  it('knows of no low where a winner stood as low from the beginning', () => {
    const second = [0.13, 0.12, 0.14, 0.4, 0.6, 1];
    const course = courseOf([second.map((chance) => 1 - chance), second], WON_BY_SECOND);
    expect(course).toMatchObject({ leader: 1, decidedAt: 4 });
    expect(course?.low).toBeUndefined();
    const again = [0.12, 0.4, 0.13, 0.6, 1];
    const fallen = courseOf([again.map((chance) => 1 - chance), again], WON_BY_SECOND);
    expect(fallen?.low).toEqual({ ply: 2, chance: 0.13 });
  });

  it('has no leader where nobody was clearly ahead, and no comeback in a draw', () => {
    const even = [0.5, 0.51, 0.5];
    expect(courseOf([even, even], { winners: [], rule: 'X2' })).toEqual({
      leader: undefined,
      share: 0,
      changes: 0,
      decidedAt: undefined,
      low: undefined,
    });
  });
});
