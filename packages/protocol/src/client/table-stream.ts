import type { ChatEvent } from '../chat.ts';
import type { PlyEvent, TableEvent } from '../live.ts';
import type { Snapshot } from '../match.ts';
import { HEARTBEAT, LAST_EVENT_ID } from '../stream.ts';
import { streamParser, type StreamEvent } from './event-stream.ts';
import { isPassing } from './passing-failures.ts';
import { type Failure, failureOf, type Transport } from './request.ts';

export type StreamState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  /** Broken; tries again by itself at that moment of the transport's clock. */
  | { readonly kind: 'waiting'; readonly retryAt: number }
  /** Trying again by itself would get the same answer: the stream has ended. */
  | { readonly kind: 'lost'; readonly failure: Failure };

export interface TableListener {
  readonly onPly: (event: PlyEvent) => void;
  /** We were too far behind to be told entry by entry: everything is to be taken from here. */
  readonly onSnapshot: (snapshot: Snapshot) => void;
  readonly onTable: (event: TableEvent) => void;
  /** Something was said, or may have been while nobody listened. */
  readonly onChat?: (event: ChatEvent) => void;
  readonly onState: (state: StreamState) => void;
  /** One of the others has thrown, or an event could not be read. The stream breaks, and comes back. */
  readonly onError: (error: unknown) => void;
}

export interface TableStream {
  close(): void;
  /** The device is online or awake again, or somebody asks: do not wait for the next try. */
  hurry(): void;
}

/** A phone that changes networks leaves a connection that neither breaks nor speaks: it is dead by then. */
const SILENCE = 2.5 * HEARTBEAT;
/** By then a living connection would have had its heartbeat: a tab that slept does not wait any longer. */
const SUSPICIOUS_SILENCE = 1.5 * HEARTBEAT;
const FIRST_RETRY = 500;
/** Who missed the moment at which a server came back does not wait much longer than it was away. */
const LONGEST_RETRY = 5_000;

/**
 * Follows a table from `ply` on. After every break it asks for what came after the last ply that it was
 * told: the only reconnecting there is.
 */
export function followTable(
  transport: Transport,
  address: string,
  ply: number,
  listener: TableListener,
): TableStream {
  const closing = new AbortController();
  /** Ends what is under way: an attempt, or the wait for the next one. */
  let current = new AbortController();
  let isWaiting = false;
  let isHurried = false;
  let lastPly = ply;
  let heardAt = 0;
  let hint = FIRST_RETRY;
  let failures = 0;
  /** What was told could not be taken: the same may be told again, so that it is not asked for at once. */
  let hasThrown = false;

  const begin = (): AbortSignal => {
    current = new AbortController();
    return AbortSignal.any([current.signal, closing.signal]);
  };

  /** True where this was the last event. */
  const take = ({ event, data, id }: StreamEvent): boolean => {
    // What came in with it is not for whoever has left.
    if (closing.signal.aborted) return false;
    if (event === 'broken') return true;
    if (event === 'table') listener.onTable(JSON.parse(data) as TableEvent);
    if (event === 'chat') listener.onChat?.(JSON.parse(data) as ChatEvent);
    if ((event !== 'ply' && event !== 'snapshot') || Number(id) <= lastPly) return false;
    if (event === 'ply') listener.onPly(JSON.parse(data) as PlyEvent);
    else listener.onSnapshot(JSON.parse(data) as Snapshot);
    lastPly = Number(id);
    hasThrown = false;
    return false;
  };

  const readOnce = async (): Promise<Failure | undefined> => {
    const signal = begin();
    isHurried = false;
    const heard = (): void => {
      heardAt = transport.now();
    };
    heard();
    const headers = { accept: 'text/event-stream', [LAST_EVENT_ID]: String(lastPly) };
    const asked = transport.fetch(address, { headers, signal }).catch(() => undefined);
    const response = await unlessSilent(transport, current, asked);
    if (!response?.ok) return response && failureOf(response);
    if (!hasThrown) failures = 0;
    listener.onState({ kind: 'live' });
    let isBroken = false;
    const parser = streamParser({
      onEvent: (event) => {
        isBroken ||= take(event);
      },
      onRetry: (wait) => {
        hint = wait;
      },
    });
    for await (const text of textOf(transport, current, response)) {
      heard();
      parser.push(text);
    }
    return isBroken ? { code: 'broken-match' } : undefined;
  };

  const breakOff = (error: unknown): undefined => {
    hasThrown = true;
    current.abort();
    listener.onError(error);
  };

  const waitForNextTry = async (): Promise<void> => {
    // Not all at the same moment, when a server comes back.
    const pause = Math.min(hint * 2 ** failures++, LONGEST_RETRY) * (0.5 + Math.random());
    listener.onState({ kind: 'waiting', retryAt: transport.now() + pause });
    isWaiting = true;
    await transport.wait(pause, begin());
    isWaiting = false;
  };

  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      listener.onState({ kind: 'connecting' });
      const failure = await readOnce().catch(breakOff);
      if (closing.signal.aborted) return;
      if (failure && !isPassing(failure)) return listener.onState({ kind: 'lost', failure });
      if (!isHurried) await waitForNextTry();
    }
  };

  void follow();
  return {
    close: () => closing.abort(),
    hurry() {
      // What has spoken just now is alive, and one try at a time is enough.
      if (!isWaiting && transport.now() - heardAt < SUSPICIOUS_SILENCE) return;
      isHurried = true;
      current.abort();
    },
  };
}

/** Until the connection ends, breaks or falls silent; which of them makes no difference. */
async function* textOf(
  transport: Transport,
  attempt: AbortController,
  response: Response,
): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (!reader) return;
  attempt.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  const decoder = new TextDecoder();
  for (;;) {
    const read = reader.read().catch(() => undefined);
    const chunk = await unlessSilent(transport, attempt, read);
    if (!chunk?.value) return;
    yield decoder.decode(chunk.value, { stream: true });
  }
}

/** Gives an attempt up on which nothing is heard for too long. */
async function unlessSilent<Heard>(
  transport: Transport,
  attempt: AbortController,
  hearing: Promise<Heard>,
): Promise<Heard> {
  const heard = new AbortController();
  void giveUpAfterSilence(transport, attempt, heard.signal);
  try {
    return await hearing;
  } finally {
    heard.abort();
  }
}

async function giveUpAfterSilence(
  transport: Transport,
  attempt: AbortController,
  heard: AbortSignal,
): Promise<void> {
  await transport.wait(SILENCE, heard);
  if (!heard.aborted) attempt.abort();
}
