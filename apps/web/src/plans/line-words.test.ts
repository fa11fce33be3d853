import { LANGUAGES } from '@kast/games';
import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { stagesOf } from '../replay/reel.ts';
import { faultsOf, goldenMatches, NAMES, speechOf } from '../table/testing.ts';
import { foreseenPlies } from './foreseen-plies.ts';
import { lineWords } from './line-words.ts';

const PLAYERS = [NAMES[0], NAMES[1]].map((name) => ({ name: must(name, 'a name'), isYou: false }));
const { box, played } = must(
  (await goldenMatches()).find(({ title }) => title === 'tablut, escape.json'),
  'a golden match',
);
const match = must(stagesOf(played)[3], 'a position').hosted.match;
const LINE = played.plies.slice(3, 7).map(({ entry }) => entry.move);

describe('T15 a planned line', () => {
  it.each(LANGUAGES)('is told move by move in words with names, in %s', async (language) => {
    const speech = await speechOf(box, language);
    const plies = foreseenPlies(match, LINE);
    expect(plies.map(({ entry }) => entry.move)).toEqual(LINE);
    const words = lineWords(speech, await box.table(), PLAYERS, plies);
    for (const { name } of PLAYERS) expect(words).toContain(name);
    expect(LINE.flatMap((move) => faultsOf(words, language, move))).toEqual([]);
  });

  it('is told as far as it can still be played', () => {
    expect(foreseenPlies(match, [must(LINE[0], 'a move'), 'a1-a1', 'e5-e6'])).toHaveLength(1);
  });
});
