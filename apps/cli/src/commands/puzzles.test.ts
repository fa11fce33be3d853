import { readFile } from 'node:fs/promises';
import type { Puzzle } from '@kast/games/box/puzzle.ts';
import { describe, expect, it } from 'vitest';
import { kast, PATIENCE } from '../testing.ts';

describe('kast puzzles', PATIENCE, () => {
  it('finds positions with one best move, the same ones every time', async () => {
    const args = ['puzzles', '--game', 'leibkoeche', '--option', 'toss=chance', '--count', '1'];
    const [one, again] = [await kast(args), await kast(args)];
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(again).toEqual(one);
    const [puzzle, ...others] = JSON.parse(one.out) as readonly Puzzle[];
    expect(others).toEqual([]);
    expect(puzzle).toMatchObject({ seats: 2, rulesVersion: 2, options: { toss: 'chance' } });
    expect(puzzle?.best).not.toBe(puzzle?.second);
    expect((puzzle?.chance ?? 0) - (puzzle?.secondChance ?? 1)).toBeGreaterThan(0.05);
  });

  it('is content with fewer than it was asked for', async () => {
    const args = ['puzzles', '--game', 'examples/nine-mens-morris', '--matches', '1'];
    const { code, out } = await kast([...args, '--nodes', '50']);
    expect(code).toBe(0);
    expect((JSON.parse(out) as readonly Puzzle[]).length).toBeLessThan(10);
  });

  it('grades those that a game has anew, and finds nothing else in them', async () => {
    const { code, out } = await kast(['puzzles', '--game', 'heuchel-und-meuchel', '--again']);
    expect(code).toBe(0);
    const graded = JSON.parse(out) as readonly Puzzle[];
    const kept = JSON.parse(
      await readFile(
        new URL('../../../../packages/games/src/heuchel-und-meuchel/puzzles.json', import.meta.url),
        'utf8',
      ),
    ) as readonly Puzzle[];
    expect(graded.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
  });

  it('says what it cannot read', async () => {
    const args = ['puzzles', '--game', 'tablut', '--count', 'many'];
    expect(await kast(args)).toMatchObject({ code: 2 });
  });
});
