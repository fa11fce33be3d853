import type { ChatLine } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { mergeLines, withMuted } from './merge-lines.ts';

function line(number: number, more: Partial<ChatLine> = {}): ChatLine {
  return {
    room: 'players',
    number,
    version: number,
    author: 'ann',
    text: `line ${number}`,
    at: 0,
    ply: 0,
    ...more,
  };
}

describe('lines of a chat', () => {
  it('stand there once and in order, however they come in', () => {
    const lines = mergeLines([line(2), line(4)], [line(1), line(2), line(3)]);
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it('stay away once they were removed, also where an older page comes later', () => {
    const { text: _, ...gone } = line(1, { version: 5, removed: true });
    expect(mergeLines([gone], [line(1)])).toEqual([gone]);
    expect(mergeLines([line(1)], [gone])).toEqual([gone]);
  });

  it('are not read of whom was muted, also where they are told again', () => {
    const [first, other] = withMuted([line(1), line(2, { author: 'bob' })], 'ann');
    expect(first).not.toHaveProperty('text');
    expect(other).toHaveProperty('text');
    expect(mergeLines(first ? [first] : [], [line(1)])[0]).toMatchObject({ muted: true });
  });
});
