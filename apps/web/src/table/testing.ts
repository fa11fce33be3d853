import { readdirSync, readFileSync } from 'node:fs';
import { type GameBox, LANGUAGES, type Language, registry, rulesOf } from '@kast/games';
import { type MatchRecord, must, type Playthrough, readRecord } from '@kast/kernel';
import { messagesIn } from '../i18n/language.ts';
import type { Speech } from './seat-words.ts';

/** People with names who are told apart from each other. */
export const NAMES = ['Ålma', 'Bé', 'Cunera', 'Dødo', 'Eñe', 'Fürst'];

/** Signs that stand for words. Squares have no other name than their own, and are none of these. */
const SIGNS = /[@↻½✓✗⌂†⇄⇢№×→←↓↑_]|^\?|\b[A-Z]\d\b|undefined|\bnull\b|NaN|\[object/;
/** What moves are written with; some of these are also words of one of the languages. */
const VERBS =
  /\b(?:pick|take|shark|claim|allow|leave|again|arrange|toss|fall|walk|lay|keep|swap|skip|peek|shift|order|first|eat|cook|layout|deal|deck)\b/;
/** Said in English as the notation writes it: “you roll 4”, “took it from c2”, a card that is called “cook 4”. */
const ENGLISH = /^(?:roll|from|cook) /;
/** Where a name is missing, a space or a comma is left over. */
const GAPS = /^[ .,]| {2}|[ (] *[.,)]|: *\.|^$/;

/** What is no sentence in these words, with the move that they speak of. */
export function faultsOf(words: string, language: Language, move: string): readonly string[] {
  const isWritten =
    /[\d-]/.test(move) && new RegExp(`(?<![\\w-])${escaped(move)}(?![\\w-])`).test(words);
  return [
    ...(SIGNS.test(words) ? ['a sign'] : []),
    ...(GAPS.test(words) ? ['a gap'] : []),
    ...(language !== 'en' && VERBS.test(words) ? ['a word of the notation'] : []),
    ...(isWritten && !(language === 'en' && ENGLISH.test(move)) ? ['notation'] : []),
  ];
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A golden match, as it went. */
export interface Golden {
  readonly title: string;
  readonly box: GameBox;
  readonly played: Playthrough;
}

export async function goldenMatches(): Promise<readonly Golden[]> {
  const matches: Golden[] = [];
  for (const box of registry) {
    const folder = new URL(
      `../../../../packages/games/src/${box.info.id}/golden/`,
      import.meta.url,
    );
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const record = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as MatchRecord;
      const rules = must(await rulesOf(box, record.rulesVersion), 'rules');
      const read = readRecord(record, rules);
      if (!read.ok) throw new Error(`${file} cannot be read`);
      matches.push({ title: `${box.info.id}, ${file}`, box, played: read.value });
    }
  }
  return matches;
}

const messages = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, await messagesIn(language)] as const),
  ),
);

/** All that is said at a table of this game. */
export async function speechOf(box: GameBox, language: Language): Promise<Speech> {
  return { t: must(messages.get(language), language), texts: await box.texts(language) };
}
