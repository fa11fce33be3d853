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

/** What stands in every room of that name. Rules and tables have suites of their own. */
const IN_ROOMS: Readonly<Record<string, readonly string[]>> = {
  bot: ['index.ts', 'levels.ts'],
  lessons: ['goal.ts', 'index.ts'],
  texts: ['diagrams.ts', 'parts.ts', 'speak.ts'],
  paper: ['index.tsx'],
  'real-table': ['index.ts'],
  'reference-players': ['index.ts'],
};

/** Where something is hidden: how it is weighed, and what may be hidden. */
const HIDDEN = ['hidden.ts', 'hindsight.ts'];

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

    it.each(Object.keys(IN_ROOMS).filter((room) => names.includes(room)))(
      'has in %s what every game has there',
      (room) => {
        const isHiding = room === 'bot' && box.info.traits.hidden;
        const asked = [...(IN_ROOMS[room] ?? []), ...(isHiding ? HIDDEN : [])];
        const there = readdirSync(new URL(`${room}/`, folder));
        expect(asked.filter((name) => !there.includes(name))).toEqual([]);
      },
    );

    it('keeps its puzzles, where it has some, in puzzles.json', () => {
      expect(names.includes('puzzles.json')).toBe(box.puzzles !== undefined);
    });
  });
}
