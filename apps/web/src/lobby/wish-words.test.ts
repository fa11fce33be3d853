import { describe, expect, it } from 'vitest';
import type { LobbyTexts } from './lobby-texts.ts';
import type { Messages } from './texts/messages.generated.ts';
import { nowWords, termsOfPace } from './wish-words.ts';

const language = 'nl';
const { messages } = (await import(`./texts/${language}/index.ftl`)) as {
  readonly messages: Messages;
};
const t: LobbyTexts = messages.lobby;

const QUIET = { tables: [], matches: [], looking: 0, lookingFor: [], waits: [] };
const NAMES = new Map([
  ['tablut', 'Tablut'],
  ['paille', 'La Courte Paille'],
  ['koch', 'Leibköche'],
]);

function now(looking: number, ...games: readonly string[]): string {
  const lookingFor = games.map((game) => ({ game, count: 1 }));
  return nowWords(t, { ...QUIET, looking, lookingFor }, (game) => NAMES.get(game));
}

describe('T13 what the lobby says in one line', () => {
  it('is what somebody is looked for, where that is a game or two', () => {
    expect(now(1, 'tablut')).toBe('1 speler zoekt iemand voor Tablut');
    expect(now(2, 'tablut', 'paille')).toBe(
      '2 spelers zoeken iemand voor Tablut of La Courte Paille',
    );
    expect(now(1, 'tablut', 'paille', 'koch')).toBe('1 speler zoekt iemand');
  });

  it('is no more than is known where nobody looks: others may well be on the site', () => {
    expect(now(0)).toMatch(/^Er zoekt nu niemand, en er staat geen tafel open\./);
  });
});

it('T11 T13 a pace says its clock', () => {
  expect(termsOfPace(t, 'live')).toEqual([expect.stringContaining('15 minuten')]);
  expect(termsOfPace(t, 'both')).toHaveLength(2);
});
