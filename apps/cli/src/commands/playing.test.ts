import { fileURLToPath } from 'node:url';
import type { Balance } from '@kast/games';
import type { MatchRecord } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { kast, PATIENCE } from '../testing.ts';

const TABLUT = ['--game', 'tablut'];

describe('kast simulate', PATIENCE, () => {
  it('prints a record that can be replayed and verified', async () => {
    const { code, out } = await kast(['simulate', ...TABLUT, '--seed', 'a']);
    expect(code).toBe(0);
    const record = JSON.parse(out) as MatchRecord;
    expect(record).toMatchObject({ format: 'kast-record/1', game: 'tablut', seats: 2 });
    expect(record.result?.rule).toMatch(/^TB/);
    expect(await kast(['replay', '-'], out)).toMatchObject({ code: 0 });
    expect(await kast(['verify', '-'], out)).toMatchObject({ code: 0 });
  });

  it('lets hands toss, and the referee say how it falls', async () => {
    const byHand = ['--option', 'toss=skill', '--option', 'assist=off'];
    const { code, out } = await kast(['simulate', '--game', 'leibkoeche', ...byHand]);
    expect(code).toBe(0);
    const { log, result } = JSON.parse(out) as MatchRecord;
    expect(result?.rule).toBe('LK7.3');
    expect(log.some(({ move }) => /^toss -?\d/.test(move))).toBe(true);
  });

  it('gives the same match for the same seed, and another for another', async () => {
    const run = (seed: string) => kast(['simulate', ...TABLUT, '--seed', seed]);
    const [one, again, other] = [await run('x y ☃'), await run('x y ☃'), await run('z')];
    expect(again).toEqual(one);
    expect(other.out).not.toBe(one.out);
  });

  it('plays a game that is not in the cupboard, by its folder', async () => {
    const outside = fileURLToPath(
      new URL('../../../../examples/nine-mens-morris', import.meta.url),
    );
    const { code, out } = await kast(['simulate', '--game', outside, '--seed', 'a']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'nine-mens-morris', seats: 2 });
    expect(await kast(['simulate', '--game', './nowhere'])).toMatchObject({ code: 2 });
  });

  it('lets levels play, each its own seat, with the same moves every time', async () => {
    const args = ['simulate', ...TABLUT, '--players', 'level5,level1', '--nodes', '300'];
    const [one, again] = [await kast(args), await kast(args)];
    expect(one.code).toBe(0);
    expect(again).toEqual(one);
  });

  it('plays by the rules of a version, bots too', async () => {
    const game = ['--game', 'leibkoeche', '--option', 'toss=chance'];
    const args = ['simulate', ...game, '--players', 'level1', '--nodes', '100'];
    const [old, now] = [await kast([...args, '--rules-version', '1']), await kast(args)];
    expect(JSON.parse(old.out)).toMatchObject({ rulesVersion: 1 });
    expect(JSON.parse(now.out)).toMatchObject({ rulesVersion: 2 });
    expect([old.out.includes('"take"'), now.out.includes('"take"')]).toEqual([false, true]);
    expect(await kast(['replay', '-'], old.out)).toMatchObject({ code: 0 });
    const none = await kast([...args, '--rules-version', '3']);
    expect(none.code).toBe(2);
    expect(none.err).toContain('there is no version 3 of the rules of leibkoeche');
  });

  it('takes a seed in hex as it is', async () => {
    const seed = '0123456789abcdef'.repeat(4);
    const { out } = await kast(['simulate', ...TABLUT, '--seed', seed]);
    expect((JSON.parse(out) as MatchRecord).seed).toBe(seed);
  });

  it('plays with the options asked for', async () => {
    const options = ['--option', 'drawAfter=60', '--option', 'king=unarmed'];
    const { out } = await kast(['simulate', ...TABLUT, ...options]);
    const record = JSON.parse(out) as MatchRecord;
    expect(record.options).toMatchObject({ drawAfter: 60, king: 'unarmed', kingCapture: 'either' });
  });

  it.each([
    ['an unknown option', ['--option', 'speed=9'], /^T8 unknown-option, option speed/],
    ['an absurd option', ['--option', '__proto__=1'], /^T8 unknown-option/],
    ['an unknown value', ['--option', 'drawAfter=61'], /^T8 bad-option-value.*\[100 60 200\]/],
    ['an empty value', ['--option', 'king='], /^T8 bad-option-value/],
    ['too many seats', ['--seats', '3'], /^T8 bad-seat-count, seats 3, min 2, max 2/],
  ])('is refused by the table with %s', async (_, args, reason) => {
    const ran = await kast(['simulate', ...TABLUT, ...args]);
    expect(ran).toMatchObject({ code: 1, err: '' });
    expect(ran.out).toMatch(reason);
  });
});

describe('kast balance', PATIENCE, () => {
  it('tells for every option how long matches are and who wins them', async () => {
    const few = ['--level', '1', '--nodes', '20', '--matches', '2'];
    const { code, out } = await kast(['balance', ...TABLUT, ...few]);
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^by the book: 2 matches, \d+ moves, won \d+% : \d+%, drawn \d+%$/);
    const { usual, options, ...rest } = JSON.parse(out.slice(out.indexOf('{'))) as Balance;
    expect(rest).toEqual({ rulesVersion: 1, seats: 2, level: 1 });
    expect(Object.keys(options)).toEqual(['palacePassage', 'king', 'kingCapture', 'drawAfter']);
    expect(options['drawAfter']?.map(({ value }) => value)).toEqual([60, 200]);
    for (const { wins, draws, matches } of [usual, ...Object.values(options).flat()]) {
      expect(matches).toBe(2);
      expect(wins.reduce((sum, share) => sum + share, draws)).toBeCloseTo(1);
    }
  });

  it('seats as many as are seated at once, and says what is wrong', async () => {
    const few = ['--level', '1', '--nodes', '20', '--matches', '1'];
    const { out } = await kast(['balance', '--game', 'la-courte-paille', ...few]);
    expect(JSON.parse(out.slice(out.indexOf('{')))).toMatchObject({ seats: 4 });
    expect(await kast(['balance', ...TABLUT, '--level', '6'])).toMatchObject({ code: 2 });
  });
});

describe('kast perft', PATIENCE, () => {
  it('counts leaves and captures as the rules say', async () => {
    const ran = await kast(['perft', ...TABLUT, '--depth', '3']);
    expect(ran).toEqual({
      code: 0,
      out: [
        'depth 1: 56 leaves, 0 captures',
        'depth 2: 3968 leaves, 40 captures',
        'depth 3: 225224 leaves, 1688 captures',
        '',
      ].join('\n'),
      err: '',
    });
  });

  it('counts the same by the rules alone, with any option', async () => {
    const args = ['perft', ...TABLUT, '--depth', '2', '--json', '--option', 'palacePassage=open'];
    const fast = await kast(args);
    expect(await kast([...args, '--pure'])).toEqual(fast);
    expect(fast.out.split('\n')[0]).toBe('{"game":"tablut","depth":1,"leaves":56,"captures":0}');
  });
});

describe('kast bench', PATIENCE, () => {
  it('gives one line of JSON per game', async () => {
    const ran = await kast(['bench', ...TABLUT, '--milliseconds', '5', '--json']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const speed = JSON.parse(ran.out) as Record<string, number>;
    expect(speed).toMatchObject({ game: 'tablut' });
    for (const name of ['purePlayoutsPerSec', 'fastPlayoutsPerSec', 'nodesPerSec', 'loopsPerSec']) {
      expect(speed[name]).toBeGreaterThan(0);
    }
  });

  it('speaks to people too, of every game', async () => {
    const ran = await kast(['bench', '--milliseconds', '5']);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('game tablut');
  });
});
