import { registry } from '@kast/games';
import {
  type AnyGame,
  must,
  pick,
  type Random,
  readRecord,
  seededRandom,
  type Standing,
} from '@kast/kernel';
import { newKey, type Snapshot } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import {
  act,
  move,
  mustWork,
  openTestTable,
  type TestGuest,
  type Watching,
  watch,
} from '../testing.ts';

/** A player who knows no more than a browser does: the view, and the rules on what it imagines. */
function playerAt(guest: TestGuest, snapshot: Snapshot, game: AnyGame, random: Random) {
  const viewer = must(snapshot.you, 'a seat');
  const { id, options } = snapshot;
  const stream = watch(guest, id, 0);
  const decide = (view: unknown): string => {
    const seen = { viewer, seats: 2, options, ply: 0, view, memory: undefined };
    const state = game.imagine(seen, random);
    return game.notation.make(state, pick(random, game.moves(state, viewer)));
  };
  return {
    async play(): Promise<Standing> {
      let standing = snapshot.standing;
      while (standing.outcome === undefined) {
        if (standing.question !== undefined) {
          const { question } = standing;
          const decision = { question, move: decide(standing.view), key: newKey() };
          mustWork(await guest.client.move(id, decision));
        }
        const next = standing.ply + 1;
        await stream.until(({ plies }) => plies.length >= next);
        standing = must(stream.plies[next - 1], 'what happened').standing;
      }
      return standing;
    },
  };
}

async function openTablut(seed: string) {
  const table = await openTestTable({ game: 'tablut' }, {});
  const game = await must(
    registry.find(({ info }) => info.id === 'tablut'),
    'Tablut',
  ).rules();
  const [hers, his] = [table.ann, table.bob].map(async (guest, index) => {
    const snapshot = mustWork(await guest.client.snapshot(table.id));
    return playerAt(guest, snapshot, game, seededRandom(`${seed}:${index}`));
  });
  return { ...table, table, game, hers: await must(hers, 'ann'), his: await must(his, 'bob') };
}

const movesIn = ({ plies }: Watching) => plies.map(({ happening }) => happening.entry);

describe('Tablut online', () => {
  it('is played to its end by two who see nothing but their views, before a third', async () => {
    const { game, hers, his, carol, id } = await openTablut('match 28');
    const view = watch(carol, id, 0);
    const [light, dark] = await Promise.all([hers.play(), his.play()]);
    expect(light.outcome).toEqual({ winners: [1], rule: 'TB4.5' });
    expect(dark.outcome).toEqual(light.outcome);
    await view.until(({ plies }) => plies.at(-1)?.standing.outcome !== undefined);
    const record = mustWork(await carol.client.record(id));
    expect(movesIn(view)).toEqual(record.log);
    expect(record.result).toEqual(light.outcome);
    expect(readRecord(record, game)).toMatchObject({ ok: true });
  });

  it('refuses with the rule, in the words that the texts need', async () => {
    const { ann, id } = await openTablut('refusals');
    const ask = (text: string) => move(ann, id, text);
    expect(await ask('e4-a1')).toMatchObject({ error: { code: 'refused', rule: 'TB2.1' } });
    expect(await ask('d1-d2')).toMatchObject({ error: { code: 'refused', rule: 'TB1.4' } });
    expect(await ask('z9-z9')).toMatchObject({ error: { code: 'refused' } });
  });

  it('ends by resigning and by agreement, as its own rules say', async () => {
    const { ann, bob, id } = await openTablut('resigning');
    mustWork(await act(ann, id, 'draw'));
    expect(mustWork(await bob.client.snapshot(id)).standing.offers).toEqual([{ seat: 1, ply: 0 }]);
    mustWork(await act(bob, id, 'draw'));
    expect(mustWork(await ann.client.snapshot(id)).standing).toMatchObject({
      outcome: { winners: [], rule: 'TB5.8' },
      endedBy: 'agreement',
    });
  });
});
