import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeSnapshot, MOST_UNDOS, MOST_UNDOS_IN_A_ROW } from '@kast/kernel';
import { MOST_TO_CATCH_UP } from '@kast/protocol';
import { newKey } from '@kast/protocol/client';
import { nim, type NimMove, type NimState } from '@kast/test-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { SNAPSHOT_INTERVAL } from '../live/open-log.ts';
import { HISTORY_PAGE } from '../matches/read-log.ts';
import { newLiveMatch, openMatch, openTestStore, servicesOn } from '../matches/testing.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import {
  act,
  appendToLog,
  move,
  mustWork,
  openTestTable,
  sendBytes,
  type TestGuest,
  type TestTable,
  TOYS,
} from '../testing.ts';

const SHORT = 500;
const LONG = 5000;

/** What the rules were asked to do since it was last set to nothing. */
const work = { plies: 0, views: 0 };

/** Nim with a heap that nobody sees the end of, which counts. */
const endless = {
  ...nim,
  info: { ...nim.info, id: 'endless' },
  init: (_options: object, seats: number): NimState => ({
    heap: 1_000_000,
    seats,
    turn: 1,
    last: 'wins',
  }),
  apply(state: NimState, by: number, given: NimMove) {
    work.plies++;
    return nim.apply(state, by, given);
  },
  view(...given: Parameters<typeof nim.view>) {
    work.views++;
    return nim.view(...given);
  },
  longest: () => 1_000_000,
};
const ENDLESS = { boxes: [...TOYS, { info: endless.info, rules: async () => endless }] };

beforeEach(() => Object.assign(work, { plies: 0, views: 0 }));

/** A match with a log of so many entries, of which nothing was ever folded. */
async function openLong(plies: number, env: NodeJS.ProcessEnv = {}): Promise<TestTable> {
  const table = await openTestTable({ game: 'endless' }, { ...ENDLESS, env });
  const moves = Array.from({ length: plies }, () => 'take 1');
  await table.restart(() => appendToLog(table, table.id, moves));
  work.plies = 0;
  return table;
}

async function storedSnapshots({ dataDir }: TestTable, id: string): Promise<readonly number[]> {
  const store = await openSqliteStore({ file: join(dataDir, 'kast.db') });
  const plies: number[] = [];
  for (let atOrBefore = LONG; ; ) {
    const found = await store.latestSnapshot(id, { atOrBefore, rulesVersion: 1 });
    if (!found) break;
    plies.push(found.ply);
    atOrBefore = found.ply - 1;
  }
  await store.close();
  return plies.toReversed();
}

/** What one request costs: bytes that come back, plies folded and views made. */
async function costOf(guest: TestGuest, url: string, init?: RequestInit) {
  Object.assign(work, { plies: 0, views: 0 });
  const response = await guest.fetch(url, init);
  const bytes = (await response.text()).length;
  return { bytes, ...work, status: response.status };
}

/** The first event that is no `table`, from a stream that says it knows nothing yet. */
async function firstEvent(guest: TestGuest, url: string) {
  Object.assign(work, { plies: 0, views: 0 });
  const response = await guest.fetch(url, { headers: { 'last-event-id': '0' } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    text += (await reader?.read())?.value ?? '';
    const [, event, data = ''] = /^event: (ply|snapshot)\ndata: (.*)\n\n/m.exec(text) ?? [];
    if (event === undefined) continue;
    await reader?.cancel();
    return { event, bytes: data.length, ...work };
  }
}

describe('a match with a long log', () => {
  it('costs no more to look at, to come back to and to be late in than a short one', async () => {
    const costs = [];
    for (const plies of [SHORT, LONG]) {
      const { ann, carol, id, url } = await openLong(plies);
      mustWork(await carol.client.snapshot(id));
      const match = `${url}/api/matches/${id}`;
      const late = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ question: 0, move: '1', key: newKey() }),
      };
      costs.push({
        late: await costOf(ann, `${match}/moves`, late),
        snapshot: await costOf(carol, match),
        behind: await firstEvent(carol, `${match}/events`),
        page: await costOf(carol, `${match}/history?before=${plies - 50}`),
        first: await costOf(carol, `${match}/history?before=100`),
      });
    }
    const [short, long] = costs as [(typeof costs)[0], (typeof costs)[0]];
    expect(long.late).toMatchObject({ status: 409, plies: 0, views: 1 });
    expect(long.snapshot).toMatchObject({ status: 200, plies: 0, views: 1 });
    expect(long.behind).toMatchObject({ event: 'snapshot', plies: 0, views: 1 });
    for (const page of [long.page, long.first]) {
      expect(page.plies).toBeLessThanOrEqual(SNAPSHOT_INTERVAL + HISTORY_PAGE);
    }
    for (const name of ['late', 'snapshot', 'behind', 'page', 'first'] as const) {
      const [few, many] = [short[name].bytes, long[name].bytes];
      // Plies have a digit more.
      expect(many - few, name).toBeLessThan(5 * HISTORY_PAGE);
      expect(many, name).toBeLessThan(30_000);
    }
  });

  it('is opened from a snapshot, however long it is', async () => {
    const table = await openLong(LONG);
    const { carol, id } = table;
    mustWork(await carol.client.snapshot(id));
    expect(work.plies).toBe(LONG);
    await table.restart();
    work.plies = 0;
    const { standing } = mustWork(await carol.client.snapshot(id));
    expect(standing).toMatchObject({ ply: LONG, view: { heap: 1_000_000 - LONG } });
    expect(work.plies).toBeLessThanOrEqual(SNAPSHOT_INTERVAL + MOST_TO_CATCH_UP);
  });

  it('is played on at the cost of one ply, and leaves a snapshot now and then', async () => {
    const table = await openLong(LONG - 200);
    const { ann, bob, id } = table;
    mustWork(await ann.client.snapshot(id));
    work.plies = 0;
    for (let pair = 0; pair < 100; pair++) {
      mustWork(await move(ann, id, '1'));
      mustWork(await move(bob, id, '1'));
    }
    expect(work.plies).toBe(200);
    const stored = await storedSnapshots(table, id);
    const expected = Math.floor(LONG / SNAPSHOT_INTERVAL);
    expect(stored).toEqual(
      Array.from({ length: expected }, (_, index) => (index + 1) * SNAPSHOT_INTERVAL),
    );
  });

  it('stores nothing for who reads its history, wherever that is', async () => {
    const table = await openLong(2000);
    const { carol, id } = table;
    mustWork(await carol.client.snapshot(id));
    const before = await storedSnapshots(table, id);
    for (let end = 1; end <= 2000; end += 37) {
      const page = mustWork(await carol.client.history(id, end));
      expect(page).toMatchObject({ from: Math.max(0, end - HISTORY_PAGE) });
      expect(page.plies).toHaveLength(Math.min(end, HISTORY_PAGE));
    }
    expect(await storedSnapshots(table, id)).toEqual(before);
  });

  it('is played on where an earlier entry is damaged, also after somebody has looked there', async () => {
    const table = await openLong(SHORT);
    mustWork(await table.ann.client.snapshot(table.id));
    await table.restart(async () => {
      const database = new DatabaseSync(join(table.dataDir, 'kast.db'));
      database.exec("update entries set move = 'nonsense' where ply = 100");
      database.close();
    });
    expect(await table.ann.client.history(table.id, 150)).toMatchObject({
      error: { code: 'broken-match' },
    });
    mustWork(await move(table.ann, table.id, '1'));
    await table.restart();
    mustWork(await move(table.bob, table.id, '1'));
  });

  it('has its record paid for before it is read, however many ask at once on one connection', async () => {
    const table = await openLong(LONG, { REQUESTS_PER_MINUTE: '800' });
    const ask = `GET /api/matches/${table.id}/record HTTP/1.1\r\nhost: here\r\n`;
    const asked = [...Array.from({ length: 8 }, () => ask), ''];
    const answers = (await sendBytes(table.url, asked.join('\r\n'))).match(/HTTP\/1\.1 \d+/g);
    // With the first refusal the connection is closed.
    expect(answers).toEqual(['HTTP/1.1 200', 'HTTP/1.1 429']);
  });

  it('serves others while it is folded from its start', async () => {
    const { carol, bob, id, server } = await openLong(LONG);
    const opened = carol.client.snapshot(id);
    while (work.plies === 0) await nextTurn();
    mustWork(await bob.client.me());
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect(work.plies).toBeLessThan(LONG);
    mustWork(await opened);
    expect(work.plies).toBe(LONG);
  });
});

describe('one guest', () => {
  it('T4 T6 can make a log only so long alone', async () => {
    const { ann, id } = await openTestTable({ game: 'endless' }, ENDLESS);
    mustWork(await act(ann, id, 'draw'));
    let refused: unknown;
    while (!refused) {
      mustWork(await move(ann, id, '1'));
      const undone = await act(ann, id, 'undo');
      if (!undone.ok) refused = undone.error;
    }
    expect(refused).toMatchObject({ code: 'refused', rule: 'T6', reason: 'too-many-undos' });
    const { standing } = mustWork(await ann.client.snapshot(id));
    expect(standing.ply).toBe(2 + 2 * MOST_UNDOS);
    expect(standing.question).toBeUndefined();
    expect(standing.takeBack).toBeUndefined();
    expect(await act(ann, id, 'draw')).toMatchObject({ error: { reason: 'draw-already-offered' } });
  });
});

describe('a match in memory', () => {
  it('holds no more of a long log than of a short one', async () => {
    const services = servicesOn(await openTestStore(), ENDLESS);
    const { id } = await newLiveMatch(services, { game: 'endless' });
    const sizes = [];
    for (const end of [SHORT, LONG]) {
      const ply = (await services.store.findMatch(id))?.status.ply ?? 0;
      const entries = Array.from({ length: end - ply }, (_, index) => {
        return { by: ((ply + index) % 2) + 1, move: 'take 1', at: 1, key: undefined };
      });
      const status = { ply: end, toDecide: [1], outcome: undefined, lastAt: 1, awaitsBot: false };
      await services.store.append({ match: id, ply, rulesVersion: 1, entries, status });
      const live = await openMatch(services, id);
      await live.inTurn(() => live.catchUp(services.store));
      expect(live.match.ply).toBe(end);
      expect(live.recent).toHaveLength(MOST_TO_CATCH_UP);
      expect(live.match.takeBacks).toHaveLength(MOST_UNDOS_IN_A_ROW);
      sizes.push(JSON.stringify([makeSnapshot(live.hosted), live.recent.length]).length);
    }
    const [short = 0, long = 0] = sizes;
    expect(long - short).toBeLessThan(100);
  });
});

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
