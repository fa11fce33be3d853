import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { readLanguage, readTextSet, textFolders } from './folder.ts';
import { keptTogether } from './kept-together.ts';
import { fileModule } from './module.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const sets = await Promise.all(textFolders(ROOT).map(readTextSet));
const french = sets
  .filter(({ languages }) => languages.includes('fr'))
  .map((set) => ({
    place: path.relative(ROOT, set.folder),
    folder: readLanguage(ROOT, set, 'fr'),
  }));

describe('signs that stand apart', () => {
  it.each([
    ['fr', 'Gagné ; perdu ! Et « ? »', 'Gagné\u202F; perdu\u202F! Et «\u00A0?\u00A0»'],
    ['fr', 'Il dit « oui » : 5 % …', 'Il dit «\u00A0oui\u00A0»\u00A0: 5\u00A0%\u00A0…'],
    ['de', 'Er sagt »5 %« und zieht …', 'Er sagt »5\u00A0%« und zieht\u00A0…'],
  ])('stay with their word in %s: %s', (language, written, kept) => {
    expect(keptTogether(written, language)).toBe(kept);
  });

  it.each(french)('begin and end no line in French: $place', ({ folder }) => {
    const words = folder.files
      .map((file) => fileModule(file, folder, 'runtime'))
      .flatMap((code) => wordsIn(code));
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((text) => /[ \n][;:!?»%…]|«[ \n]/.test(text))).toEqual([]);
  });
});

/** All that a module can say: every string in its code. */
function wordsIn(code: string): readonly string[] {
  const words: string[] = [];
  const visitor = new Visitor({
    Literal: ({ value }) => words.push(String(value)),
    TemplateElement: ({ value }) => words.push(value.raw),
  });
  visitor.visit(parseSync('texts.js', code).program);
  return words;
}
