import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  hashOfNonce,
  type MatchRecord,
  must,
  readRecord,
  seedWithNonces,
  verifyRecord,
} from '@kast/kernel';
import type { NewMatch, SeatInfo } from '@kast/protocol/client';
import { highCard } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import {
  act,
  mustWork,
  openTestServer,
  type TestGuest,
  type TestServer,
  TOYS,
  watch,
} from '../testing.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', level: 1 } as const;
const HIGH_CARD: NewMatch = {
  game: 'high-card',
  options: { cards: 2 },
  seats: [ME, OPEN],
  watchers: 'anyone',
};

function newNonce() {
  const nonce = randomBytes(32).toString('hex');
  return { nonce, hash: hashOfNonce(nonce) };
}

async function toys(): Promise<TestServer> {
  return openTestServer({ boxes: TOYS });
}

/** Ann has set the table, bound to her nonce; Bob has not come yet. */
async function annWaits(server: TestServer, wish: Partial<NewMatch> = {}) {
  const [ann, bob] = [server.newGuest(), server.newGuest()];
  const anns = newNonce();
  const asked = { ...HIGH_CARD, ...wish, nonceHash: anns.hash };
  const { id, invites } = mustWork(await ann.client.newMatch(asked));
  return { ann, bob, id, anns, token: invites[0]?.token ?? '' };
}

/** Both are seated and bound. */
async function bothBound(server: TestServer, wish: Partial<NewMatch> = {}) {
  const table = await annWaits(server, wish);
  const bobs = newNonce();
  mustWork(await table.bob.client.claimSeat(table.id, table.token, bobs.hash));
  return { ...table, bobs };
}

async function plyOf({ client }: TestGuest, id: string): Promise<number> {
  return mustWork(await client.snapshot(id)).standing.ply;
}

async function noncesAt({ client }: TestGuest, id: string): Promise<readonly SeatInfo['nonce'][]> {
  return mustWork(await client.snapshot(id)).seats.map(({ nonce }) => nonce);
}

async function recordAfterResigning(guest: TestGuest, id: string): Promise<MatchRecord> {
  mustWork(await act(guest, id, 'resign'));
  return mustWork(await guest.client.record(id));
}

function expectVerified(record: MatchRecord): void {
  expect(verifyRecord(record, mustWork(readRecord(record, highCard)))).toBeUndefined();
}

describe('a table where devices add nonces', () => {
  it('deals when everybody has told theirs, from the seed and all of them', async () => {
    const server = await toys();
    const { ann, bob, id, anns, bobs } = await bothBound(server);
    const view = watch(ann, id, 0);
    expect(await plyOf(bob, id)).toBe(0);
    mustWork(await ann.client.addNonce(id, { nonce: anns.nonce }));
    expect(await plyOf(bob, id)).toBe(0);
    const answer = mustWork(await bob.client.addNonce(id, { nonce: bobs.nonce }));
    expect(answer).toEqual({ nonce: { state: 'revealed', ...bobs } });
    expect(await plyOf(bob, id)).toBe(1);
    await view.until(({ plies }) => plies.length === 1);

    const record = await recordAfterResigning(ann, id);
    expect(record.nonces).toEqual([
      { seat: 1, ...anns },
      { seat: 2, ...bobs },
    ]);
    expectVerified(record);
    const { nonces: _, ...alone } = record;
    const withoutThem = verifyRecord(alone, mustWork(readRecord(alone, highCard)));
    expect(withoutThem).toMatchObject({ code: 'wrong-chance', at: 0 });
  });

  it('shows what everybody is bound to, and no nonce before all are bound', async () => {
    const server = await toys();
    const { ann, bob, id, anns, token } = await annWaits(server);
    const early = await ann.client.addNonce(id, { nonce: anns.nonce });
    expect(early).toMatchObject({ ok: false, error: { code: 'bad-nonce', problem: 'too-early' } });
    const bobs = newNonce();
    mustWork(await bob.client.claimSeat(id, token, bobs.hash));
    expect(await noncesAt(server.newGuest(), id)).toEqual([
      { state: 'committed', hash: anns.hash },
      { state: 'committed', hash: bobs.hash },
    ]);
  });

  it('lets nobody see the seed, what is drawn from, or the cards of others while it runs', async () => {
    const server = await toys();
    const { ann, bob, id, anns, bobs } = await bothBound(server);
    mustWork(await ann.client.addNonce(id, { nonce: anns.nonce }));
    mustWork(await bob.client.addNonce(id, { nonce: bobs.nonce }));
    const store = await openSqliteStore({ file: join(server.dataDir, 'kast.db') });
    const { facts, nonces } = must(await store.findMatch(id), 'the match');
    const [deal] = await store.entriesBetween(id, 0, 1);
    await store.close();
    const drawnFrom = seedWithNonces(facts.seed, nonces === 'open' ? [] : (nonces ?? []));
    expect(drawnFrom).not.toBe(facts.seed);
    for (const guest of [ann, bob, server.newGuest()]) {
      const view = watch(guest, id, 0);
      await view.until(({ plies, tables }) => plies.length === 1 && tables.length > 0);
      const told = [JSON.stringify(view.plies), JSON.stringify(view.tables)];
      for (const path of [`matches/${id}`, `matches/${id}/record`, 'me']) {
        told.push(await (await guest.fetch(`${server.url}/api/${path}`)).text());
      }
      for (const text of told) {
        for (const secret of [facts.seed, drawnFrom, `${deal?.move}"`]) {
          expect(text).not.toContain(secret);
        }
      }
      view.close();
    }
  });

  it('keeps the first that a seat was bound to, however often it is claimed', async () => {
    const server = await toys();
    const { bob, id, bobs, token } = await bothBound(server);
    const again = mustWork(await bob.client.claimSeat(id, token, newNonce().hash));
    expect(again).toEqual({ seat: 2 });
    expect((await noncesAt(bob, id))[1]).toEqual({ state: 'committed', hash: bobs.hash });
    const other = await bob.client.addNonce(id, { hash: newNonce().hash });
    expect(other).toMatchObject({ ok: false, error: { problem: 'other-hash' } });
  });

  it('answers a repeat like the first, also after the deal', async () => {
    const server = await toys();
    const { ann, bob, id, anns, bobs } = await bothBound(server);
    const told = await ann.client.addNonce(id, { nonce: anns.nonce });
    expect(await ann.client.addNonce(id, { nonce: anns.nonce })).toEqual(told);
    mustWork(await bob.client.addNonce(id, { nonce: bobs.nonce }));
    expect(await ann.client.addNonce(id, { nonce: anns.nonce })).toEqual(told);
    expect(await plyOf(ann, id)).toBe(1);
  });

  it('takes no other nonce than the one that the seat is bound to', async () => {
    const server = await toys();
    const { ann, id, bobs } = await bothBound(server);
    for (const nonce of [newNonce().nonce, bobs.nonce]) {
      const other = await ann.client.addNonce(id, { nonce });
      expect(other).toMatchObject({ ok: false, error: { problem: 'other-hash' } });
    }
    const stranger = await server.newGuest().client.addNonce(id, { withheld: true });
    expect(stranger).toMatchObject({ ok: false });
  });

  it.each([
    ['too short', 'bad-request', { nonce: 'ab' }],
    ['in capitals', 'bad-request', { nonce: 'AB'.repeat(32) }],
    ['too long', 'bad-request', { nonce: 'ab'.repeat(1000) }],
    ['enormous', 'body-too-large', { nonce: 'ab'.repeat(100_000) }],
    ['no text', 'bad-request', { nonce: 7 }],
    ['with something else', 'bad-request', { nonce: 'ab'.repeat(32), seat: 2 }],
  ])('refuses a nonce that is %s', async (_how, code, body) => {
    const server = await toys();
    const { ann, id } = await bothBound(server);
    const answer = await ann.client.addNonce(id, body as { nonce: string });
    expect(answer).toMatchObject({ ok: false, error: { code } });
    expect(await noncesAt(ann, id)).toMatchObject([{ state: 'committed' }, { state: 'committed' }]);
  });

  it('refuses a hash that is none when the table is set or a seat is taken', async () => {
    const server = await toys();
    const { bob, id, token } = await annWaits(server);
    for (const hash of ['', 'xyz', 'A'.repeat(64), 'a'.repeat(65)]) {
      const claimed = await bob.client.claimSeat(id, token, hash);
      expect(claimed).toMatchObject({ ok: false, error: { code: 'bad-request' } });
      const made = await bob.client.newMatch({ ...HIGH_CARD, nonceHash: hash });
      expect(made).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    }
    const none = await bob.client.addNonce(id, {});
    expect(none).toMatchObject({ ok: false });
  });

  it('goes on without a nonce that was lost, and the record says so', async () => {
    const server = await toys();
    const { ann, bob, id, anns, bobs } = await bothBound(server);
    mustWork(await ann.client.addNonce(id, { withheld: true }));
    mustWork(await bob.client.addNonce(id, { nonce: bobs.nonce }));
    const late = await ann.client.addNonce(id, { nonce: anns.nonce });
    expect(late).toMatchObject({ ok: false, error: { problem: 'not-asked' } });
    const record = await recordAfterResigning(bob, id);
    expect(record.nonces).toEqual([
      { seat: 1, hash: anns.hash },
      { seat: 2, ...bobs },
    ]);
    expectVerified(record);
  });

  it('waits for nobody who adds none', async () => {
    const server = await toys();
    const { ann, bob, id, anns, token } = await annWaits(server);
    mustWork(await bob.client.claimSeat(id, token));
    expect(await plyOf(bob, id)).toBe(0);
    mustWork(await ann.client.addNonce(id, { nonce: anns.nonce }));
    expect(await plyOf(bob, id)).toBe(1);
    const none = await bob.client.addNonce(id, { hash: newNonce().hash });
    expect(none).toMatchObject({ ok: false, error: { problem: 'not-asked' } });
    const record = await recordAfterResigning(bob, id);
    expect(record.nonces).toEqual([{ seat: 1, ...anns }]);
    expectVerified(record);
  });

  it('is drawn as the last one sits down where nobody adds any, from the seed alone', async () => {
    const server = await toys();
    const [ann, bob] = [server.newGuest(), server.newGuest()];
    const { id, invites } = mustWork(await ann.client.newMatch(HIGH_CARD));
    expect(await plyOf(ann, id)).toBe(0);
    mustWork(await bob.client.claimSeat(id, invites[0]?.token ?? ''));
    expect(await plyOf(ann, id)).toBe(1);
    const record = await recordAfterResigning(ann, id);
    expect(record).not.toHaveProperty('nonces');
    expectVerified(record);
  });

  it('with computers is drawn at once, or when the one device has told its own', async () => {
    const server = await openTestServer();
    const ann = server.newGuest();
    const wish = { game: 'leibkoeche', options: {}, seats: [ME, BOT], watchers: 'anyone' } as const;
    const { id: plain } = mustWork(await ann.client.newMatch({ ...wish, seats: [...wish.seats] }));
    expect(await plyOf(ann, plain)).toBeGreaterThan(0);
    const { id, anns } = await annWaits(server, { ...wish, seats: [...wish.seats] }).then(
      async (table) => {
        mustWork(await table.ann.client.addNonce(table.id, { nonce: table.anns.nonce }));
        return { ...table };
      },
    );
    expect(await plyOf(server.newGuest(), id)).toBeGreaterThan(0);
    expect((await noncesAt(server.newGuest(), id))[0]).toEqual({ state: 'revealed', ...anns });
  });

  it('is not held up by the device of one who has resigned', async () => {
    const server = await toys();
    const { ann, bob, id, anns, token } = await annWaits(server, { seats: [ME, OPEN, BOT] });
    const bobs = newNonce();
    mustWork(await bob.client.claimSeat(id, token, bobs.hash));
    mustWork(await ann.client.addNonce(id, { nonce: anns.nonce }));
    mustWork(await act(bob, id, 'resign'));
    const { standing } = mustWork(await ann.client.snapshot(id));
    expect(standing.ply).toBeGreaterThan(1);
    const late = await bob.client.addNonce(id, { nonce: bobs.nonce });
    expect(late).toMatchObject({ ok: false, error: { problem: 'resigned' } });
  });

  it('waits on after a restart, and deals then', async () => {
    const server = await toys();
    const { ann, bob, id, anns, bobs } = await bothBound(server);
    mustWork(await ann.client.addNonce(id, { nonce: anns.nonce }));
    await server.restart();
    mustWork(await bob.client.addNonce(id, { nonce: bobs.nonce }));
    await server.restart();
    expectVerified(await recordAfterResigning(bob, id));
  });

  it('deals when it is opened, where a process died between the last nonce and the deal', async () => {
    const server = await toys();
    const { ann, bob, id, anns, bobs } = await bothBound(server);
    mustWork(await ann.client.addNonce(id, { nonce: anns.nonce }));
    await server.restart(async () => {
      const store = await openSqliteStore({ file: join(server.dataDir, 'kast.db') });
      const step = { kind: 'reveal', ...bobs } as const;
      expect(await store.stepNonce(id, 2, step, 0)).toBe('stepped');
      await store.close();
    });
    const view = watch(bob, id, 0);
    await view.until(({ plies }) => plies.length === 1);
    expectVerified(await recordAfterResigning(ann, id));
  });

  it('is told when a rematch awaits new ones of those who had one', async () => {
    const server = await toys();
    const { ann, bob, id, anns, bobs } = await bothBound(server);
    mustWork(await ann.client.addNonce(id, { nonce: anns.nonce }));
    mustWork(await bob.client.addNonce(id, { nonce: bobs.nonce }));
    mustWork(await act(ann, id, 'resign'));
    const { id: next } = mustWork(await bob.client.rematch(id));
    expect(await noncesAt(ann, next)).toEqual([{ state: 'awaited' }, { state: 'awaited' }]);
    const [annsNext, bobsNext] = [newNonce(), newNonce()];
    mustWork(await ann.client.addNonce(next, { hash: annsNext.hash }));
    const early = await ann.client.addNonce(next, { nonce: annsNext.nonce });
    expect(early).toMatchObject({ ok: false, error: { problem: 'too-early' } });
    mustWork(await bob.client.addNonce(next, { hash: bobsNext.hash }));
    mustWork(await ann.client.addNonce(next, { nonce: annsNext.nonce }));
    mustWork(await bob.client.addNonce(next, { nonce: bobsNext.nonce }));
    const record = await recordAfterResigning(bob, next);
    expect(record.nonces).toEqual([
      { seat: 1, ...bobsNext },
      { seat: 2, ...annsNext },
    ]);
    expectVerified(record);
  });

  it('goes on in a rematch when somebody resigns before being bound to a new one', async () => {
    const server = await toys();
    const { ann, bob, id, anns, token } = await annWaits(server, { seats: [ME, OPEN, OPEN] });
    const [, second] = mustWork(await ann.client.invites(id)).invites;
    const carol = server.newGuest();
    const [bobs, carols] = [newNonce(), newNonce()];
    mustWork(await bob.client.claimSeat(id, token, bobs.hash));
    mustWork(await carol.client.claimSeat(id, second?.token ?? '', carols.hash));
    for (const [guest, { nonce }] of [
      [ann, anns],
      [bob, bobs],
      [carol, carols],
    ] as const) {
      mustWork(await guest.client.addNonce(id, { nonce }));
    }
    mustWork(await act(ann, id, 'resign'));
    mustWork(await act(bob, id, 'resign'));
    const { id: next } = mustWork(await carol.client.rematch(id));
    mustWork(await ann.client.addNonce(next, { hash: anns.hash }));
    mustWork(await bob.client.addNonce(next, { hash: bobs.hash }));
    const early = await ann.client.addNonce(next, { nonce: anns.nonce });
    expect(early).toMatchObject({ ok: false, error: { problem: 'too-early' } });
    mustWork(await act(carol, next, 'resign'));
    mustWork(await ann.client.addNonce(next, { nonce: anns.nonce }));
    // She could choose it by what Ann has told.
    for (const step of [{ hash: carols.hash }, { withheld: true as const }]) {
      const late = await carol.client.addNonce(next, step);
      expect(late).toMatchObject({ ok: false, error: { code: 'bad-nonce', problem: 'resigned' } });
    }
    mustWork(await bob.client.addNonce(next, { nonce: bobs.nonce }));
    const record = await recordAfterResigning(ann, next);
    expect(record.nonces).toEqual([
      { seat: 2, ...anns },
      { seat: 3, ...bobs },
    ]);
    expectVerified(record);
  });

  it('has nothing to wait for where nothing is left to chance', async () => {
    const server = await toys();
    const { ann, id } = await annWaits(server, { game: 'nim', options: {} });
    expect(await noncesAt(ann, id)).toEqual([undefined, undefined]);
    mustWork(await ann.client.move(id, { question: 0, move: 'take 1', key: 'a-key-of-ann' }));
  });
});

describe('a record of such a table', { timeout: 60_000 }, () => {
  const run = promisify(execFile);

  async function verify(server: TestServer, record: MatchRecord) {
    const file = join(server.dataDir, 'record.json');
    await writeFile(file, JSON.stringify(record));
    return run(process.execPath, ['apps/cli/src/main.ts', 'verify', file], { cwd: ROOT }).then(
      ({ stdout }) => stdout,
      (failed: { stdout: string; stderr: string }) => failed.stdout + failed.stderr,
    );
  }

  it('is accepted by kast verify; a nonce or seed that was tampered with is not', async () => {
    const server = await openTestServer();
    const { ann, bob, id, anns, bobs } = await bothBound(server, {
      game: 'leibkoeche',
      options: {},
    });
    mustWork(await ann.client.addNonce(id, { nonce: anns.nonce }));
    mustWork(await bob.client.addNonce(id, { nonce: bobs.nonce }));
    const record = await recordAfterResigning(bob, id);
    const [first, second] = record.nonces as [never, never];

    const accepted = await verify(server, record);
    expect(accepted).toContain('nonce: that of seat 1 is the one that it was bound to');
    expect(accepted).toMatch(/chance: \d+ entries, all as the seed with the nonces gives them/);

    const other = newNonce();
    const wrongNonce = { ...record, nonces: [{ seat: 1, hash: anns.hash, nonce: other.nonce }] };
    expect(await verify(server, wrongNonce)).toContain(
      'the nonce of seat 1 is not the one that it was bound to',
    );
    const bothChanged = { ...record, nonces: [{ seat: 1, ...other }, second] };
    expect(await verify(server, bothChanged)).toMatch(/^log\[0\] refused: T7 chance/);
    expect(await verify(server, { ...record, nonces: [first] })).toMatch(/^log\[0\] refused: T7/);
    expect(await verify(server, { ...record, seed: other.nonce })).toContain(
      'the seed is not the one that was committed to',
    );
  });
});
