import { type GameBox, type HintReasons, LANGUAGES } from '@kast/games';
import { type Entry, must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { reelOf, type ReelStage, stagesOf } from '../replay/reel.ts';
import { positionFor } from '../session/here/local-match.ts';
import type { Holder } from '../session/holder.ts';
import { logLines } from './log-lines.ts';
import { resultWords } from './result-words.ts';
import type { Speech } from './seat-words.ts';
import { faultsOf, goldenMatches, NAMES, speechOf } from './testing.ts';
import { endIn } from './told-ply.ts';
import { turnPlayers, turnWords } from './turn-words.ts';

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

/** Everything that is said of whole matches. */
describe.each(LANGUAGES)('in %s', (language) => {
  it.each(matches)('everything that is said of $title is words', async ({ box, played }) => {
    const speech = await speechOf(box, language);
    const module = await box.table();
    const reasons = must(await module.hintReasons?.(language), 'reasons for hints');
    const stages = stagesOf(played);
    const { seats } = played.match.setup;
    const said = [true, false].flatMap((hasReader) => {
      const holders = holdersOf(seats, hasReader);
      return [
        ...toldIn(speech, module, stages, holders, hasReader ? 1 : 'open'),
        ...advisedIn(speech, module, reasons, stages, holders),
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

/** What was played, as advice to play it, and why. */
function advisedIn(
  speech: Speech,
  module: Module,
  reasons: HintReasons,
  stages: readonly ReelStage[],
  holders: readonly Holder[],
): readonly Said[] {
  const players = turnPlayers(speech, holders);
  return stages.slice(1).flatMap(({ ply }, index) => {
    const { hosted } = must(stages[index], 'the match before');
    const { step, entry } = must(ply, 'a ply');
    if (!step || typeof entry.by !== 'number') return [];
    const { view } = positionFor(hosted, entry.by).standing;
    const advised = { move: step.move, view, seat: entry.by, players };
    const move = module.advise(step.move, view, speech.texts, players);
    const shown = module.adviseShown?.(step.move, view, speech.texts, players) ?? move;
    const reason = reasons(advised);
    return [
      ...[move, shown].map((move) => ({
        words: speech.t.table.hintText({ move }),
        what: 'a hint',
      })),
      ...(reason === '' ? [] : [{ words: reason, what: 'a reason' }]),
    ].map((said) => ({ ...said, move: entry.move }));
  });
}
