import { LANGUAGES, registry } from '@kast/games';
import { describe, expect, it } from 'vitest';
import { rulebookOf } from './folder.ts';

const books = await Promise.all(
  registry.flatMap(({ info, texts, table }) =>
    LANGUAGES.map(async (language) => ({
      id: info.id,
      language,
      chapters: (await texts(language)).rulebook,
      diagrams: (await table()).diagrams,
    })),
  ),
);

describe.each(books)('the rulebook of $id in $language', ({ id, chapters, diagrams }) => {
  const rules = chapters.flatMap((chapter) => chapter.rules);

  it('holds every rule of RULES.md, in its order, with our rulings marked', () => {
    const written = [...rulebookOf(id).matchAll(/^- ([A-Z]+\d+\.\d+) (\(R\))?/gm)].map(
      ([, rule, ruling]) => `${rule} ${ruling ?? ''}`,
    );
    expect(written).not.toEqual([]);
    expect(rules.map((rule) => `${rule.id} ${rule.ruling ? '(R)' : ''}`)).toEqual(written);
  });

  it('has each rule under its chapter, and no empty paragraph', () => {
    for (const chapter of chapters) {
      expect(chapter.title).not.toBe('');
      expect(chapter.rules.every((rule) => rule.id.startsWith(`${chapter.id}.`))).toBe(true);
    }
    expect(rules.flatMap(({ text }) => text).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('shows every diagram once', () => {
    const shown = rules.flatMap((rule) => rule.diagrams ?? []).map((diagram) => diagram.id);
    expect(shown.toSorted()).toEqual(Object.keys(diagrams).toSorted());
  });
});
