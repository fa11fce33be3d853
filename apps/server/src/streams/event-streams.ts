import { HEARTBEAT } from '@kast/protocol';
import type { Tallies } from '../cluster/tallies.ts';
import type { EventStream } from './event-stream.ts';
import { retryHint } from './retry-hint.ts';

export interface EventStreams {
  readonly count: number;
  mayOpen(address: string): boolean;
  add(address: string, stream: EventStream): void;
  /** Ends them all, before a restart. */
  endAll(): void;
}

/** Every open stream: to keep them alive, to count them, and to end them in good order. */
export function eventStreams(mostPerAddress: number, tallies: Tallies): EventStreams {
  const streams = new Map<EventStream, string>();
  const perAddress = new Map<string, number>();
  const unread = new WeakSet<EventStream>();
  const beating = setInterval(() => beatAll(streams.keys(), unread), HEARTBEAT).unref();

  const count = (address: string, change: 1 | -1): void => {
    const now = (perAddress.get(address) ?? 0) + change;
    if (now > 0) perAddress.set(address, now);
    else perAddress.delete(address);
    // Told when it matters: most addresses have a stream or two.
    const isMany = now >= mostPerAddress / 20;
    tallies.set(tallyOf(address), isMany ? now : 0);
  };
  const elsewhere = (address: string): number => tallies.elsewhere(tallyOf(address));

  return {
    get count() {
      return streams.size;
    },
    mayOpen: (address) => (perAddress.get(address) ?? 0) + elsewhere(address) < mostPerAddress,
    add(address, stream) {
      streams.set(stream, address);
      count(address, 1);
      stream.onEnd(() => {
        if (streams.delete(stream)) count(address, -1);
      });
    },
    endAll() {
      clearInterval(beating);
      for (const stream of streams.keys()) stream.end(retryHint('restart'));
    },
  };
}

function tallyOf(address: string): string {
  return `streams/${address}`;
}

/** A stream that has still not been read since the last beat will not be read any more. */
function beatAll(streams: Iterable<EventStream>, unread: WeakSet<EventStream>): void {
  for (const stream of streams) {
    if (!stream.isFull) {
      unread.delete(stream);
      stream.beat();
    } else if (unread.has(stream)) stream.cut();
    else unread.add(stream);
  }
}
