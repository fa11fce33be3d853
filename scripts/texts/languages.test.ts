import { fileURLToPath } from 'node:url';
import { LANGUAGES, noun, number, player, registry, SOURCE_LANGUAGE, text } from '@kast/games';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeLanguage } from './check-language.ts';
import {
  isExample,
  languagesIn,
  readLanguage,
  readTextSet,
  textFolders,
  type TextSet,
} from './folder.ts';
import { compareWithLock, makeLock } from './lock.ts';
import { languageOf } from './testing.ts';
import { typesOf } from './types.ts';
import { unusedNames } from './unused.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const sets = await Promise.all(textFolders(ROOT).map(readTextSet));

/** A row for every set of texts and every language: how many sentences it has. */
const table = await Promise.all(
  sets.flatMap((set) =>
    languagesOf(set).map(async (language) => {
      const source = readLanguage(ROOT, set, SOURCE_LANGUAGE);
      const own = readLanguage(ROOT, set, language);
      const place = path.relative(ROOT, set.folder);
      return { place, language, ...judgeLanguage(own, source) };
    }),
  ),
);

/** An example speaks the languages that it has. */
function languagesOf(set: TextSet): readonly string[] {
  return isExample(ROOT, set) ? set.languages : LANGUAGES;
}

describe('the table of all texts', () => {
  it.each(table)('$place has all its $sentences sentences in $language', (row) => {
    expect(row.missing).toEqual([]);
    expect(row.faults).toEqual([]);
    expect(row.sentences).toBeGreaterThan(0);
  });

  it('knows how each language speaks to the reader', () => {
    expect(languagesIn(ROOT)).toEqual(expect.arrayContaining([...LANGUAGES]));
  });

  it('has a row for each game, for the app and for its rooms that speak for themselves, in every language', () => {
    const offered = table.filter(({ place }) => !place.startsWith('examples/'));
    const rooms = new Set(
      sets
        .map(({ folder }) => folder)
        .filter((folder) => /apps.(web.src.\w+|paper.src).texts$/.test(folder)),
    );
    expect(offered).toHaveLength((registry.length + 1 + rooms.size) * LANGUAGES.length);
  });

  it('has a row for each example in its own languages, the source among them', () => {
    const examples = sets.filter((set) => isExample(ROOT, set));
    expect(examples.map(({ languages }) => languages)).toEqual([['en', SOURCE_LANGUAGE]]);
  });
});

const parts = { who: player, count: number, card: text };
const SOURCE = 'took = { SUBJECT($who) } nam { $card }.\nleft = Nog { $count }.\n';
const source = languageOf('nl', parts, { table: SOURCE });
const german = (sentences: string) => languageOf('de', parts, { table: sentences });
const WHOLE = 'took = { NOM($who) } nahm { $card }.\nleft = Noch { $count }.\n';

describe('a translation', () => {
  it('is whole with every sentence and every part', () => {
    expect(judgeLanguage(german(WHOLE), source)).toMatchObject({ faults: [], missing: [] });
  });

  it('lacks a sentence', () => {
    const { missing } = judgeLanguage(german('left = Noch { $count }.\n'), source);
    expect(missing).toEqual(['table took']);
  });

  it.each([
    ['says a sentence that the source does not have', `${WHOLE}more = Mehr.\n`, 'no such sentence'],
    ['leaves a part out', WHOLE.replace('{ $count }', 'viel'), '$count is missing'],
    ['says a part that is not given', WHOLE.replace('Noch', '{ $card }'), '$card is not given'],
  ])('%s', (_, sentences, problem) => {
    const { faults } = judgeLanguage(german(sentences), source);
    expect(faults.map((fault) => fault.problem).join()).toContain(problem);
  });
});

describe('the lock', () => {
  const locked = compareWithLock(german(WHOLE), source, new Map()).lock;
  const changed = languageOf('nl', parts, { table: SOURCE.replace('Nog', 'Er zijn nog') });

  it('tells which sentence was changed since it was translated', () => {
    expect(compareWithLock(german(WHOLE), source, locked).outOfDate).toEqual([]);
    expect(compareWithLock(german(WHOLE), changed, locked).outOfDate).toEqual(['table left']);
  });

  it('takes a translation that was changed too for a new one', () => {
    const mended = german(WHOLE.replace('Noch', 'Es sind noch'));
    const { outOfDate, lock } = compareWithLock(mended, changed, locked);
    expect(outOfDate).toEqual([]);
    expect(compareWithLock(mended, changed, lock).outOfDate).toEqual([]);
  });

  it('does not mind where lines are broken', () => {
    const broken = languageOf('nl', parts, { table: SOURCE.replace('Nog ', '\n    Nog\n    ') });
    expect(compareWithLock(german(WHOLE), broken, locked).outOfDate).toEqual([]);
  });

  it('keeps a sentence out of date until it is translated or accepted', () => {
    const { lock } = compareWithLock(german(WHOLE), changed, locked);
    expect(compareWithLock(german(WHOLE), changed, lock).outOfDate).toEqual(['table left']);
    const accepted = compareWithLock(german(WHOLE), changed, locked, true).lock;
    expect(compareWithLock(german(WHOLE), changed, accepted).outOfDate).toEqual([]);
  });

  it('has a line for each sentence', () => {
    expect(makeLock(locked)).toMatch(/^table left [0-9a-f]{8} [0-9a-f]{8}\ntable took .*\n$/);
  });
});

describe('what nobody asks for', () => {
  const figure = noun('figure');
  const names =
    'figure_C = kapitein\n    .the = de kapitein\n    .many = kapiteins\nspare = over\n';
  const used = 'named = { THE($figure) } ging. { spare }\n';

  it('is told of forms and words', () => {
    const folder = languageOf(
      'nl',
      { figure },
      { names, table: 'named = { THE($figure) } ging.\n' },
    );
    expect(unusedNames(folder)).toEqual(['names figure_C.many', 'names spare']);
    const better = languageOf('nl', { figure }, { names, table: used });
    expect(unusedNames(better)).toEqual(['names figure_C.many']);
  });
});

describe('the types', () => {
  it('have a function for each sentence with parts', () => {
    const types = typesOf(languageOf('nl', parts, { table: `${SOURCE}done = Klaar.\n` }), 'kinds');
    expect(types).toContain("readonly took: Sentence<Parts, 'card' | 'who'>;");
    expect(types).toContain('readonly done: string;');
  });
});
