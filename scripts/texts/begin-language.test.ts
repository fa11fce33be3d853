import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginLanguage } from './begin-language.ts';
import { verdict } from './verdict.ts';

const FILES = {
  'apps/web/src/i18n/nl/table.ftl': 'title = Tafel',
  'apps/web/src/chat/texts/nl/chat.ftl': 'send = Stuur',
  'apps/paper/src/texts/nl/paper.ftl': 'page = Blad',
  'packages/games/src/tablut/texts/nl/names.ftl': 'king = koning',
  'packages/games/src/tablut/texts/fr/names.ftl': 'king = roi',
  'packages/games/src/box/texts/languages/nl.ftl': 'you = jij',
  'examples/morris/texts/nl/names.ftl': 'mill = molen',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'texts-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    if (!file.includes('languages')) writeFileSync(path.join(root, file, '../../parts.ts'), '');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

it('a new language begins with all that is said in Dutch, where nobody has begun', () => {
  expect(beginLanguage(root, 'es')).toEqual([
    'apps/paper/src/texts/es',
    'apps/web/src/chat/texts/es',
    'apps/web/src/i18n/es',
    'packages/games/src/tablut/texts/es',
    'packages/games/src/box/texts/languages/es.ftl',
  ]);
  expect(readFileSync(path.join(root, 'apps/paper/src/texts/es/paper.ftl'), 'utf8')).toBe(
    'page = Blad',
  );
  expect(beginLanguage(root, 'fr')).not.toContain('packages/games/src/tablut/texts/fr');
  expect(
    readFileSync(path.join(root, 'packages/games/src/tablut/texts/fr/names.ftl'), 'utf8'),
  ).toBe('king = roi');
});

it('a language has a tag', () => {
  expect(() => beginLanguage(root, '../es')).toThrow('no tag');
  expect(globSync('**/es', { cwd: root })).toEqual([]);
});

it('all is in order only where nothing is out of date', () => {
  expect(verdict(0, 0)).toBe('The texts are in order.');
  expect(verdict(0, 3)).toBe('Nothing is wrong or missing; 3 are out of date.');
  expect(verdict(2, 3)).toBe('2 to be mended.');
});
