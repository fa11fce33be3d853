import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Tally } from '../arena/tally.ts';
import { kast, PATIENCE } from '../testing.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The lines before the last, and the last one, which is JSON. */
async function arena(args: readonly string[]) {
  const { code, out, err } = await kast(['arena', ...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.trim().split('\n');
  return { lines: lines.slice(0, -1), tally: JSON.parse(lines.at(-1) ?? '') as Tally };
}

describe('kast arena', PATIENCE, () => {
  it('plays every start in every seat, and the same with one thread as with two', async () => {
    const sides = ['--a', 'level2@300', '--b', 'random', '--matches', '6', '--seed', 's'];
    const one = await arena(['--game', 'tablut', ...sides, '--jobs', '1']);
    const two = await arena(['--game', 'tablut', ...sides, '--jobs', '2']);
    expect(two).toEqual(one);
    expect(one.lines.slice(0, 6)).toEqual([1, 2, 1, 2, 1, 2].map(seatOfA));
    expect(one.tally).toMatchObject({
      game: 'tablut',
      a: 'level2@300',
      b: 'random',
      matches: 6,
      units: 3,
      expectedA: 0.5,
      nodesPerMoveB: 1,
    });
    expect(one.tally.scoreA).toBeGreaterThan(0.5);
    expect(one.tally.nodesPerMoveA).toBeLessThanOrEqual(300);
    expect(one.tally.bySeats[0]?.pentanomial?.reduce((all, units) => all + units)).toBe(3);
  });

  it('finds a player equal to itself, whatever the deals bring', async () => {
    const sides = ['--a', 'level1@30', '--b', 'level1@30', '--seats', '3', '--matches', '6'];
    const { tally } = await arena(['--game', 'la-courte-paille', ...sides, '--jobs', '2']);
    expect(tally.scoreA).toBeCloseTo(1 / 3, 3);
    expect(tally.elo.value).toBeCloseTo(0, 0);
  });

  it('seats teams, at every number of seats', async () => {
    const sides = ['--a', 'random', '--b', 'random', '--seats', '3,4', '--team', '2'];
    const { lines, tally } = await arena([
      '--game',
      'la-courte-paille',
      ...sides,
      '--matches',
      '9',
    ]);
    expect(tally.bySeats).toMatchObject([
      { seats: 3, matches: 3, expected: 0.6667 },
      { seats: 4, matches: 6, expected: 0.5 },
    ]);
    expect(lines.slice(3, 9).map((line) => /seat (\d \d) of 4/.exec(line)?.[1])).toEqual([
      '1 2',
      '1 3',
      '1 4',
      '2 3',
      '2 4',
      '3 4',
    ]);
  });

  it('stops by itself when the test has its verdict, wherever the bots come from', async () => {
    const game = ['--game', 'tablut', '--variants', 'book', '--seed', 's', '--jobs', '2'];
    const sides = ['--a', 'level2@300', '--b', 'random', '--b-from', ROOT];
    const { lines, tally } = await arena([...game, ...sides, '--sprt=-200,200']);
    expect(tally.sprt).toMatchObject({ elo0: -200, elo1: 200, verdict: 'elo1' });
    expect(tally.matches).toBeLessThan(100);
    expect(lines.at(-1)).toContain('SPRT -200 or 200: it is 200');
    const other = await arena([...game, '--a', 'random', '--b', 'level2@300', '--sprt=-9,99']);
    expect(other.tally.sprt).toMatchObject({ verdict: 'elo0' });
  });

  it('gives both the same time', async () => {
    const sides = ['--a', 'level5@1ms', '--b', 'level4@1ms', '--b-from', ROOT, '--matches', '2'];
    const { tally } = await arena(['--game', 'tablut', ...sides, '--option', 'drawAfter=60']);
    expect(tally.nodesPerMoveA).toBeGreaterThan(1);
  });
});

function seatOfA(seat: number, index: number): unknown {
  return expect.stringContaining(`match ${index + 1}: a in seat ${seat} of 2 gets `);
}
