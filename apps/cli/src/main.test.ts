import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { kast, PATIENCE, started } from './testing.ts';

describe('kast', PATIENCE, () => {
  it('explains itself', async () => {
    const ran = await kast(['--help']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const names = [
      'simulate',
      'replay',
      'verify',
      'perft',
      'arena',
      'bench',
      'puzzles',
      'print',
      'engine',
      'duel',
      'bots',
    ];
    const explained = await Promise.all(names.map((name) => kast([name, '--help'])));
    for (const [index, name] of names.entries()) {
      expect(ran.out).toContain(`  ${name} `);
      expect(explained[index]?.code).toBe(0);
      expect(explained[index]?.out).toContain(`kast ${name} `);
    }
  });

  it.each([
    ['nothing', [], 'kast <command>'],
    ['no such command', ['play'], 'there is no command "play"'],
    ['a command of every object', ['constructor'], 'there is no command "constructor"'],
    ['no game', ['simulate'], 'say which game: --game tablut'],
    ['an unknown game', ['perft', '--game', 'chess', '--depth', '1'], 'there is no game "chess"'],
    ['an unknown flag', ['simulate', '--game', 'tablut', '--speed', '9'], "'--speed'"],
    ['a word too many', ['bench', 'tablut'], "'tablut'"],
    ['a flag without its value', ['simulate', '--game'], '--game'],
    ['no file', ['replay'], 'give one file'],
    ['no place for a print', ['print', '--game', 'tablut'], 'say where to'],
    [
      'a paper that nobody sells',
      ['print', '--game', 'tablut', '--paper', 'a5', '--out', 'x.pdf'],
      '--paper is a4 or letter',
    ],
    ['two files', ['verify', 'a.json', 'b.json'], 'give one file'],
    ['no depth', ['perft', '--game', 'tablut'], 'say how deep'],
    [
      'a tree that grows by chance',
      ['perft', '--game', 'heuchel-und-meuchel', '--depth', '1'],
      'heuchel-und-meuchel has chance',
    ],
    [
      'a depth of nothing',
      ['perft', '--game', 'tablut', '--depth', '0'],
      '--depth is a whole number',
    ],
    ['a depth without end', ['perft', '--game', 'tablut', '--depth', '99999'], 'from 1 to 12'],
    [
      'half a seat',
      ['simulate', '--game', 'tablut', '--seats', '1.5'],
      '--seats is a whole number',
    ],
    ['an option that is none', ['simulate', '--game', 'tablut', '--option', 'king'], 'k=v'],
    ['a player unknown', ['simulate', '--game', 'tablut', '--players', 'level9'], '"level9"'],
    [
      'three players for two',
      ['simulate', '--game', 'tablut', '--players', 'random,random,random'],
      '3 players for 2',
    ],
    ['nobody to meet', ['arena', '--game', 'tablut', '--a', 'random'], 'say who meets whom'],
    [
      'an engine without a command',
      ['duel', '--game', 'tablut', '--a', 'level1', '--b', ''],
      'say who meets whom',
    ],
    [
      'a line that no table has',
      ['bots', '--game', 'tablut', '--only', 'level2 level1, zzz'],
      'there is no line "zzz"; there is level2 level1, level3 level2, ',
    ],
    [
      'no matches',
      ['arena', '--game', 'tablut', '--a', 'random', '--b', 'random', '--matches', '0'],
      '--matches',
    ],
    [
      'a test the wrong way round',
      ['arena', '--game', 'tablut', '--a', 'random', '--b', 'random', '--sprt', '5,0'],
      '--sprt is two numbers of Elo',
    ],
    [
      'a team of everybody',
      ['arena', '--game', 'tablut', '--a', 'random', '--b', 'random', '--team', '2'],
      '--team is a whole number from 1 to 1',
    ],
    [
      'a checkout that is none',
      ['arena', '--game', 'tablut', '--a', 'level1', '--b', 'level1', '--b-from', 'apps'],
      'there is no checkout in apps',
    ],
    [
      'a player without time',
      ['arena', '--game', 'tablut', '--a', 'level1@0ms', '--b', 'level1'],
      'there is no player "level1@0ms"',
    ],
  ])('cannot make sense of %s', async (_, args, complaint) => {
    const ran = await kast(args);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(complaint);
    expect(ran.err).toContain('kast ');
    expect(ran.err).not.toContain('    at ');
  });

  it('ends quietly when nobody reads any more', async () => {
    const child = started(['engine', '--game', 'tablut']);
    child.stdin.on('error', () => undefined).write('hello\n');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [err] = await Promise.all([
      text(child.stderr),
      once(child, 'exit'),
      speakOn(child.stdin),
    ]);
    expect({ err, code: child.exitCode }).toEqual({ err: '', code: 0 });
  });
});

/** Speaks on until nobody listens: the first answer that cannot be given ends the program. */
async function speakOn(input: Writable): Promise<void> {
  while (!input.destroyed && input.writable) {
    input.write('hello\n');
    await setImmediate();
  }
}
