import type { PlyEvent, TableEvent } from '../live.ts';
import { HEARTBEAT, LAST_EVENT_ID } from '../stream.ts';
import { streamParser, type StreamEvent } from './event-stream.ts';
import { type Failure, failureOf, type Transport } from './request.ts';

export interface TableListener {
  readonly onPly: (event: PlyEvent) => void;
  readonly onTable: (event: TableEvent) => void;
  /** Whether what happens comes in at the moment: for a sign that the line is down. */
  readonly onLine: (up: boolean) => void;
  /** The server will not have us here any more; the stream has ended. */
  readonly onLost: (failure: Failure) => void;
}

export interface TableStream {
  close(): void;
  /** The device is online or awake again: do not wait for the next try. */
  hurry(): void;
}

/** A phone that changes networks leaves a line that neither breaks nor speaks: it is dead by then. */
const SILENCE = 2.5 * HEARTBEAT;
const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;

/**
 * Follows a table from `ply` on and never gives up by itself: after every break it asks for what
 * came after the last ply that it was told. The only reconnecting there is.
 */
export function followTable(
  transport: Transport,
  address: string,
  ply: number,
  listener: TableListener,
): TableStream {
  const closing = new AbortController();
  let hurrying = new AbortController();
  let lastPly = ply;
  let hint = FIRST_RETRY;
  let failures = 0;

  const take = ({ event, data, id }: StreamEvent): void => {
    if (event === 'table') return listener.onTable(JSON.parse(data) as TableEvent);
    if (event !== 'ply' || Number(id) <= lastPly) return;
    lastPly = Number(id);
    listener.onPly(JSON.parse(data) as PlyEvent);
  };

  const readOnce = async (): Promise<Failure | undefined> => {
    const headers = { accept: 'text/event-stream', [LAST_EVENT_ID]: String(lastPly) };
    const init = { headers, signal: closing.signal };
    const response = await transport.fetch(address, init).catch(() => undefined);
    if (!response?.ok) return response && failureOf(response);
    failures = 0;
    listener.onLine(true);
    const parser = streamParser({ onEvent: take, onRetry: (wait) => (hint = wait) });
    await readText(transport, response, (text) => parser.push(text));
    return undefined;
  };

  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const failure = await readOnce();
      if (closing.signal.aborted) return;
      listener.onLine(false);
      if (failure && isFinal(failure)) return listener.onLost(failure);
      hurrying = new AbortController();
      const pause = Math.min(hint * 2 ** failures++, LONGEST_RETRY);
      // Not all at the same moment, when a server comes back.
      await transport.wait(
        pause * (0.5 + Math.random()),
        AbortSignal.any([hurrying.signal, closing.signal]),
      );
    }
  };

  void follow();
  return { close: () => closing.abort(), hurry: () => hurrying.abort() };
}

/** Until the line ends, breaks or falls silent; which of them makes no difference. */
async function readText(
  transport: Transport,
  response: Response,
  push: (text: string) => void,
): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  for (;;) {
    const heard = new AbortController();
    void hangUpOnSilence(transport, reader, heard.signal);
    const chunk = await reader.read().catch(() => undefined);
    heard.abort();
    if (!chunk?.value) return;
    push(decoder.decode(chunk.value, { stream: true }));
  }
}

async function hangUpOnSilence(
  transport: Transport,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  heard: AbortSignal,
): Promise<void> {
  await transport.wait(SILENCE, heard);
  if (!heard.aborted) await reader.cancel();
}

/** Trying again would get the same answer. */
function isFinal({ code }: Failure): boolean {
  return !['unreachable', 'internal', 'busy', 'shutting-down', 'too-many-requests'].includes(code);
}
