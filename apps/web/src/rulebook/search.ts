import type { RuleChapter } from '@kast/games';
import { foldWithPlaces, fold } from './fold.ts';

/** What is looked for: each word, or one that means the same. */
export type Search = readonly (readonly string[])[];

/** A piece of a text, and whether it was looked for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** `synonyms`: groups of words that mean the same, as a translator writes them: `a, b; c, d, e`. */
export function searchFor(asked: string, synonyms: string): Search {
  const groups = synonyms
    .split(';')
    .map((group) => group.split(',').map((word) => fold(word.trim())));
  const words = fold(asked).split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const same = groups.filter((group) => group.some((other) => isBegunBy(other, word)));
    return [...new Set([word, ...same.flat()])];
  });
}

/** The chapters with only the rules that have every word that is looked for; a number finds its rule. */
export function chaptersWith(
  chapters: readonly RuleChapter[],
  search: Search,
): readonly RuleChapter[] {
  if (search.length === 0) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const text = fold([rule.id, chapter.title, ...rule.text].join(' '));
        return search.every((words) => words.some((word) => beginningOf(word).test(text)));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

export function countRules(chapters: readonly RuleChapter[]): number {
  return chapters.reduce((count, { rules }) => count + rules.length, 0);
}

/** The text in pieces, with what is looked for apart. */
export function piecesOf(text: string, search: Search): readonly Piece[] {
  const { folded, places } = foldWithPlaces(text);
  const hits = search
    .flat()
    .flatMap((word) => [...folded.matchAll(new RegExp(beginningOf(word), 'gu'))])
    .map(
      ({ index, 0: hit }) =>
        [places[index] ?? 0, places[index + hit.length] ?? text.length] as const,
    )
    .toSorted(([a], [b]) => a - b);
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of hits) {
    if (from < at) continue;
    pieces.push({ text: text.slice(at, from), isFound: false });
    pieces.push({ text: text.slice(from, to), isFound: true });
    at = to;
  }
  pieces.push({ text: text.slice(at), isFound: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** Half a word is enough for its synonyms, once it can hardly be another. */
function isBegunBy(word: string, asked: string): boolean {
  return word === asked || (asked.length >= 4 && word.startsWith(asked));
}

/** Where a word begins, and not within another: “king” is not in “taking”. */
function beginningOf(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}`, 'u');
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
