import {
  type AnyGame,
  append,
  happeningFor,
  type HostedMatch,
  hostPly,
  type Playthrough,
  projectionOf,
  standingFor,
  type Viewer,
} from '@kast/kernel';
import { connectTo, type PlyEvent, type Snapshot, type Transport } from '@kast/protocol/client';
import { followLines } from '@kast/test-kit';
import { type KeyValue, memoryStore } from '../../device/key-value.ts';
import { pageOf } from '../here/local-match.ts';
import type { TableSession } from '../table-session.ts';
import { keptAnswers } from './kept-answers.ts';
import { keptNonces } from './kept-nonces.ts';
import { openOnlineSession } from './online-session.ts';
import { seenPlies } from './seen-plies.ts';

export const ID = 'match';

/** A request that waits for its answer. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly answer: (status: number, body: unknown) => void;
}

interface Line {
  readonly lastEventId: string;
  readonly send: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** The other end, in the test's own hands: a match that really is played, and answers when it is told to. */
function scriptedServer(begun: Playthrough, you: number | undefined, maker: boolean) {
  let sitting = you;
  let viewer: Viewer = you ?? 'watcher';
  let current = begun;
  const calls: Call[] = [];
  const lines: Line[] = [];
  let refusal: { readonly status: number; readonly body: unknown } | undefined;

  const transport: Transport = {
    wait: (_, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve());
      }),
    now: () => 0,
    async fetch(address, init) {
      const path = address.replace(`/api/matches/${ID}`, '');
      if (path === '/events') return refusal ? asResponse(refusal) : openLine(init);
      const { promise, resolve } = Promise.withResolvers<Response>();
      calls.push({
        method: init?.method ?? 'GET',
        path,
        body: JSON.parse((init?.body as string | undefined) ?? '{}') as Call['body'],
        answer: (status, body) => resolve(asResponse({ status, body })),
      });
      return promise;
    },
  };

  function openLine(init: RequestInit | undefined): Response {
    const channel = new TransformStream<Uint8Array, Uint8Array>();
    const writer = channel.writable.getWriter();
    lines.push({
      lastEventId: new Headers(init?.headers).get('last-event-id') ?? '',
      send: (text) => writer.write(new TextEncoder().encode(text)),
      end: () => writer.close(),
    });
    return new Response(channel.readable);
  }

  function snapshot(lastPlies = Infinity): Snapshot {
    const { match, projections } = current;
    const { from, plies } = pageOf(current, viewer);
    const first = Math.max(plies.length - lastPlies, from);
    const { memory } = projectionOf({ projections }, viewer);
    return {
      id: ID,
      game: match.game.info.id,
      rulesVersion: 1,
      options: match.setup.options,
      watchers: 'anyone',
      seats: Array.from({ length: match.setup.seats }, (_, index) => ({
        seat: index + 1,
        kind: 'person',
        present: true,
      })),
      ...(sitting ? { you: sitting } : {}),
      maker,
      seedHash: match.setup.seedHash,
      standing: standingFor(match, viewer),
      ...(memory === undefined ? {} : { memory }),
      history: {
        from: first,
        plies: plies.slice(first).map((ply) => ({ ...ply, events: [...ply.events] })),
      },
    };
  }

  return {
    client: connectTo('', transport),
    snapshot,
    calls,
    lines,
    match: () => current.match,
    /** Every stream that is opened from now on is turned away. */
    turnAway: (status: number, body: unknown): void => {
      refusal = { status, body };
    },
    letIn: (): void => {
      refusal = undefined;
    },
    /** Whoever looks has taken a seat, in another window. */
    seat: (taken: number): void => {
      sitting = taken;
      viewer = taken;
    },
    /** Enters these, and gives what the viewer is told of each. */
    play: (...entries: readonly string[]): readonly PlyEvent[] => {
      const before = current;
      current = followLines(before, ...entries);
      return eventsBetween(before, current, viewer);
    },
    tell: async (...events: readonly PlyEvent[]): Promise<void> => {
      const text = events.map(asPlyEvent).join('');
      await lines.at(-1)?.send(text);
      await settle();
    },
    send: async (event: string, data: unknown, id?: number): Promise<void> => {
      const name = id === undefined ? '' : `id: ${id}\n`;
      await lines.at(-1)?.send(`${name}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      await settle();
    },
  };
}

export interface Sitting {
  readonly game: AnyGame;
  readonly begun: Playthrough;
  readonly you?: number | undefined;
  readonly maker?: boolean;
  readonly store?: KeyValue;
  readonly lastPlies?: number;
  readonly pause?: (milliseconds: number) => Promise<void>;
  readonly isForRoom?: boolean;
}

/** Sits down at a match that a scripted server holds. Unless told, the stage stays in its first moment. */
export function sitOnline(sitting: Sitting) {
  const { game, begun, you, maker = false, store = memoryStore(), lastPlies } = sitting;
  const { isForRoom = false } = sitting;
  const { pause = () => Promise.withResolvers<void>().promise } = sitting;
  const server = scriptedServer(begun, you, maker);
  let wake = (): void => undefined;
  const open = async (): Promise<TableSession> => {
    const session = await openOnlineSession({
      game,
      client: server.client,
      snapshot: server.snapshot(lastPlies),
      seen: seenPlies(store),
      kept: keptAnswers(store),
      nonces: keptNonces(store),
      origin: 'https://kast.example',
      isForRoom,
      pause,
      whenAwake: (listener) => {
        wake = listener;
        return () => undefined;
      },
    });
    // A board that never comes to rest by itself.
    session.stage.attach(() => Promise.withResolvers<void>().promise);
    return session;
  };
  return { ...server, store, open, wake: () => wake() };
}

/** Lets everything that is on its way arrive. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await new Promise(setImmediate);
}

export function movesOf(session: TableSession): readonly string[] {
  const { ply } = session.position.value;
  return session.log.value.read(0, ply).map(({ entry }) => `${entry.by} ${entry.move}`);
}

function eventsBetween(
  before: HostedMatch,
  after: Playthrough,
  viewer: Viewer,
): readonly PlyEvent[] {
  let hosted = before;
  return after.plies.slice(before.match.ply).map(({ entry }) => {
    const next = append(hosted.match, entry);
    if (!next.ok) throw new Error(next.error.reason);
    const later = hostPly(hosted, next.value);
    const [known, now] = [projectionOf(hosted, viewer), projectionOf(later, viewer)];
    const happening = happeningFor(known, now, later.match, next.value.ply);
    hosted = later;
    return { happening, standing: standingFor(later.match, viewer) };
  });
}

function asPlyEvent(event: PlyEvent): string {
  return `id: ${event.happening.ply + 1}\nevent: ply\ndata: ${JSON.stringify(event)}\n\n`;
}

function asResponse({ status, body }: { readonly status: number; readonly body: unknown }) {
  return Response.json(body, { status });
}
