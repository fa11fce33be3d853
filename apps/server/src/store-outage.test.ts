import { once } from 'node:events';
import { registry } from '@kast/games';
import { seededRandom } from '@kast/kernel';
import { newKey } from '@kast/protocol/client';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { HAS_SIGNALS, startProcess, testFolder } from './process-testing.ts';
import { canLimitFiles, DISK_FREE, DISK_FULL, limitFiles } from './soak/faults.ts';
import { startPostgres, type TestPostgres } from './soak/start-postgres.ts';
import { newDatabase, query } from './store/postgres/databases-testing.ts';
import { decideByLot, mustWork, newGuest, NIM, type TestGuest } from './testing.ts';

/** A way in which the store goes away for a while. */
interface Outage {
  /** With which settings a server is started, and what is done to its store. */
  open(): Promise<{
    readonly env: NodeJS.ProcessEnv;
    readonly begin: (pid: number) => Promise<void>;
    readonly end: (pid: number) => Promise<void>;
  }>;
}

/** Apart from the one of all other tests, which must not go down. */
let own: TestPostgres;

beforeAll(async () => {
  own = await startPostgres();
  return () => own.stop();
});

const OUTAGES: Readonly<Record<string, Outage>> = {
  'PostgreSQL is down': {
    open: async () => ({
      env: on(own.url),
      begin: () => own.goDown('orderly'),
      end: () => own.comeUp(),
    }),
  },
  'PostgreSQL has no connections left': {
    async open() {
      const { url, admin, role } = await databaseOfOwnRole();
      const limit = (most: number) => admin(`alter role ${role} connection limit ${most}`);
      return {
        env: on(url),
        async begin() {
          await limit(0);
          await admin(
            `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`,
          );
        },
        end: async () => void (await limit(-1)),
      };
    },
  },
  'the disk of PostgreSQL is full': {
    async open() {
      const { url, remove } = await newDatabase();
      onTestFinished(remove);
      return {
        env: on(url),
        begin: async () => void (await query(url, DISK_FULL)),
        end: async () => void (await query(url, DISK_FREE)),
      };
    },
  },
  ...(canLimitFiles()
    ? {
        'the disk of the embedded database is full': {
          open: async () => ({
            env: {},
            begin: async (pid) => limitFiles(pid, '0'),
            end: async (pid) => limitFiles(pid, 'unlimited'),
          }),
        },
      }
    : {}),
};

function on(url: string): NodeJS.ProcessEnv {
  return { DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) };
}

/** Somebody who does not own the whole server, and so can be limited. */
async function databaseOfOwnRole() {
  const { url, remove, adminUrl } = await newDatabase();
  const role = new URL(url).pathname.slice(1);
  const admin = (sql: string) => query(adminUrl, sql);
  await admin(`create role ${role} login password 'kast'`);
  await admin(`alter database ${role} owner to ${role}`);
  onTestFinished(async () => {
    await remove();
    await admin(`drop role ${role}`);
  });
  const its = new URL(url);
  its.username = role;
  return { url: its.href, admin, role };
}

describe.skipIf(!HAS_SIGNALS)('a store that goes away and comes back', () => {
  it.each(Object.entries(OUTAGES))(
    'is waited for, and nothing that was acknowledged is lost: %s',
    async (_what, outage) => {
      const { env, begin, end } = await outage.open();
      const { child, listening } = startProcess({
        dataDir: await testFolder(),
        env: { LOG_LEVEL: 'fatal', ...env },
      });
      const url = await listening;
      const pid = child.pid ?? 0;
      const [ann, bob] = [newGuest(url), newGuest(url)];
      const { id, invites } = mustWork(await ann.client.newMatch({ ...NIM, game: 'tablut' }));
      mustWork(await bob.client.claimSeat(id, invites[0]?.token ?? ''));
      const stream = await readStream(ann, `${url}/api/matches/${id}/events`);
      for (const guest of [ann, bob, ann]) expect(await post(guest, url, id)).toMatchObject(OK);
      await stream.until('id: 3\n');

      const decision = await decide(bob, id);
      await begin(pid);
      const refused = await send(bob, url, id, decision);
      expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'unavailable' }]);
      expect(refused.headers.get('retry-after')).toMatch(/^[123]$/);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status, PATIENTLY).toBe(503);
      await end(pid);

      // It heals by itself, and who asks again with the same key is answered.
      await expect
        .poll(async () => (await send(bob, url, id, decision)).text(), PATIENTLY)
        .toBe('{"ply":4}');
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status, PATIENTLY).toBe(200);
      // The stream was open all the while.
      await stream.until('id: 4\n');
      expect(await post(ann, url, id)).toMatchObject(OK);
      await stream.until('id: 5\n');
      const { log } = mustWork(await ann.client.record(id));
      expect(log.map(({ by }) => by)).toEqual([1, 2, 1, 2, 1]);
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
    },
  );
});

const OK = { ok: true };
const PATIENTLY = { timeout: 60_000, interval: 50 };
const random = seededRandom('outage');

async function decide({ client }: TestGuest, id: string) {
  const snapshot = mustWork(await client.snapshot(id));
  const rules = await registry.find(({ info }) => info.id === 'tablut')?.rules();
  if (!rules) throw new Error('no Tablut');
  const question = snapshot.standing.question ?? 0;
  return { question, move: decideByLot(random, rules, snapshot), key: newKey() };
}

async function post(guest: TestGuest, url: string, id: string): Promise<Response> {
  return send(guest, url, id, await decide(guest, id));
}

function send(guest: TestGuest, url: string, id: string, decision: object): Promise<Response> {
  return guest.fetch(`${url}/api/matches/${id}/moves`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(decision),
  });
}

/** One connection, that does not come back where it breaks. */
async function readStream(guest: TestGuest, address: string) {
  const { body } = await guest.fetch(address, { headers: { 'last-event-id': '0' } });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader?.cancel());
  let text = '';
  return {
    async until(part: string): Promise<void> {
      while (!text.includes(part)) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) throw new Error(`the stream has ended before ${part}: ${text}`);
        text += value;
      }
    },
  };
}
