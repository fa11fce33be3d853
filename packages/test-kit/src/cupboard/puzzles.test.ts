import { expect, it } from 'vitest';
import { cupboard } from '../suites/game-in-folder.ts';
import { puzzlesSuite } from '../suites/puzzles-suite.ts';

await puzzlesSuite(cupboard);

it('every game of the cupboard has puzzles', () => {
  expect(cupboard.filter(({ box }) => !box.puzzles)).toEqual([]);
});
