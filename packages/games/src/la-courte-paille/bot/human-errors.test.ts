import { describe, expect, it } from 'vitest';
import { game, scene } from '../rules/index.ts';
import { temptationOf } from './human-errors.ts';
import { LEVELS, type PailleWeaknesses } from './levels.ts';

const table = scene({
  hands: ['C1 R5 R6 X2 B9', 'F1 B3 G4 C2 L6'],
  week: 'L8 R3 | C4 B2 L9 G5 F6',
  menu: 'R2 C3 L7 G8 B4',
});

/** What this weakness alone would have seat 1 do, of these moves. */
function mostTempting(
  weakness: Partial<PailleWeaknesses>,
  moves: readonly string[],
): string | undefined {
  const view = game.view(table, 1);
  const seen = { viewer: 1, seats: 2, options: {}, ply: 0, view, memory: undefined };
  const temptation = temptationOf(seen, { ...LEVELS[5], ...weakness });
  return moves.toSorted((one, other) => temptation(other) - temptation(one))[0];
}

const TAKES = ['take B4', 'take C3', 'take G8', 'take L7', 'take R2'];

describe('a weakness', () => {
  it('of loyalty clings to the character of which one holds most', () => {
    expect(mostTempting({ loyal: 1 }, TAKES)).toBe('take R2');
    expect(mostTempting({ loyal: 1 }, ['pick R5', 'pick B9', 'pick R6'])).toBe('pick B9');
    expect(mostTempting({ loyal: 1 }, ['land menu L7', 'land menu R2'])).toBe('land menu R2');
    expect(mostTempting({ loyal: 1 }, ['cook 2', 'cook 1'])).toBe('cook 1');
    expect(mostTempting({ loyal: 1 }, ['eat R', 'eat C'])).toBe('eat C');
  });

  it('of greed takes what is high and keeps it', () => {
    expect(mostTempting({ greedy: 1 }, TAKES)).toBe('take G8');
    expect(mostTempting({ greedy: 1 }, ['pick B9', 'pick R6', 'pick C1'])).toBe('pick C1');
    expect(mostTempting({ greedy: 1 }, ['land hand B9', 'land hand C1'])).toBe('land hand C1');
  });

  it('of haste believes in who leads the week today', () => {
    expect(mostTempting({ hasty: 1 }, TAKES)).toBe('take L7');
  });

  it('knows nothing of what lies face down', () => {
    expect(mostTempting({ loyal: 1 }, ['cook 3', 'cook 4', 'cook 6'])).toBe('cook 3');
  });
});
