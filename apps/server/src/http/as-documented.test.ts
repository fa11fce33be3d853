import { registry } from '@kast/games';
import { type AnyGame, seededRandom } from '@kast/kernel';
import { newKey } from '@kast/protocol/client';
import { describeTrial, highCard, nim, quoits, type Trial, trialsOf } from '@kast/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  decideByLot,
  move,
  mustWork,
  startTestServer,
  type TestGuest,
  type TestServer,
  TOYS,
  watch,
} from '../testing.ts';
import { type Documentation, documentationOf } from './documentation-testing.ts';

const isSoak = process.env['KAST_SOAK'] !== undefined;
const MOST_TRIALS = isSoak ? 1000 : 6;
const DECISIONS = isSoak ? 30 : 3;

/** Few set-ups in which every value of every option comes at least once. */
function trialsFor(game: AnyGame): readonly Trial[] {
  const trials = trialsOf(game.info, { most: MOST_TRIALS, repeats: 1 });
  if (isSoak) return trials;
  const unmet = new Set(trials.flatMap(valuesIn));
  return trials.filter(
    (trial) => valuesIn(trial).filter((value) => unmet.delete(value)).length > 0,
  );
}

function valuesIn({ seats, options }: Trial): readonly string[] {
  return Object.entries({ ...options, seats }).map((value) => JSON.stringify(value));
}

/** Everything that can be asked about a match, by somebody who may or may not sit there. */
async function lookAround({ client }: TestGuest, id: string, game: string): Promise<void> {
  const { standing } = mustWork(await client.snapshot(id));
  mustWork(await client.record(id));
  mustWork(await client.history(id, standing.ply));
  mustWork(await client.me());
  mustWork(await client.recentMatches(game));
}

/** Everything that can be said, read and held against somebody. */
async function talk(player: TestGuest, watcher: TestGuest, id: string): Promise<void> {
  const said = mustWork(
    await player.chat.say(id, { room: 'players', phrase: 'hello', key: newKey() }),
  );
  const { number } = mustWork(
    await watcher.chat.say(id, { room: 'watchers', text: 'Hello', key: newKey() }),
  );
  await player.chat.say(id, { room: 'players', text: ' ', key: newKey() });
  await player.chat.say(id, { room: 'watchers', text: 'Hello', key: newKey() });
  mustWork(await player.chat.page(id, 'players'));
  mustWork(await watcher.chat.page(id, 'watchers', number));
  await watcher.chat.page(id, 'players');
  const whom = { room: 'players', number: said.number } as const;
  await player.chat.mute(id, { ...whom, muted: true });
  mustWork(await player.chat.report(id, { ...whom, reason: 'other' }));
  await player.chat.report(id, { ...whom, number: 999, reason: 'other' });
}

async function playAll(documentation: Documentation, game: AnyGame, trial: Trial): Promise<void> {
  const [ann, bob, carol] = [0, 1, 2].map(() => documentation.newGuest()) as [
    TestGuest,
    TestGuest,
    TestGuest,
  ];
  const { seats, options, seed } = trial;
  const random = seededRandom(seed);
  const isToy = !registry.some(({ info }) => info.id === game.info.id);
  const other = isToy ? ({ kind: 'open' } as const) : ({ kind: 'bot', level: 1 } as const);
  const { id, invites } = mustWork(
    await ann.client.newMatch({
      game: game.info.id,
      options,
      seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => other)],
      watchers: 'anyone',
    }),
  );
  mustWork(await bob.client.rename('Bob'));
  mustWork(await ann.client.invites(id));
  if (invites[0]) mustWork(await bob.client.claimSeat(id, invites[0].token));
  const views = [ann, bob, carol].map((guest) => watch(guest, id, 0));
  const first = mustWork(await ann.client.snapshot(id));
  const standing = () => views[0]?.standing ?? first.standing;

  for (let decisions = 0; decisions < DECISIONS && !standing().outcome; decisions++) {
    if (!isToy) {
      await views[0]?.until(() => standing().question !== undefined || !!standing().outcome);
    }
    const snapshot = mustWork(await ann.client.snapshot(id));
    const { question } = snapshot.standing;
    if (question === undefined) break;
    const decision = { question, move: decideByLot(random, game, snapshot), key: newKey() };
    mustWork(await ann.client.move(id, decision));
    mustWork(await ann.client.move(id, decision));
    await ann.client.move(id, { ...decision, key: newKey() });
    await views[0]?.until(() => standing().question !== question);
    await lookAround(carol, id, game.info.id);
  }
  await talk(ann, carol, id);
  await move(ann, id, 'nonsense');
  await act(ann, id, 'undo');
  await act(ann, id, 'draw');
  await ann.client.rematch(id);
  for (const guest of [ann, bob, carol]) await lookAround(guest, id, game.info.id);
  await act(ann, id, 'resign');
  await ann.client.rematch(id);
  for (const view of views) {
    await view.until(({ plies, snapshots }) => plies.length + snapshots.length > 0);
    documentation.compareEvents(view);
  }
}

async function expectDocumented(server: TestServer, game: AnyGame): Promise<void> {
  const documentation = await documentationOf(server);
  for (const trial of trialsFor(game)) {
    const before = documentation.compared;
    await playAll(documentation, game, trial);
    expect(documentation.problems, describeTrial(trial)).toEqual([]);
    expect(documentation.compared - before).toBeGreaterThan(40);
  }
}

describe('what the server sends of toys', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ boxes: TOYS });
  });
  afterAll(() => server.close());

  it.each([nim, highCard, quoits].map((game) => [game.info.id, game] as const))(
    'is as it is documented: %s',
    async (_id, game) => {
      await expectDocumented(server, game);
    },
  );
});

describe('what the server sends of every game', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  describe.each(registry.map((box) => [box.info.id, box] as const))('%s', (_id, box) => {
    it('is as it is documented, whatever the options', async () => {
      await expectDocumented(server, await box.rules());
    });
  });
});
