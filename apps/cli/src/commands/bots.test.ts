import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@kast/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import type { BotFigures } from '../bot-figures/bot-figures.ts';
import { botsPage } from '../bot-figures/bots-page.ts';
import { kast, PATIENCE } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'kast-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('kast bots', PATIENCE, () => {
  it('measures a ladder, estimates and speeds, and writes them down', async () => {
    const files = ['--figures', join(folder, 'bots.json'), '--page', join(folder, 'BOTS.md')];
    const short = ['--matches', '2', '--nodes', '20', '--speed-ms', '5', '--jobs', '1'];
    const ran = await kast(['bots', '--game', 'la-courte-paille', ...short, ...files]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const figures = JSON.parse(readFileSync(join(folder, 'bots.json'), 'utf8')) as BotFigures;
    const { game, meetings, calibrations } = must(figures.games[0], 'a game');
    expect(game).toBe('la-courte-paille');
    expect(meetings.map(({ a, b, seats }) => `${a} ${b} ${seats}`)).toEqual([
      'level2@20 level1@20 2',
      'level3@20 level2@20 2',
      'level4@20 level3@20 2',
      'level5@20 level4@20 2',
      'level5@20 random 2',
      'level5@20 level1@20 4',
    ]);
    for (const { level, forecasts, bins } of calibrations) {
      expect([3, 5]).toContain(level);
      expect(bins.reduce((all, bin) => all + bin.forecasts, 0)).toBe(forecasts);
    }
    const page = readFileSync(join(folder, 'BOTS.md'), 'utf8');
    expect(page).toBe(botsPage(figures));
    expect(page).toContain('| level5@20 | 3 × level1@20 | 4 | 25 % |');
    const againstLot = must(
      meetings.find(({ b }) => b === 'random'),
      'a meeting',
    );
    const byOption = againstLot.byOption?.map(({ option, matches }) => `${option} ${matches}`);
    expect(byOption).toEqual(['voyage 2']);
  });

  it('tells by option where less than nearly all was won against lot', () => {
    const bars = (value: number) => ({ value, low: value, high: value });
    const pageWith = (share: number): string => {
      const score = bars(share);
      const byOption = [
        { option: 'die', value: 'off', matches: 4, score: bars(1) },
        { option: 'die', value: 'on', matches: 6, score },
        { option: 'split', value: 'start', matches: 10, score },
      ];
      const line = { a: 'level5', b: 'random', seats: 2, matches: 10, expected: 0.5, score };
      const meeting = { ...line, elo: bars(0), movesPerMatch: 1, nodesPerMoveA: 1, byOption };
      const game = { game: 'dice', rulesVersion: 1, meetings: [meeting], calibrations: [] };
      return botsPage({ format: 'kast-bots/1', games: [game] });
    };
    expect(pageWith(0.8)).toContain(
      'level5 against random, by option: die *off* 100 % (100 %–100 %) of 4, *on* 80 % (80 %–80 %) of 6 · split *start*',
    );
    expect(pageWith(0.97)).not.toContain('by option');
  });

  it('measures single lines anew and keeps the others', async () => {
    const [figures, page] = [join(folder, 'kept.json'), join(folder, 'KEPT.md')];
    const meeting = (matches: number, b: string) => ({ a: 'level2@20', b, seats: 2, matches });
    const game = { game: 'la-courte-paille', rulesVersion: 1, calibrations: [] };
    const meetings = [meeting(7, 'level1@20'), meeting(8, 'somebody')].map((one) => {
      const bars = { value: 0, low: 0, high: 0 };
      return { ...one, expected: 0.5, score: bars, elo: bars, movesPerMatch: 1, nodesPerMoveA: 1 };
    });
    writeFileSync(
      figures,
      JSON.stringify({ format: 'kast-bots/1', games: [{ ...game, meetings }] }),
    );
    const short = ['--matches', '2', '--nodes', '20', '--jobs', '1'];
    const only = ['--only', 'level2@20 level1@20, level3@20 level2@20'];
    const files = ['--figures', figures, '--page', page];
    await kast(['bots', '--game', 'la-courte-paille', ...only, ...short, ...files]);
    const { games } = JSON.parse(readFileSync(figures, 'utf8')) as BotFigures;
    const found = must(games[0], 'a game');
    expect(found.speed).toBeUndefined();
    expect(found.meetings.map(({ a, b, matches }) => `${a} ${b} ${matches}`)).toEqual([
      'level2@20 level1@20 2',
      'level2@20 somebody 8',
      'level3@20 level2@20 2',
    ]);
    const speed = ['--only', 'speed', '--speed-ms', '5'];
    await kast(['bots', '--game', 'la-courte-paille', ...speed, ...files]);
    const timed = JSON.parse(readFileSync(figures, 'utf8')) as BotFigures;
    expect(timed.games[0]?.speed?.nodesPerSec).toBeGreaterThan(0);
    expect(timed.games[0]?.meetings).toEqual(found.meetings);
    expect(readFileSync(page, 'utf8')).toContain('positions searched');
  });

  const written = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const misshapen = '{"format":"kast-bots/1","games":[{"game":"tablut"}]}';
  it.each([
    ['unreadable figures', ['--figures', folder], `cannot read ${folder}: EISDIR`],
    [
      'figures that are not JSON',
      ['--figures', written('words.json', 'forty-two')],
      'is no file of figures (kast-bots/1)',
    ],
    [
      'figures of another shape',
      ['--figures', written('other.json', misshapen)],
      'is no file of figures (kast-bots/1)',
    ],
    ['no place for figures', ['--figures', join(folder, 'no', 'f.json')], 'f.json: ENOENT'],
    ['no place for the page', ['--page', folder], `cannot write ${folder}: EISDIR`],
    [
      'nothing to write the page from',
      ['--render', '--figures', join(folder, 'missing.json')],
      'missing.json: ENOENT',
    ],
  ])('says in a line that there is %s, before it measures', async (_, args, complaint) => {
    const page = written('untouched.md', 'as it was');
    const files = ['--figures', join(folder, 'new.json'), '--page', page];
    const { code, out, err } = await kast(['bots', '--game', 'tablut', ...files, ...args]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out.trimEnd().split('\n')).toEqual([expect.stringContaining(complaint)]);
    expect(readFileSync(page, 'utf8')).toBe('as it was');
  });

  it('has written docs/BOTS.md from the figures beside it', () => {
    const read = (name: string) =>
      readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');
    expect(read('BOTS.md')).toBe(botsPage(JSON.parse(read('bots.json')) as BotFigures));
  });
});
