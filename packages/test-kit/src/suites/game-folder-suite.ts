import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameInFolder } from './game-in-folder.ts';

/** What every game has. */
const REQUIRED = [
  'RULES.md',
  'bot',
  'cover.svg',
  'golden',
  'index.ts',
  'info.ts',
  'lessons',
  'rules',
  'table',
  'texts',
];

/** Where a game has the thing, it has this name. */
const OPTIONAL = [
  'balance.json',
  'frozen',
  'paper',
  'openings.ts',
  'picture.ts',
  'puzzles.json',
  'real-table',
  'reference-players',
  'toss',
];

/** What a game that is not in the cupboard needs to be a package. */
const PACKAGE = ['package.json', 'suites.test.ts', 'tsconfig.json', 'tsconfig.table.json'];

/** Knowing one game is knowing the next: the same names in every game's folder. */
export function gameFolderSuite(games: readonly GameInFolder[]): void {
  describe.each(games)('the folder of $id', ({ box, folder }) => {
    const names = readdirSync(folder).filter((name) => !/^(\.|node_modules$)/.test(name));

    it('has what every game has', () => {
      expect(names).toEqual(expect.arrayContaining(REQUIRED));
    });

    it('has nothing under another name', () => {
      const known = new Set([...REQUIRED, ...OPTIONAL, ...PACKAGE]);
      expect(names.filter((name) => !known.has(name))).toEqual([]);
    });

    it('keeps its puzzles, where it has some, in puzzles.json', () => {
      expect(names.includes('puzzles.json')).toBe(box.puzzles !== undefined);
    });
  });
}
