import { HEARTBEAT } from '@kast/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventLine } from './event-line.ts';
import { openLines } from './lines.ts';

function line(isFull: boolean) {
  const done: string[] = [];
  let end = (): void => undefined;
  const one: EventLine = {
    isFull,
    send: () => done.push('send'),
    beat: () => done.push('beat'),
    end: (retry) => done.push(`end ${retry}`),
    cut: () => done.push('cut'),
    onRoom: () => undefined,
    onEnd: (listener) => {
      end = listener;
    },
  };
  return { one, done, end: () => end() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('open lines', () => {
  it('beat, and are cut when nobody reads them', () => {
    const lines = openLines(9);
    const [read, unread, gone] = [line(false), line(true), line(false)];
    for (const { one } of [read, unread, gone]) lines.add('::1', one);
    gone.end();
    vi.advanceTimersByTime(HEARTBEAT);
    expect([read.done, unread.done, gone.done]).toEqual([['beat'], ['cut'], []]);
    expect(lines.count).toBe(2);
  });

  it('are ended with a hint before a restart', () => {
    const lines = openLines(9);
    const { one, done } = line(false);
    lines.add('::1', one);
    lines.endAll();
    vi.advanceTimersByTime(HEARTBEAT);
    expect(done).toEqual(['end 2000']);
  });

  it('are so many from one address and no more', () => {
    const lines = openLines(2);
    const first = line(false);
    lines.add('::1', first.one);
    lines.add('::1', line(false).one);
    expect(lines.mayOpen('::1')).toBe(false);
    expect(lines.mayOpen('::2')).toBe(true);
    first.end();
    expect(lines.mayOpen('::1')).toBe(true);
  });
});
