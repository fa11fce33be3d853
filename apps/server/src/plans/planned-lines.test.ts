import { hashOfSeed, newMatch } from '@kast/kernel';
import { highCard, nim } from '@kast/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mustWork } from '../testing.ts';
import { hasPlans, linesAfter, readLines } from './planned-lines.ts';

const start = mustWork(
  newMatch(nim, { seats: 2, options: {}, seedHash: hashOfSeed('ab'.repeat(32)) }),
);

describe('T15 planned lines', () => {
  it('are there where everybody sees everything and decides in turn', () => {
    expect([hasPlans(nim.info), hasPlans(highCard.info)]).toEqual([true, false]);
  });

  it('are played through by the rules, and end with an answer of their own', () => {
    const read = (...lines: string[][]) => readLines(start, 2, lines);
    expect(read(['1', '2', '1', '3'])).toEqual({
      ok: true,
      value: [['take 1', 'take 2', 'take 1', 'take 3']],
    });
    expect(read(['1', '2', '1'])).toMatchObject({ error: { problem: 'no-answer' } });
    expect(read(['1', '99'])).toMatchObject({ error: { code: 'refused' } });
    expect(read(['1', '2'], ['1', '3'])).toMatchObject({ error: { problem: 'contradiction' } });
    expect(read(['1', '2'], ['2', '3'])).toMatchObject({ ok: true });
    expect(readLines(start, 1, [['1', '2']])).toMatchObject({ error: { problem: 'your-turn' } });
  });

  it('are kept once where one begins with another', () => {
    const read = readLines(start, 2, [
      ['1', '2'],
      ['1', '2', '1', '3'],
      ['1', '2'],
    ]);
    expect(read).toEqual({ ok: true, value: [['take 1', 'take 2', 'take 1', 'take 3']] });
  });

  it('are left by any other move, and by nothing else', () => {
    const move = fc.constantFrom('1', '2', '3');
    fc.assert(
      fc.property(fc.array(fc.array(move, { minLength: 2 })), fc.array(move), (lines, moves) => {
        const entries = moves.flatMap((one) => [
          { by: 1, move: 'draw' },
          { by: 2, move: one },
        ]);
        for (const left of linesAfter(lines, entries)) {
          expect(lines.map((line) => line.join())).toContain([...moves, ...left].join());
          expect(left.length).toBeGreaterThan(0);
        }
        const path = moves.map((one) => `${one},`).join('');
        const followed = lines.filter((line) => `${line.join()},`.startsWith(path));
        const isLonger = (line: readonly string[]): boolean => line.length > moves.length;
        expect(linesAfter(lines, entries)).toHaveLength(followed.filter(isLonger).length);
      }),
    );
    expect(linesAfter([['1', '2']], [{ by: 1, move: 'undo' }])).toEqual([]);
  });
});
