import {
  Invites,
  MatchList,
  MatchMade,
  Me,
  MoveAnswer,
  NameAnswer,
  PlyEvent,
  Rematch,
  SeatClaimed,
  Snapshot,
  TableEvent,
  WireRecord,
} from '@kast/protocol';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { move, mustWork, NIM, openTestTable, watch } from '../testing.ts';

/** Over the line, so that what is left out there is left out here. */
function expectToFit(schema: TSchema, answer: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  expect(Value.Errors(schema, sent)).toEqual([]);
}

describe('what the server sends', () => {
  it.each(['nim', 'high-card'])('is as it is documented, in %s', async (game) => {
    const { ann, bob, carol, id, token } = await openTestTable({ game });
    const view = watch(carol, id, 0);
    expectToFit(MatchMade, mustWork(await ann.client.newMatch({ ...NIM, game })));
    expectToFit(NameAnswer, mustWork(await bob.client.rename('Bob')));
    expectToFit(SeatClaimed, mustWork(await bob.client.claimSeat(id, token)));
    expectToFit(Invites, mustWork(await ann.client.invites(id)));
    expectToFit(MoveAnswer, mustWork(await move(ann, id, 'draw')));
    for (const guest of [ann, bob, carol]) {
      expectToFit(Snapshot, mustWork(await guest.client.snapshot(id)));
      expectToFit(WireRecord, mustWork(await guest.client.record(id)));
      expectToFit(Me, mustWork(await guest.client.me()));
    }
    expectToFit(MoveAnswer, mustWork(await move(bob, id, 'resign')));
    expectToFit(Snapshot, mustWork(await ann.client.snapshot(id)));
    expectToFit(WireRecord, mustWork(await ann.client.record(id)));
    expectToFit(MatchList, mustWork(await carol.client.recentMatches(game)));
    expectToFit(Rematch, mustWork(await ann.client.rematch(id)));
    await view.until(({ plies, tables }) => {
      return plies.at(-1)?.seed !== undefined && tables.at(-1)?.rematch !== undefined;
    });
    for (const event of view.plies) expectToFit(PlyEvent, event);
    for (const event of view.tables) expectToFit(TableEvent, event);
  });
});
