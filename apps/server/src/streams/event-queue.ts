import type { EventStream, StreamEvent } from './event-stream.ts';

export interface EventQueue {
  send(event: StreamEvent): void;
}

/** Backpressure: what does not fit is sent when there is room, in order; who lets too much pile up is cut off. */
export function eventQueue(stream: EventStream, mostWaiting: number): EventQueue {
  const waiting: StreamEvent[] = [];
  stream.onRoom(() => {
    while (!stream.isFull) {
      const next = waiting.shift();
      if (!next) return;
      stream.send(next);
    }
  });
  return {
    send(event) {
      if (waiting.length === 0 && !stream.isFull) stream.send(event);
      else if (waiting.length < mostWaiting) waiting.push(event);
      else stream.cut();
    },
  };
}
