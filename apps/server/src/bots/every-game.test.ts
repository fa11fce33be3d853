import { registry } from '@kast/games';
import {
  type AnyGame,
  pick,
  type Random,
  readRecord,
  seededRandom,
  verifyRecord,
} from '@kast/kernel';
import { newKey, type NewMatch, type Snapshot } from '@kast/protocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mustWork, startTestServer, type TestGuest, type TestServer, watch } from '../testing.ts';

const DECISIONS = 8;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/** By lot, from what a browser knows after reloading. */
function decideBy(random: Random, game: AnyGame, snapshot: Snapshot): string {
  const { you = 1, seats, options, standing, happened } = snapshot;
  const seen = { viewer: you, seats: seats.length, options, view: standing.view, happened };
  const state = game.imagine(seen, random);
  const moves = game.moves(state, you);
  const move = moves.length > 0 ? pick(random, moves) : game.sample?.(state, you, random);
  return game.notation.make(state, move);
}

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
    const standing = () => view.plies.at(-1)?.standing ?? first.standing;

    for (let decisions = 0; decisions < DECISIONS && !standing().outcome; ) {
      await view.until(() => standing().toDecide.includes(1) || standing().outcome !== undefined);
      const snapshot = mustWork(await ann.client.snapshot(match));
      if (!snapshot.standing.toDecide.includes(1)) continue;
      const { ply } = snapshot.standing;
      const decision = { ply, move: decideBy(random, game, snapshot), key: newKey() };
      const answer = await ann.client.move(match, decision);
      // A bot may have decided at the same time: then it is decided again.
      if (!answer.ok && answer.error.code === 'stale') continue;
      mustWork(answer);
      decisions++;
      await view.until(() => standing().ply > ply);
    }

    if (!standing().outcome) await resign(ann, match);
    await view.until(() => standing().outcome !== undefined);
    const record = mustWork(await ann.client.record(match));
    const replayed = mustWork(readRecord(record, game));
    expect(verifyRecord(record, replayed)).toBeUndefined();
    expect(record.log.filter(({ by }) => by === 1).length).toBeGreaterThan(1);
  });
});

const BOT = { kind: 'bot', level: 1 } as const;

/** A bot may decide at the same time; then once more. */
async function resign({ client }: TestGuest, match: string): Promise<void> {
  for (;;) {
    const { standing } = mustWork(await client.snapshot(match));
    if (standing.outcome) return;
    const decision = { ply: standing.ply, move: 'resign', key: newKey() };
    if ((await client.move(match, decision)).ok) return;
  }
}
