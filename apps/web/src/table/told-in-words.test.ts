import { readdirSync, readFileSync } from 'node:fs';
import { type GameBox, LANGUAGES, type Language, registry, rulesOf } from '@kast/games';
import { type Entry, type MatchRecord, must, type Playthrough, readRecord } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import { reelOf, type ReelStage, stagesOf } from '../replay/reel.ts';
import { positionFor } from '../session/here/local-match.ts';
import type { Holder } from '../session/holder.ts';
import { logLines } from './log-lines.ts';
import { resultWords } from './result-words.ts';
import type { Speech } from './seat-words.ts';
import { endIn } from './told-ply.ts';
import { turnPlayers, turnWords } from './turn-words.ts';

/** Everything that is said of whole matches, by people with names who are told apart from each other. */
const NAMES = ['Ålma', 'Bé', 'Cunera', 'Dødo', 'Eñe', 'Fürst'];

/** Signs that stand for words. Squares have no other name than their own, and are none of these. */
const SIGNS = /[@↻½✓✗⌂†⇄⇢№×→←↓↑_]|^\?|\b[A-Z]\d\b|undefined|\bnull\b|NaN|\[object/;
/** What moves are written with; some of these are also words of one of the languages. */
const VERBS =
  /\b(?:pick|take|shark|claim|allow|leave|again|arrange|toss|fall|walk|lay|keep|swap|skip|peek|shift|order|first|eat|cook|layout|deal|deck)\b/;
/** Said in English as the notation writes it: “you roll 4”, “took it from c2”, a card that is called “cook 4”. */
const ENGLISH = /^(?:roll|from|cook) /;
/** Where a name is missing, a space or a comma is left over. */
const GAPS = /^[ .,]| {2}|[ (] *[.,)]|: *\.|^$/;

function faultsOf(words: string, language: Language, move: string): readonly string[] {
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

interface Golden {
  readonly title: string;
  readonly box: GameBox;
  readonly played: Playthrough;
}

async function goldenMatches(): Promise<readonly Golden[]> {
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

/** Seat 1 is the reader where there is one; else everybody goes by name. */
function holdersOf(seats: number, hasReader: boolean): readonly Holder[] {
  return Array.from({ length: seats }, (_, index) => ({
    seat: index + 1,
    kind: index === 0 && hasReader ? 'you' : 'person',
    name: must(NAMES[index], 'a name'),
    present: true,
  }));
}

interface Said {
  readonly words: string;
  readonly move: string;
  readonly what: string;
}

const matches = await goldenMatches();
const messages = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, await messagesIn(language)] as const),
  ),
);

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(matches)('everything that is said of $title is words', async ({ box, played }) => {
    const speech = { t: must(messages.get(language), language), texts: await box.texts(language) };
    const module = await box.table();
    const stages = stagesOf(played);
    const { seats } = played.match.setup;
    const said = [true, false].flatMap((hasReader) => {
      const holders = holdersOf(seats, hasReader);
      return [
        ...toldIn(speech, module, stages, holders, hasReader ? 1 : 'open'),
        ...advisedIn(speech, module, stages, holders),
      ];
    });
    const wrong = said.flatMap(({ words, move, what }) =>
      faultsOf(words, language, move).map((fault) => `${fault} in ${what} “${words}” (${move})`),
    );
    expect([...new Set(wrong)].slice(0, 10)).toEqual([]);
  });
});

type Module = Awaited<ReturnType<GameBox['table']>>;

function toldIn(
  speech: Speech,
  module: Module,
  stages: readonly ReelStage[],
  holders: readonly Holder[],
  viewer: number | 'open',
): readonly Said[] {
  const players = turnPlayers(speech, holders);
  const reel = reelOf(stages, viewer);
  const last = reel.at(reel.length).standing;
  const turn = must(stages.at(-1), 'an end').hosted.match;
  const ofGame = turn.game.turn(turn.state);
  const end = endIn(last, ofGame.kind === 'over' ? ofGame.outcome : undefined);
  const page = { from: 0, plies: reel.log.read(0, reel.length) };
  const entryOf = (ply: number): Entry => must(stages[ply + 1]?.ply, 'a ply').entry;
  const lines = logLines(speech, module, page, players, holders, end).map((line) => ({
    words: line.words,
    move: entryOf(line.ply).move,
    what: 'the log',
  }));
  const prompts = stages.flatMap((_, ply) => {
    const { standing } = reel.at(ply);
    const move = '';
    return [
      {
        words: module.prompt(standing.view, viewer, speech.texts, players),
        move,
        what: 'a prompt',
      },
      {
        words: turnWords(speech, { standing, holders, thinking: undefined }),
        move,
        what: 'the bar',
      },
    ];
  });
  if (!end) return [...lines, ...prompts];
  const { title, reason, scores } = resultWords(speech, end, holders);
  const result = [title, reason, ...scores].map((words) => ({
    words,
    move: '',
    what: 'the result',
  }));
  return [...lines, ...prompts, ...result];
}

/** What was played, as advice to play it. */
function advisedIn(
  speech: Speech,
  module: Module,
  stages: readonly ReelStage[],
  holders: readonly Holder[],
): readonly Said[] {
  const players = turnPlayers(speech, holders);
  return stages.slice(1).flatMap(({ ply }, index) => {
    const { hosted } = must(stages[index], 'the match before');
    const { step, entry } = must(ply, 'a ply');
    if (!step || typeof entry.by !== 'number') return [];
    const { view } = positionFor(hosted, entry.by).standing;
    const move = module.advise(step.move, view, speech.texts, players);
    const words = speech.t.table.hintText({ move });
    return [{ words, move: entry.move, what: 'a hint' }];
  });
}
