import { HEARTBEAT } from '@kast/protocol';
import type { EventLine } from './event-line.ts';

/** Browsers come back by themselves after a restart; this long after its announcement. */
const RETRY_AFTER_RESTART = 2000;

export interface Lines {
  readonly count: number;
  mayOpen(address: string): boolean;
  add(address: string, line: EventLine): void;
  /** Ends them all, before a restart. */
  endAll(): void;
}

/** Every open stream: to keep them alive, to count them, and to end them in good order. */
export function openLines(mostPerAddress: number): Lines {
  const lines = new Map<EventLine, string>();
  const beating = setInterval(() => beatAll(lines.keys()), HEARTBEAT).unref();
  const countFrom = (address: string): number =>
    [...lines.values()].filter((from) => from === address).length;

  return {
    get count() {
      return lines.size;
    },
    mayOpen: (address) => countFrom(address) < mostPerAddress,
    add(address, line) {
      lines.set(line, address);
      line.onEnd(() => lines.delete(line));
    },
    endAll() {
      clearInterval(beating);
      for (const line of lines.keys()) line.end(RETRY_AFTER_RESTART);
    },
  };
}

/** A line that has still not been read since the last beat will not be read any more. */
function beatAll(lines: Iterable<EventLine>): void {
  for (const line of lines) {
    if (line.isFull) line.cut();
    else line.beat();
  }
}
