import type { RuleChapter } from '@kast/games';
import { type Folded, foldedWays, foldings } from './fold.ts';

/** What is looked for: each word, in every way that it is written, or one that means the same. */
export type Search = readonly SoughtWord[];

interface SoughtWord {
  /** As it was asked for. */
  readonly asked: readonly string[];
  readonly any: readonly string[];
}

/** A piece of a text, and whether it was looked for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** `synonyms`: groups of words that mean the same, as a translator writes them: `a, b; c, d, e`. */
export function searchFor(asked: string, synonyms: string): Search {
  const groups = synonyms
    .split(';')
    .map((group) => group.split(',').flatMap((word) => foldedWays(word.trim())));
  const words = asked.split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const ways = foldedWays(word);
    const same = groups.filter((group) =>
      group.some((other) => ways.some((way) => isBegunBy(other, way))),
    );
    return { asked: ways, any: [...new Set([...ways, ...same.flat()])] };
  });
}

/**
 * The chapters with only the rules that have every word that is looked for; a number finds its rule. Where no rule has
 * them all, a chapter may have them in several. What has them as whole words comes first.
 */
export function chaptersWith(
  chapters: readonly RuleChapter[],
  search: Search,
): readonly RuleChapter[] {
  if (search.length === 0) return chapters;
  const books = chapters.map((chapter) => ({
    chapter,
    rules: chapter.rules.map((rule) => ({ rule, text: textOf(chapter, rule) })),
  }));
  const inOneRule = books.map(({ chapter, rules }) => ({
    chapter,
    rules: rules.filter(({ text }) => hasEvery(search, text)),
  }));
  const isFound = inOneRule.some(({ rules }) => rules.length > 0);
  return bestFirst(isFound ? inOneRule : books.map((book) => inSeveral(book, search)), search);
}

interface ReadRule {
  readonly rule: RuleChapter['rules'][number];
  /** Folded in every way, with its number and what its chapter is called. */
  readonly text: string;
}

interface ReadChapter {
  readonly chapter: RuleChapter;
  readonly rules: readonly ReadRule[];
}

function textOf({ title }: RuleChapter, { id, text }: ReadRule['rule']): string {
  return foldedWays([id, title, ...text].join(' ')).join(' ');
}

/** The rules that have one of the words, where the chapter has them all. */
function inSeveral({ chapter, rules }: ReadChapter, search: Search): ReadChapter {
  const isHere = hasEvery(search, rules.map(({ text }) => text).join(' '));
  const title = foldedWays(chapter.title).join(' ');
  // What stands over all of them tells none from another.
  const told = search.filter(({ any }) => !isSaidBy(any, title));
  return {
    chapter,
    rules: isHere ? rules.filter(({ text }) => told.some(({ any }) => isSaidBy(any, text))) : [],
  };
}

function bestFirst(found: readonly ReadChapter[], search: Search): readonly RuleChapter[] {
  return found
    .filter(({ rules }) => rules.length > 0)
    .map(({ chapter, rules }) => {
      const ranked = rules
        .map(({ rule, text }) => ({ rule, rank: wholeWordsIn(text, search) }))
        .toSorted((one, other) => other.rank - one.rank);
      return {
        chapter: { ...chapter, rules: ranked.map(({ rule }) => rule) },
        rank: ranked[0]?.rank ?? 0,
      };
    })
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ chapter }) => chapter);
}

function hasEvery(search: Search, text: string): boolean {
  return search.every(({ any }) => isSaidBy(any, text));
}

function isSaidBy(words: readonly string[], text: string): boolean {
  return words.some((word) => beginningOf(word).test(text));
}

/** How many of the words are there and not only begun. */
function wholeWordsIn(text: string, search: Search): number {
  return search.filter(({ asked }) => asked.some((way) => wholeWord(way).test(text))).length;
}

export function countRules(chapters: readonly RuleChapter[]): number {
  return chapters.reduce((count, { rules }) => count + rules.length, 0);
}

/** The text in pieces, with what is looked for apart. */
export function piecesOf(text: string, search: Search): readonly Piece[] {
  const hits = foldings(text)
    .flatMap((folding) => search.flatMap(({ any }) => any.flatMap((word) => hitsOf(word, folding))))
    .toSorted(([a, endOfA], [b, endOfB]) => a - b || endOfB - endOfA);
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

type Hit = readonly [from: number, to: number];

/** Where a word stands in the text itself. */
function hitsOf(word: string, { folded, places }: Folded): readonly Hit[] {
  return [...folded.matchAll(new RegExp(beginningOf(word), 'gu'))].map(({ index, 0: hit }) => [
    places[index] ?? 0,
    endOf(places, index + hit.length),
  ]);
}

/** A letter that is folded into two is found as a whole. */
function endOf(places: readonly number[], after: number): number {
  const last = places[after - 1];
  return places.find((place, at) => at >= after && place !== last) ?? Infinity;
}

/** Half a word is enough for its synonyms, once it can hardly be another. */
function isBegunBy(word: string, asked: string): boolean {
  return word === asked || (asked.length >= 4 && word.startsWith(asked));
}

/** Where a word begins, and not within another: “king” is not in “taking”. */
function beginningOf(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}`, 'u');
}

function wholeWord(word: string): RegExp {
  return new RegExp(`${beginningOf(word).source}(?![\\p{L}\\p{N}])`, 'u');
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
