import { HEARTBEAT } from '@kast/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alone } from '../cluster/alone.ts';
import type { EventStream } from './event-stream.ts';
import { eventStreams } from './event-streams.ts';

function testStream(isFull: boolean) {
  const done: string[] = [];
  let end = (): void => undefined;
  const one: EventStream = {
    isFull,
    send: () => done.push('send'),
    sendEncoded: () => done.push('send'),
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

describe('open streams', () => {
  it('beat, and are cut when nobody reads them', () => {
    const streams = eventStreams(9, alone().tallies);
    const [read, unread, gone] = [testStream(false), testStream(true), testStream(false)];
    for (const { one } of [read, unread, gone]) streams.add('::1', one);
    gone.end();
    vi.advanceTimersByTime(HEARTBEAT);
    expect([read.done, unread.done, gone.done]).toEqual([['beat'], [], []]);
    vi.advanceTimersByTime(HEARTBEAT);
    expect([read.done, unread.done, gone.done]).toEqual([['beat', 'beat'], ['cut'], []]);
    expect(streams.count).toBe(2);
  });

  it('are ended before a restart, each with a hint of its own', () => {
    const streams = eventStreams(1000, alone().tallies);
    const all = Array.from({ length: 1000 }, () => testStream(false));
    for (const { one } of all) streams.add('::1', one);
    streams.endAll();
    vi.advanceTimersByTime(HEARTBEAT);
    for (const { done } of all) expect(done).toEqual([expect.stringMatching(/^end \d+$/)]);
    const hints = all.map(({ done: [end = ''] }) => Number(end.slice(4)));
    // Nobody waits for longer than one and a half times as long, and few come in the same tenth of a second.
    expect(Math.max(...hints)).toBeLessThanOrEqual(2000);
    const tenths = Object.values(Object.groupBy(hints, (hint) => Math.floor(hint / 100)));
    expect(Math.max(...tenths.map((some) => some?.length ?? 0))).toBeLessThan(200);
  });

  it('are so many from one address and no more', () => {
    const streams = eventStreams(2, alone().tallies);
    const first = testStream(false);
    streams.add('::1', first.one);
    streams.add('::1', testStream(false).one);
    expect(streams.mayOpen('::1')).toBe(false);
    expect(streams.mayOpen('::2')).toBe(true);
    first.end();
    expect(streams.mayOpen('::1')).toBe(true);
  });
});
