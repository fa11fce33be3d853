import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameInFolder } from './game-in-folder.ts';

/** What every table has. `<Game>Table.tsx` is the only name of its own. */
export const REQUIRED = [
  'advise.ts',
  'choices.ts',
  'drawing',
  'index.ts',
  'names.ts',
  'prompt.ts',
  'show.ts',
  'table-props.ts',
  'tell.ts',
];

/** Where a game has the thing, it has this name. */
export const OPTIONAL = [
  'dishes',
  'first-match.ts',
  'hint-reasons.ts',
  'moves-seen.ts',
  'name-hidden.ts',
  'practice.ts',
  'Reckoning.tsx',
  'toss',
  'tray',
  'verdict.ts',
];

const DRAWING = ['geometry.ts', 'pieces.ts'];

const TRAY = ['Tray.tsx', 'tray-props.ts'];

/** What knows time: the stage does that for all tables, but for what is read and goes by itself. */
const TIMER = /\b(?:set(?:Timeout|Interval)|requestAnimationFrame)\(/;
const EFFECT = /\buse(?:Layout|Signal)?Effect\(/;
const READ = /\bperformReading\(/;

/** Knowing one table is knowing the next: the same names on the top of every game's folder. */
export function tableFolderSuite(games: readonly Pick<GameInFolder, 'id' | 'folder'>[]): void {
  describe.each(games)('the table of $id', ({ folder }) => {
    const table = new URL('table/', folder);
    const all = readdirSync(table, { recursive: true, encoding: 'utf8' }).filter(isNoTest);
    const here = (path: string): readonly string[] =>
      readdirSync(new URL(path, table)).filter(isNoTest);
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

    it.runIf(files.includes('tray'))('puts its tray together in the files of these names', () => {
      expect(here('tray')).toEqual(expect.arrayContaining(TRAY));
    });

    it('has its style sheets beside its drawing, and nowhere else', () => {
      const sheets = all.filter((path) => path.endsWith('.css'));
      expect(sheets.filter((path) => !path.startsWith('drawing/'))).toEqual([]);
    });

    it('knows no time of its own but in a toss, and until something could be read', () => {
      const parts = all.filter((path) => /\.tsx?$/.test(path) && !path.startsWith('toss/'));
      const knowsTime = (path: string): boolean => {
        const code = readFileSync(new URL(path, table), 'utf8');
        return TIMER.test(code) || (EFFECT.test(code) && !READ.test(code));
      };
      expect(parts.filter(knowsTime)).toEqual([]);
    });

    it('says where things lie, and what lies there, beside its drawing', () => {
      expect(here('drawing')).toEqual(expect.arrayContaining(DRAWING));
    });
  });
}

function isNoTest(path: string): boolean {
  return !/\.test\.tsx?$/.test(path);
}
