import { once } from 'node:events';
import { registry } from '@kast/games';
import {
  type AnyGame,
  hashOfNonce,
  type MatchRecord,
  must,
  pick,
  type Random,
  readRecord,
  type Seat,
  seededRandom,
  verifyRecord,
} from '@kast/kernel';
import { newKey, type NewMatch } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { act, decideByLot, mustWork, newGuest, type TestGuest, watch } from './testing.ts';
import { KEPT, openTwo, sameGuest } from './two-processes-testing.ts';

const OPEN = { kind: 'open' } as const;
const PLIES = 24;

/** One person with a browser at each process, and so a stream at each. */
interface Player {
  readonly seat: Seat;
  readonly at: readonly TestGuest[];
}

interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly players: readonly Player[];
}

async function sitDown(urls: readonly string[], wish: Omit<NewMatch, 'watchers'>): Promise<Table> {
  const people = await Promise.all(wish.seats.map(() => sameGuest(urls)));
  const maker = must(people[0]?.[0], 'a guest');
  const { id, invites } = mustWork(await maker.client.newMatch({ ...wish, watchers: 'anyone' }));
  for (const [index, { token }] of invites.entries()) {
    // Each by another process, one of which has it in memory already; and once more by the other.
    for (const guest of people[index + 1] ?? []) {
      expect(mustWork(await guest.client.claimSeat(id, token))).toEqual({ seat: index + 2 });
    }
  }
  const box = registry.find(({ info }) => info.id === wish.game);
  const game = await must(box, wish.game).rules();
  return { id, game, players: people.map((at, index) => ({ seat: index + 1, at })) };
}

/** Decides by lot as soon as any stream tells of a question, by any process, until the log is so long. */
async function play(
  { id, game }: Table,
  { at }: Player,
  random: Random,
  isLongEnough: (ply: number) => boolean,
): Promise<void> {
  const first = await Promise.any(
    at.map(async ({ client }) => mustWork(await client.snapshot(id))),
  );
  const views = at.map((guest) => watch(guest, id, 0));
  const newest = () =>
    views
      .map((view) => view.standing ?? first.standing)
      .reduce((best, one) => (one.ply > best.ply ? one : best));
  const isDone = () => isLongEnough(newest().ply) || newest().outcome !== undefined;
  for (let answered = -1; !isDone(); ) {
    const isAsked = () => (newest().question ?? answered) !== answered;
    await Promise.race(views.map((view) => view.until(() => isAsked() || isDone())));
    const { question } = newest();
    if (question === undefined || question === answered) continue;
    const snapshots = await Promise.all(at.map(({ client }) => client.snapshot(id)));
    const seen = snapshots.find((one) => one.ok && one.value.standing.question === question);
    // One that has not looked yet does not know the question; the other one does.
    if (!seen?.ok) continue;
    const decision = { question, move: decideByLot(random, game, seen.value), key: newKey() };
    const answers = await send(at, id, decision, random);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    answered = question;
  }
  for (const view of views) view.close();
}

/** By one process or by both at once: what is answered at all is the same. */
async function send(
  at: readonly TestGuest[],
  id: string,
  decision: { question: number; move: string; key: string },
  random: Random,
) {
  for (;;) {
    const by = random.below(2) === 0 ? at : [pick(random, at)];
    const answers = await Promise.all(by.map(({ client }) => client.move(id, decision)));
    const heard = answers.filter((one) => one.ok || one.error.code !== 'unreachable');
    if (heard.length > 0) return heard.map(mustWork);
  }
}

/** Ends the match, which discloses everything: all see the same of it, at every process. */
async function expectSameEverywhere({ id, game, players }: Table): Promise<MatchRecord> {
  const guests = players.flatMap(({ at }) => at);
  const [any] = guests as [TestGuest];
  for (const { at } of players.slice(1)) {
    const { standing } = mustWork(await must(at[0], 'a guest').client.snapshot(id));
    if (!standing.outcome) mustWork(await act(must(at[0], 'a guest'), id, 'resign'));
  }
  const record = mustWork(await any.client.record(id));
  expect(verifyRecord(record, mustWork(readRecord(record, game)))).toBeUndefined();
  for (const { client } of guests) {
    expect(mustWork(await client.record(id))).toEqual(record);
  }
  return record;
}

describe.each(KEPT)('two server processes on %s', (kept) => {
  it.each<[string, Omit<NewMatch, 'watchers'>]>([
    ['in turn', { game: 'tablut', options: {}, seats: [{ kind: 'me' }, OPEN] }],
    [
      'at the same time',
      { game: 'la-courte-paille', options: {}, seats: [{ kind: 'me' }, OPEN, OPEN] },
    ],
  ])('play one match from both sides, %s, every ply once', async (_how, wish) => {
    const { urls } = await openTwo(kept);
    const table = await sitDown(urls, wish);
    const watchers = urls.map((url) => watch(newGuest(url), table.id, 0));
    await Promise.all(
      table.players.map((player) =>
        play(table, player, seededRandom(player.seat), (ply) => ply >= PLIES),
      ),
    );
    const { log } = await expectSameEverywhere(table);
    for (const watcher of watchers) {
      await watcher.until(({ plies }) => plies.length >= log.length);
      expect(watcher.plies.map(({ happening }) => happening.ply)).toEqual([...log.keys()]);
    }
  });

  it('deal once, from what devices have told both of them at the same time', async () => {
    const { urls } = await openTwo(kept);
    const people = await Promise.all([sameGuest(urls), sameGuest(urls)]);
    const [ann, bob] = people;
    const [here, there] = [must(ann[0], 'ann'), must(bob[1], 'bob')];
    const nonces = ['a1'.repeat(32), 'b2'.repeat(32)].map((nonce, index) => ({
      seat: index + 1,
      hash: hashOfNonce(nonce),
      nonce,
    }));
    const { id, invites } = mustWork(
      await here.client.newMatch({
        game: 'leibkoeche',
        options: {},
        seats: [{ kind: 'me' }, OPEN],
        watchers: 'anyone',
        nonceHash: must(nonces[0], 'a nonce').hash,
      }),
    );
    const token = must(invites[0], 'an invitation').token;
    mustWork(await there.client.claimSeat(id, token, must(nonces[1], 'a nonce').hash));
    const told = await Promise.all([
      here.client.addNonce(id, { nonce: must(nonces[0], 'a nonce').nonce }),
      there.client.addNonce(id, { nonce: must(nonces[1], 'a nonce').nonce }),
    ]);
    for (const answer of told) expect(answer).toMatchObject({ ok: true });
    const game = await must(
      registry.find(({ info }) => info.id === 'leibkoeche'),
      'it',
    ).rules();
    const players = people.map((at, index) => ({ seat: index + 1, at }));
    const record = await expectSameEverywhere({ id, game, players });
    expect(record.nonces).toEqual(nonces);
  });

  it('give an idempotency key one answer, whichever is asked, first or at once', async () => {
    const { urls } = await openTwo(kept);
    const table = await sitDown(urls, {
      game: 'tablut',
      options: {},
      seats: [{ kind: 'me' }, OPEN],
    });
    const [here, there] = must(table.players[0], 'ann').at as [TestGuest, TestGuest];
    const decision = { question: 0, move: 'e4-f4', key: newKey() };
    const answers = await Promise.all([
      here.client.move(table.id, decision),
      there.client.move(table.id, decision),
    ]);
    answers.push(await there.client.move(table.id, decision));
    for (const answer of answers) expect(answer).toEqual({ ok: true, value: { ply: 1 } });
    // A stream goes on at the other process, which may not have looked yet.
    const view = watch(there, table.id, 1);
    const resign = { act: 'resign', key: newKey() } as const;
    mustWork(await here.client.act(table.id, resign));
    expect(await there.client.act(table.id, resign)).toEqual({ ok: true, value: { ply: 2 } });
    await view.until(({ plies }) => plies.length === 1);
    const again = await Promise.all([
      here.client.rematch(table.id),
      there.client.rematch(table.id),
    ]);
    expect(again[0]).toEqual(again[1]);
  });

  it('lose nothing when one of them is killed and comes back', async () => {
    const { first, urls, start } = await openTwo(kept);
    const table = await sitDown(urls, {
      game: 'tablut',
      options: {},
      seats: [{ kind: 'me' }, OPEN],
    });
    const watchers = urls.map((url) => watch(newGuest(url), table.id, 0));
    let latest = 0;
    let end = Number.POSITIVE_INFINITY;
    let killed: Promise<void> | undefined;
    const killAndStart = async (): Promise<void> => {
      first.child.kill('SIGKILL');
      await once(first.child, 'exit');
      await start(new URL(first.url).port);
      end = latest + PLIES / 2;
    };
    const isLongEnough = (ply: number): boolean => {
      latest = Math.max(latest, ply);
      if (ply >= PLIES / 2) killed ??= killAndStart();
      return ply >= end;
    };
    await Promise.all(
      table.players.map((player) => play(table, player, seededRandom(player.seat), isLongEnough)),
    );
    await killed;
    const { log } = await expectSameEverywhere(table);
    for (const watcher of watchers) {
      await watcher.until(({ standing }) => standing?.ply === log.length);
      const told = watcher.plies.map(({ happening }) => happening.ply);
      expect(told).toEqual(told.toSorted((one, other) => one - other));
      expect(new Set(told).size).toBe(told.length);
    }
  });
});
