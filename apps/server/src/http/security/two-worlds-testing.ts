import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  type AnyGame,
  append,
  type Entry,
  type Match,
  must,
  newMatch,
  type Viewer,
} from '@kast/kernel';
import { seedOf, type Trial, type TwinLogs } from '@kast/test-kit';
import { statusOf } from '../../live/match-status.ts';
import { beginMatch } from '../../matches/create-match.ts';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import type { Store, StoredSeat } from '../../store/store.ts';
import { mustWork, startTestServer, type TestGuest, type TestServer } from '../../testing.ts';

/** A server with what lies in its store at hand, where it is written into beside it. */
interface World {
  readonly server: TestServer;
  readonly store: Store;
  readonly name: 'real' | 'twin';
}

/** Two servers that differ in what is secret and in nothing else: the same guests, ids and times. */
export interface TwoWorlds {
  readonly worlds: readonly World[];
  close(): Promise<void>;
}

export async function openTwoWorlds(): Promise<TwoWorlds> {
  const env = { SESSION_SECRET: 's'.repeat(32) };
  const worlds = await Promise.all(
    (['real', 'twin'] as const).map(async (name): Promise<World> => {
      const server = await startTestServer({ env });
      const store = await openSqliteStore({ file: join(server.dataDir, 'kast.db') });
      return { server, store, name };
    }),
  );
  return {
    worlds,
    async close() {
      for (const { server, store } of worlds) {
        await store.close();
        await server.close();
      }
    },
  };
}

/** A match that lies in both worlds, with nothing in its log yet. */
export interface TwinMatch {
  readonly id: string;
  /** Whoever looks with the eyes of this viewer: in a seat, as a guest or as a stranger. */
  readonly cookies: readonly string[];
  /** Of who sits there, seat 1 first. */
  readonly players: readonly string[];
  /** Enters the next decision with the chance that follows, as the server does; undefined at the end. */
  goOn(): Promise<number | undefined>;
  /** Takes it out of the lists: where it differs for others it would be in the way of the next. */
  hide(): void;
}

const AT = 1_700_000_000_000;

export async function newTwinMatch(
  { worlds }: TwoWorlds,
  game: AnyGame,
  { trial, logs, viewer }: { readonly trial: Trial; readonly logs: TwinLogs; viewer: Viewer },
): Promise<TwinMatch> {
  const [{ server }] = worlds as [World, World];
  const guests = await Promise.all(Array.from({ length: trial.seats + 1 }, () => newcomer(server)));
  const seats = guests
    .slice(0, trial.seats)
    .map(({ id }, at): StoredSeat => ({ seat: at + 1, kind: 'person', holder: id }));
  const maker = must(guests[0], 'a guest').id;
  const begun = mustWork(
    beginMatch(game, seats, {
      options: trial.options,
      watchers: 'anyone',
      maker,
      account: 'account',
      now: AT,
      addsNonces: false,
    }),
  );
  const { id } = begun.facts;
  const start = mustWork(newMatch(game, { ...trial, seedHash: '0'.repeat(64) }));
  for (const { store, name } of worlds) {
    await store.createMatch({
      facts: { ...begun.facts, seed: seedOf(`${id} ${name}`) },
      seats,
      entries: [],
      status: { ...statusOf(start, seats, AT), awaitsBot: false },
    });
  }
  const now: Record<World['name'], Match> = { real: start, twin: start };

  return {
    id,
    players: guests.slice(0, trial.seats).map(cookieOf),
    cookies:
      viewer === 'watcher' ? [cookieOf(guests.at(-1)), ''] : [cookieOf(guests[Number(viewer) - 1])],
    async goOn() {
      const { ply } = now.real;
      const count = lengthOfStep(logs.real, ply);
      if (count === 0) return undefined;
      for (const { store, name } of worlds) {
        const entries = logs[name].slice(ply, ply + count);
        now[name] = entries.reduce(played, now[name]);
        await store.append({
          match: id,
          ply,
          rulesVersion: begun.facts.rulesVersion,
          entries: entries.map((entry) => ({ ...entry, at: AT, key: undefined })),
          status: statusOf(now[name], seats, AT),
        });
      }
      return ply + count;
    },
    hide() {
      for (const {
        server: { dataDir },
      } of worlds) {
        const database = new DatabaseSync(join(dataDir, 'kast.db'));
        database.prepare("update matches set watchers = 'nobody' where id = ?").run(id);
        database.close();
      }
    },
  };
}

/** One decision, and all the chance after it; at the start all the chance before the first decision. */
function lengthOfStep(log: readonly Entry[], from: number): number {
  const rest = log.slice(from);
  const decisions = from === 0 && rest[0]?.by === 'chance' ? 0 : 1;
  const next = rest.findIndex((entry, at) => at >= decisions && entry.by !== 'chance');
  return next === -1 ? rest.length : next;
}

function played(match: Match, entry: Entry): Match {
  return mustWork(append(match, entry)).match;
}

async function newcomer(server: TestServer): Promise<TestGuest & { readonly id: string }> {
  const guest = server.newGuest();
  const { id } = mustWork(await guest.client.me());
  return Object.assign(guest, { id });
}

function cookieOf(guest: TestGuest | undefined): string {
  return must(guest?.cookie, 'a cookie');
}
