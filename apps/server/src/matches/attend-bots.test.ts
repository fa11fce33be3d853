import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { registry } from '@kast/games';
import { must, seededRandom } from '@kast/kernel';
import type { NewMatch } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { startProcess } from '../process-testing.ts';
import { monotonicClock } from '../scheduler/clock.ts';
import {
  decideByLot,
  mustWork,
  openTestServer,
  type TestGuest,
  type TestServer,
  type TestServerOptions,
  watch,
} from '../testing.ts';
import { attendBots } from './attend-bots.ts';
import { decide, newLiveMatch, openTestStore, servicesOn } from './testing.ts';

/** A bot has to decide first. Nobody has looked yet, so it has not. */
const BOT_FIRST: NewMatch = {
  game: 'tablut',
  options: {},
  seats: [{ kind: 'bot', level: 1 }, { kind: 'me' }],
  watchers: 'anyone',
};

async function openWithMatches(count: number, options: TestServerOptions = {}) {
  const server = await openTestServer(options);
  const ann = server.newGuest();
  const ids: string[] = [];
  while (ids.length < count) ids.push(mustWork(await ann.client.newMatch(BOT_FIRST)).id);
  return { server, ann, ids };
}

function damage({ dataDir }: TestServer, id: string): void {
  const database = new DatabaseSync(join(dataDir, 'kast.db'));
  database.prepare('update matches set rules_version = 99 where id = ?').run(id);
  database.close();
}

describe('after a start', () => {
  it('bots take up their turns, whatever became of other matches', async () => {
    const lines: string[] = [];
    const { server, ann, ids } = await openWithMatches(2, {
      onLog: (line) => void lines.push(line),
    });
    const [damaged = '', good = ''] = ids;
    await server.restart(async () => damage(server, damaged));
    await untilPly(ann, good, 1);
    expect(await ann.client.snapshot(damaged)).toMatchObject({ error: { code: 'broken-match' } });
    const { body } = await server.server.app.inject('/metrics');
    expect(body).toContain('kast_match_failures_total{reason="broken"} 1');
    const told = lines.filter((line) => line.includes('cannot be gone on with'));
    expect(told).toEqual([expect.stringContaining(damaged)]);
  });

  it('the process can be stopped while they do, and damage does not end it', async () => {
    const { server, ids } = await openWithMatches(30);
    for (const id of ids.filter((_, index) => index % 3 === 0)) damage(server, id);
    await server.server.close();
    const { child, listening, ended } = startProcess(server);
    await listening;
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, signal: null });
  });

  it('does not wait, when it is told to stop, for bots that will not play any more', async () => {
    const store = await openTestStore();
    const { seats } = BOT_FIRST;
    for (let made = 0; made < 40; made++) await newLiveMatch(servicesOn(store), { seats });
    const asked = new Set<string>();
    const attending = attendBots(
      servicesOn(store, { limit: 1, onChange: (live) => attending.attend(live) }),
      {
        attend: (turns) => {
          for (const { match } of turns) asked.add(match);
          return Promise.withResolvers<boolean>().promise;
        },
        turnsOf: () => 0,
        close: async () => undefined,
      },
      { clock: monotonicClock, onFailure: throwReason },
    );
    const resumed = attending.resume();
    while (asked.size < 16) await nextTurn();
    attending.stop();
    await resumed;
    expect(asked.size).toBe(16);
  });

  it('nobody is left behind who watches more matches than are kept in memory', async () => {
    const many = 12;
    const { server, ann, ids } = await openWithMatches(many, { env: { OPEN_TABLES: '3' } });
    const views = ids.map((id) => watch(ann, id, 0));
    await server.restart();
    const game = await must(registry[0], 'a game').rules();
    for (const [index, view] of views.entries()) {
      await view.until(({ plies }) => plies.length >= 1);
      const id = must(ids[index], 'a match');
      const snapshot = mustWork(await ann.client.snapshot(id));
      const { question = 0, ply } = snapshot.standing;
      const move = decideByLot(seededRandom(id), game, snapshot);
      mustWork(await ann.client.move(id, { question, move, key: 'a-key-of-ann' }));
      // By the copy that the stream looks at, and by no other.
      await view.until(({ plies }) => plies.length >= ply + 2);
      expect(view.plies.map(({ happening }) => happening.ply)).toEqual([...Array(ply + 2).keys()]);
    }
    const { body } = await server.server.app.inject('/metrics');
    expect(body).toContain(`kast_live_matches ${many}\n`);
    for (const view of views) view.close();
  });
});

describe('a match that nobody waits for', () => {
  /** Computers alone are left in it, and have to decide. */
  async function openLeft() {
    const store = await openTestStore();
    const attended: string[] = [];
    const bots = {
      attend: async (turns: readonly { readonly match: string }[]) => {
        attended.push(...turns.map(({ match }) => match));
        return false;
      },
      turnsOf: () => 0,
      close: async () => undefined,
    };
    const services = servicesOn(store, { onChange: (changed) => attending.attend(changed) });
    const attending = attendBots(services, bots, {
      clock: monotonicClock,
      onFailure: throwReason,
    });
    const bot = { kind: 'bot', level: 1 } as const;
    const live = await newLiveMatch(services, {
      game: 'high-card',
      seats: [{ kind: 'me' }, bot, bot],
    });
    await nextTurn();
    mustWork(await decide(live, services, 'resign'));
    await nextTurn();
    attended.length = 0;
    return { live, attending, attended };
  }

  it('is not thought about, until somebody looks', async () => {
    const { live, attending, attended } = await openLeft();
    attending.attend(live);
    await nextTurn();
    expect(attended).toEqual([]);
    live.enter(undefined);
    await nextTurn();
    expect(attended).toContain(live.id);
  });

  it('is played on when its turn has come among those that are left', async () => {
    const { live, attending, attended } = await openLeft();
    await attending.resume();
    expect(attended).toContain(live.id);
  });
});

async function untilPly(guest: TestGuest, id: string, ply: number): Promise<void> {
  const view = watch(guest, id, 0);
  await view.until(({ plies }) => plies.length >= ply);
}

function throwReason(_match: string, _during: string, reason: unknown): void {
  throw reason;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
