import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MatchRecord } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { kast, PATIENCE } from '../testing.ts';

const GAMES = new URL('../../../../packages/games/src/', import.meta.url);
const GOLDEN = fileURLToPath(new URL('tablut/golden/escape.json', GAMES));
const OF_VERSION_1 = fileURLToPath(new URL('leibkoeche/golden/two-by-chance.json', GAMES));
const BY_HAND = fileURLToPath(new URL('leibkoeche/golden/two-by-hand.json', GAMES));
const golden = JSON.parse(readFileSync(GOLDEN, 'utf8')) as MatchRecord;

describe('kast replay', PATIENCE, () => {
  it('prints the result of a record', async () => {
    const ran = await kast(['replay', GOLDEN]);
    expect(ran).toEqual({
      code: 0,
      out: `tablut, 2 seats, ${golden.log.length} entries\nresult: won by seat 1 (TB4.5)\n`,
      err: '',
    });
  });

  it('reads standard input, and matches that are not over', async () => {
    const { seed: _, result: __, ...rest } = golden;
    const running = JSON.stringify({ ...rest, log: golden.log.slice(0, 4) });
    const ran = await kast(['replay', '-'], running);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('result: not over');
  });

  it('reads a record by the rules of its version', async () => {
    const old = JSON.parse(readFileSync(OF_VERSION_1, 'utf8')) as MatchRecord;
    expect(old.rulesVersion).toBe(1);
    expect(await kast(['replay', OF_VERSION_1])).toMatchObject({ code: 0, err: '' });
    expect(await kast(['verify', OF_VERSION_1])).toMatchObject({ code: 0, err: '' });
    const newer = await kast(['replay', '-'], JSON.stringify({ ...old, rulesVersion: 2 }));
    expect(newer).toMatchObject({ code: 1 });
    expect(newer.out).toMatch(/^log\[\d+\] refused: LK6/);
  });

  it.each([
    ['a move that the rules forbid', changed(3, 'a4-b3'), /^log\[3\] refused: TB2\.1/],
    [
      'a move of the wrong seat',
      { ...golden, log: [{ by: 2, move: 'd1-c1' }] },
      /^log\[0\] .* TB1\.4/,
    ],
    ['garbage for a move', changed(2, 'xyzzy'), /^log\[2\] refused: T1 notation/],
    ['chance where there is none', withEntry({ by: 'chance', move: 'roll 6' }), /^log\[0\] .* T7/],
    ['a masked entry', changed(1, '?'), /^log\[1\] refused: T1 masked/],
    ['an entry after the end', { ...golden, log: [...golden.log, golden.log[0]] }, / refused: T2/],
    [
      'another result',
      { ...golden, result: { winners: [2], rule: 'TB4.4' } },
      /^the result is not/,
    ],
    ['another seed', { ...golden, seed: 'f'.repeat(64) }, /^the seed is not the one/],
    [
      'an option that does not exist',
      { ...golden, options: { ...golden.options, speed: 9 } },
      /refused: T8 unknown-option/,
    ],
    [
      'a value that does not exist',
      { ...golden, options: { ...golden.options, king: 'tall' } },
      /T8 bad-option-value/,
    ],
    ['no value of an option', { ...golden, options: {} }, /^not a record: look at "options\./],
    ['no result', { ...golden, result: undefined }, /^the result is not/],
    ['a comment', { ...golden, comment: 'well played' }, /^not a record: look at "comment"/],
    ['too many seats', { ...golden, seats: 5 }, /^set-up refused: T8 bad-seat-count/],
    ['another game', { ...golden, game: 'chess' }, /^there is no game "chess"/],
    ['rules of tomorrow', { ...golden, rulesVersion: 99 }, /^there is no version 99/],
    ['another format', { ...golden, format: 'pgn' }, /^not a record: look at "format"/],
    ['a list', [golden], /^not a record/],
    ['null', null, /^not a record/],
  ])('refuses %s', async (_, record, reason) => {
    const ran = await kast(['replay', '-'], JSON.stringify(record));
    expect(ran).toMatchObject({ code: 1, err: '' });
    expect(ran.out).toMatch(reason);
  });

  it.each([
    ['nothing', ''],
    ['half a file', JSON.stringify(golden).slice(0, 200)],
    ['what is not JSON', '1. e4 e5 2. Nf3'],
    ['bytes', '\u0000\uFFFD\u0001'],
  ])('refuses %s', async (_, text) => {
    const ran = await kast(['replay', '-'], text);
    expect(ran).toEqual({ code: 1, out: 'not a record: it is not JSON\n', err: '' });
  });

  it('cannot read a file that is not there, or a folder', async () => {
    const missing = await kast(['replay', '/nowhere/record.json']);
    expect(missing.code).toBe(2);
    expect(missing.err).toContain('cannot read /nowhere/record.json: ENOENT');
    const folder = await kast(['replay', '/']);
    expect(folder.code).toBe(2);
    expect(folder.err).toContain('cannot read /: EISDIR');
  });
});

describe('kast verify', PATIENCE, () => {
  it('finds that everything follows from the seed', async () => {
    const ran = await kast(['verify', GOLDEN]);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain(golden.seedHash);
  });

  it('finds a draw that was tampered with', async () => {
    const { out } = await kast(['simulate', '--game', 'heuchel-und-meuchel', '--seed', 'fair']);
    const played = JSON.parse(out) as MatchRecord;
    const at = played.log.findIndex(({ move }) => move.startsWith('first '));
    const ended = (first: string) => ({
      ...played,
      log: [...played.log.slice(0, at), { by: 'chance', move: first }, { by: 1, move: 'resign' }],
      result: { winners: [2], rule: 'T3' },
    });
    const drawn = played.log[at]?.move ?? '';
    const fair = await kast(['verify', '-'], JSON.stringify(ended(drawn)));
    expect(fair.code).toBe(0);
    const other = drawn === 'first 1' ? 'first 2' : 'first 1';
    const ran = await kast(['verify', '-'], JSON.stringify(ended(other)));
    expect(ran.code).toBe(1);
    expect(ran.out).toBe(`log[${at}] refused: T7 chance, the seed gives "${drawn}"\n`);
  });

  it('has every toss by hand judged again', async () => {
    const ran = await kast(['verify', BY_HAND]);
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/^referee: \d+ entries, all as the referee judges them again$/m);
  });

  it.each(['replay', 'verify'])('T7 finds a forged fall: %s', async (command) => {
    const byHand = JSON.parse(readFileSync(BY_HAND, 'utf8')) as MatchRecord;
    const at = byHand.log.findIndex(({ move }) => move.startsWith('fall caught'));
    const real = byHand.log[at]?.move ?? '';
    const forged = { by: 'chance', move: real.replace('caught', 'missed') } as const;
    const { seed: _, result: __, ...running } = byHand;
    const record = { ...running, log: [...byHand.log.slice(0, at), forged] };
    const ran = await kast([command, '-'], JSON.stringify(record));
    expect(ran.code).toBe(1);
    expect(ran.out).toBe(`log[${at}] refused: T7 verdict, the referee gives "${real}"\n`);
  });

  it('needs a seed', async () => {
    const { seed: _, ...seedless } = golden;
    const ran = await kast(['verify', '-'], JSON.stringify(seedless));
    expect(ran).toEqual({ code: 1, out: 'there is no seed to verify with\n', err: '' });
  });

  it('refuses what cannot be replayed', async () => {
    const ran = await kast(['verify', '-'], JSON.stringify(changed(0, 'a1-a2')));
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(/^log\[0\] refused: TB/);
  });
});

function changed(at: number, move: string): object {
  return {
    ...golden,
    log: golden.log.map((entry, index) => (index === at ? { ...entry, move } : entry)),
  };
}

function withEntry(entry: object): object {
  return { ...golden, log: [entry] };
}
