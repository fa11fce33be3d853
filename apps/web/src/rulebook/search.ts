import type { RuleChapter } from '@kast/games';

/** The chapters with only the rules that have every word that was asked for; a number finds its rule. */
export function chaptersWith(
  chapters: readonly RuleChapter[],
  asked: string,
): readonly RuleChapter[] {
  const wanted = plain(asked).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const text = plain([rule.id, chapter.title, ...rule.text].join(' '));
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

export function countRules(chapters: readonly RuleChapter[]): number {
  return chapters.reduce((count, { rules }) => count + rules.length, 0);
}

/** Accents, capitals and the kind of apostrophe make no difference to who searches. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}
