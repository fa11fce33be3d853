/** One event of a `text/event-stream`. */
export interface StreamEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: string;
}

export interface StreamParser {
  /** Text as it comes in, cut anywhere. */
  push(text: string): void;
}

export interface StreamReader {
  readonly onEvent: (event: StreamEvent) => void;
  /** The server's hint for how long to wait before coming back, in milliseconds. */
  readonly onRetry: (milliseconds: number) => void;
}

/** The part of the format that our server speaks: lines end in `\n` alone. */
export function streamParser({ onEvent, onRetry }: StreamReader): StreamParser {
  let rest = '';
  let fields = new Map<string, string>();

  const takeLine = (line: string): void => {
    if (line === '') return dispatch();
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    const earlier = name === 'data' ? fields.get('data') : undefined;
    fields.set(name, earlier === undefined ? value : `${earlier}\n${value}`);
  };

  const dispatch = (): void => {
    const retry = fields.get('retry');
    if (retry !== undefined && /^\d+$/.test(retry)) onRetry(Number(retry));
    const data = fields.get('data');
    if (data !== undefined) {
      onEvent({ event: fields.get('event') ?? 'message', id: fields.get('id'), data });
    }
    fields = new Map();
  };

  return {
    push(text) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(takeLine);
    },
  };
}
