import { computerName } from '@kast/bots';
import { registry } from '@kast/games';
import { must, seededRandom } from '@kast/kernel';
import { newKey } from '@kast/protocol/client';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgresStore } from './store/postgres/postgres-store.ts';
import { decideByLot, mustWork, type TestGuest, watch } from './testing.ts';
import { openTwo, sameGuest } from './two-processes-testing.ts';

it('T12 a computer sits in, and its owner goes on at another process', async () => {
  const { urls, databaseUrl: url = '' } = await openTwo('one PostgreSQL');
  const [[, ann], [bob]] = (await Promise.all([0, 1].map(() => sameGuest(urls)))) as [
    TestGuest[],
    TestGuest[],
  ];
  const [here, there] = [must(bob, 'Bob'), must(ann, 'Ann')];
  const { id, invites } = mustWork(
    await there.client.newMatch({
      game: 'tablut',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      watchers: 'anyone',
      absence: 'computer',
    }),
  );
  mustWork(await here.client.claimSeat(id, must(invites[0], 'an invitation').token));
  const view = watch(here, id, 0);
  const annIs = (state: object) =>
    view.until(({ tables }) => {
      const { present, substitute, substituted } = tables.at(-1)?.seats[0] ?? {};
      return JSON.stringify({ present, substitute, substituted }) === JSON.stringify(state);
    });
  const game = await must(
    registry.find(({ info }) => info.id === 'tablut'),
    'Tablut',
  ).rules();
  const random = seededRandom('substitute');
  const move = async ({ client }: TestGuest): Promise<void> => {
    const snapshot = mustWork(await client.snapshot(id));
    const question = must(snapshot.standing.question, 'a question');
    const decision = { question, move: decideByLot(random, game, snapshot), key: newKey() };
    mustWork(await client.move(id, decision));
  };

  // As a third process does, when the time is over that the table waits.
  const store = await openPostgresStore({ url });
  onTestFinished(() => store.close());
  for (let isSet = false; !isSet; ) {
    const { revision } = must(await store.findMatch(id), 'the match');
    const attendance = {
      away: { cause: 'closed', since: 1 },
      substitute: { from: 0, level: 4 },
    } as const;
    const change = { seat: 1, attendance, awaitsBot: true };
    isSet = (await store.setAttendance(id, revision, change)) === 'set';
  }
  const { seedHash } = mustWork(await here.client.snapshot(id));
  const name = computerName(seedHash, 1);
  await annIs({ present: false, substitute: { level: 4, name } });
  await view.until(({ plies }) => plies.length === 1);

  const back = watch(there, id, 1);
  await annIs({ present: true, substituted: { from: 0, to: 1 } });
  await move(here);
  await back.until(({ plies }) => plies.length === 1);
  await move(there);
  await view.until(({ plies }) => plies.length === 3);
  const log = await store.entriesBetween(id, 0, 9);
  // What has a key was asked for by somebody.
  expect(log.map(({ by, key }) => [by, key !== undefined])).toEqual([
    [1, false],
    [2, true],
    [1, true],
  ]);
});
