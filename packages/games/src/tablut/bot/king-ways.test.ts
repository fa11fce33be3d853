import { describe, expect, it } from 'vitest';
import { scene } from '../rules/scene.ts';
import { positionOf } from './from-state.ts';
import { KingWays } from './king-ways.ts';

describe("the king's ways to a corner", () => {
  it('are counted by where he can go and what is open from there', () => {
    const ways = find(`
      9 . . . . D . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . D . . . . .
      5 D . L K . D . . .
      4 . . . . . . . . .
      3 . . . . . . . . D
      2 . . . . . . . . .
      1 . D . . . . . . .
        a b c d e f g h i
    `);
    expect(ways).toMatchObject({
      // d4 d3 d2 d1; e5 is closed, it is the palace.
      steps: 4,
      // d1: i1 is open from there, a1 is not.
      toOneCorner: 1,
      toTwoCorners: 0,
      // Over d4 to a4 and i4, over d3 to a3, over d2 to a2 and i2.
      inThree: 5,
    });
  });

  it('lead to two corners at once from an edge that is clear', () => {
    const ways = find(`
      9 D . . . . . . . D
      8 . D . . . . . D .
      7 . . . . . . . . .
      6 . . . D . . . . .
      5 . . D K . . . . .
      4 . . . . . . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `);
    expect(ways.toTwoCorners).toBe(1);
    expect(ways.toOneCorner).toBe(0);
  });

  it('are none for a king who is shut in', () => {
    const ways = find(`
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . D . . . .
      5 . . . L K L . . .
      4 . . . . L . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `);
    expect(ways).toMatchObject({ steps: 0, toOneCorner: 0, toTwoCorners: 0, inThree: 0 });
  });
});

function find(drawing: string): KingWays {
  const ways = new KingWays();
  ways.find(positionOf(scene('light', drawing)));
  return ways;
}
