import type { ServerResponse } from 'node:http';

/** One `text/event-stream` that is being sent. */
export interface EventStream {
  /** Backpressure: enough has been sent for now, more would pile up in memory. */
  readonly isFull: boolean;
  send(event: StreamEvent): void;
  /** An event that was encoded before, for all who get the same. */
  sendEncoded(event: string): void;
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
  response.write(retryHintText(retryMilliseconds));
  return new HttpEventStream(response);
}

/** There are thousands of these, open for hours: a class, so that each holds its response and nothing more. */
class HttpEventStream implements EventStream {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  get isFull(): boolean {
    return this.#response.writableNeedDrain;
  }

  send(event: StreamEvent): void {
    this.sendEncoded(encodeEvent(event));
  }

  sendEncoded(event: string): void {
    // Between its end and its close somebody may still have something to tell.
    if (!this.#response.writableEnded) this.#response.write(event);
  }

  beat(): void {
    this.sendEncoded(': \n\n');
  }

  end(retryMilliseconds: number): void {
    this.#response.end(retryHintText(retryMilliseconds));
  }

  cut(): void {
    this.#response.destroy();
  }

  onRoom(listener: () => void): void {
    this.#response.on('drain', listener);
  }

  onEnd(listener: () => void): void {
    // Its one end, however it comes. Who asked may be gone before the match was found.
    if (this.#response.closed) setImmediate(listener);
    else this.#response.on('close', listener);
  }
}

function retryHintText(milliseconds: number): string {
  return `retry: ${milliseconds}\n\n`;
}

export function encodeEvent({ event, id, data }: StreamEvent): string {
  return encodedEvent(event, id, JSON.stringify(data));
}

/** The same of data that is JSON already. */
export function encodedEvent(event: string, id: number | undefined, json: string): string {
  const head = id === undefined ? '' : `id: ${id}\n`;
  return `${head}event: ${event}\ndata: ${json}\n\n`;
}
