import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';

/** One `text/event-stream` that is being sent. */
export interface EventStream {
  /** Backpressure: enough has been sent for now, more would pile up in memory. */
  readonly isFull: boolean;
  send(event: StreamEvent): void;
  /** An event that was encoded before, for all who get the same. */
  sendEncoded(event: Buffer): void;
  /** Something for proxies and browsers to see that the stream is alive. */
  beat(): void;
  /** Ends it, with a hint for when to come back. */
  end(retryMilliseconds: number): void;
  /** Breaks it off: the other side does not read. */
  cut(): void;
  onRoom(listener: () => void): void;
  onEnd(listener: () => void): void;
}

export interface StreamEvent {
  readonly event: string;
  readonly id?: number;
  readonly data: unknown;
}

export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx would hold events back until its buffer is full.
  'x-accel-buffering': 'no',
} as const;

export function eventStream(response: ServerResponse, retryMilliseconds: number): EventStream {
  // Between its end and its close somebody may still have something to tell.
  const write = (data: string | Buffer): void => {
    if (!response.writableEnded) response.write(data);
  };
  write(`retry: ${retryMilliseconds}\n\n`);
  return {
    get isFull() {
      return response.writableNeedDrain;
    },
    send: (event) => write(encodeEvent(event)),
    sendEncoded: write,
    beat: () => write(': \n\n'),
    end: (retry) => response.end(`retry: ${retry}\n\n`),
    cut: () => response.destroy(),
    onRoom: (listener) => response.on('drain', listener),
    // Also where it has ended already: who asked may be gone before the match was found.
    onEnd: (listener) => finished(response, listener),
  };
}

export function encodeEvent({ event, id, data }: StreamEvent): Buffer {
  const head = id === undefined ? '' : `id: ${id}\n`;
  return Buffer.from(`${head}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
