import { languagesOf } from '@kast/games';
import { describe, expect, it } from 'vitest';
import { rulebookIn } from './folder.ts';
import type { GameInFolder } from './game-in-folder.ts';

export async function rulebookSuite(games: readonly GameInFolder[]): Promise<void> {
  const books = await Promise.all(
    games.flatMap(({ id, box, folder }) =>
      languagesOf(box).map(async (language) => ({
        id,
        folder,
        language,
        chapters: (await box.texts(language)).rulebook,
        diagrams: await (await box.table()).diagrams(),
      })),
    ),
  );

  describe.each(books)('the rulebook of $id in $language', ({ folder, chapters, diagrams }) => {
    const rules = chapters.flatMap((chapter) => chapter.rules);

    it('holds every rule of RULES.md, in its order, with our rulings marked', () => {
      const written = [...rulebookIn(folder).matchAll(/^- ([A-Z]+\d+\.\d+) (\(R\))?/gm)].map(
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
}
