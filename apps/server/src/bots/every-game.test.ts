import { registry } from '@kast/games';
import { readRecord, seededRandom, verifyRecord } from '@kast/kernel';
import { newKey, type NewMatch } from '@kast/protocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, decideByLot, mustWork, startTestServer, type TestServer, watch } from '../testing.ts';

const DECISIONS = 8;
const BOT = { kind: 'bot', level: 1 } as const;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

describe.each(registry.map((box) => [box.info.id, box] as const))('%s', (id, box) => {
  it('is played online against bots', { timeout: 60_000 }, async () => {
    const game = await box.rules();
    const random = seededRandom(id);
    const ann = server.newGuest();
    const others = Array.from({ length: box.info.seats.min - 1 }, () => BOT);
    const wish: NewMatch = {
      game: id,
      options: {},
      seats: [{ kind: 'me' }, ...others],
      watchers: 'anyone',
    };
    const match = mustWork(await ann.client.newMatch(wish)).id;
    const first = mustWork(await ann.client.snapshot(match));
    const view = watch(ann, match, first.standing.ply);
    const standing = () => view.standing ?? first.standing;

    for (let decisions = 0; decisions < DECISIONS && !standing().outcome; decisions++) {
      await view.until(() => standing().question !== undefined || standing().outcome !== undefined);
      if (standing().outcome) break;
      const snapshot = mustWork(await ann.client.snapshot(match));
      const { question = 0, ply } = snapshot.standing;
      const decision = { question, move: decideByLot(random, game, snapshot), key: newKey() };
      // Whatever bots have decided at the same time.
      mustWork(await ann.client.move(match, decision));
      await view.until(() => standing().ply > ply && standing().question !== question);
    }

    if (!standing().outcome) await act(ann, match, 'resign');
    await view.until(() => standing().outcome !== undefined);
    const record = mustWork(await ann.client.record(match));
    const replayed = mustWork(readRecord(record, game));
    expect(verifyRecord(record, replayed)).toBeUndefined();
    expect(record.log.filter(({ by }) => by === 1).length).toBeGreaterThan(1);
  });
});
