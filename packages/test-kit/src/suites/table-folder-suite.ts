import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameInFolder } from './game-in-folder.ts';

/** What every table has. `<Game>Table.tsx` is the only name of its own. */
const REQUIRED = [
  'advise.ts',
  'choices.ts',
  'drawing',
  'index.ts',
  'names.ts',
  'prompt.ts',
  'show.ts',
  'tell.ts',
];

/** Where a game has the thing, it has this name. */
const OPTIONAL = [
  'first-match.ts',
  'hint-reasons.ts',
  'name-hidden.ts',
  'practice.ts',
  'Reckoning.tsx',
  'toss',
  'tray',
  'Tray.tsx',
  'verdict.ts',
];

const DRAWING = ['geometry.ts', 'pieces.ts'];

/** Knowing one table is knowing the next: the same names in every game's folder. */
export function tableFolderSuite(games: readonly Pick<GameInFolder, 'id' | 'folder'>[]): void {
  describe.each(games)('the table of $id', ({ folder }) => {
    const here = (path: string): readonly string[] =>
      readdirSync(new URL(`table/${path}`, folder)).filter((name) => !/\.test\.tsx?$/.test(name));
    const files = here('');
    const [own = '', ...others] = files.filter((name) => /^[A-Z]\w+Table\.tsx$/.test(name));

    it('has the files that every table has', () => {
      expect(files).toEqual(expect.arrayContaining(REQUIRED));
      expect(own).not.toBe('');
      expect(others).toEqual([]);
    });

    it('has nothing under another name', () => {
      const known = new Set([...REQUIRED, ...OPTIONAL, own]);
      expect(files.filter((name) => !known.has(name))).toEqual([]);
    });

    it('says where things lie, and what lies there, beside its drawing', () => {
      expect(here('drawing')).toEqual(expect.arrayContaining(DRAWING));
    });
  });
}
