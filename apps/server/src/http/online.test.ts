import { must } from '@kast/kernel';
import { newKey, type NewMatch } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { mustWork, openTestServer, type TestGuest, TOYS, watch } from '../testing.ts';

const NIM: NewMatch = {
  game: 'nim',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  watchers: 'anyone',
};

async function openNim() {
  const server = await openTestServer({ boxes: TOYS });
  const [ann, bob, carol] = [server.newGuest(), server.newGuest(), server.newGuest()];
  const { id, invites } = mustWork(await ann.client.newMatch(NIM));
  const { token } = must(invites[0], 'an invitation');
  mustWork(await bob.client.claimSeat(id, token));
  return { ...server, server, ann, bob, carol, id, token };
}

const move = ({ client }: TestGuest, id: string, ply: number, text: string) =>
  client.move(id, { ply, move: text, key: newKey() });

describe('a match online', () => {
  it('is played by two and watched by a third, each told what happens', async () => {
    const { ann, bob, carol, id } = await openNim();
    const views = [ann, bob, carol].map((guest) => watch(guest, id, 0));
    expect(await move(ann, id, 0, '3')).toEqual({ ok: true, value: { ply: 1 } });
    expect(await move(bob, id, 1, 'take 1')).toEqual({ ok: true, value: { ply: 2 } });
    for (const view of views) {
      await view.until(({ plies }) => plies.length === 2);
      expect(view.plies).toMatchObject([
        { happening: { ply: 0, entry: { by: 1, move: 'take 3' } }, standing: { toDecide: [2] } },
        { happening: { ply: 1, entry: { by: 2, move: 'take 1' } }, standing: { ply: 2 } },
      ]);
    }
    expect(mustWork(await carol.client.snapshot(id))).toMatchObject({
      maker: false,
      standing: { ply: 2, view: { heap: 5 }, canTakeBack: false },
      log: [
        { by: 1, move: 'take 3' },
        { by: 2, move: 'take 1' },
      ],
    });
    expect(mustWork(await bob.client.snapshot(id))).toMatchObject({
      you: 2,
      standing: { canTakeBack: true },
    });
  });

  it('gives a reconnecting viewer exactly what it missed', async () => {
    const { ann, bob, carol, id } = await openNim();
    await move(ann, id, 0, '1');
    const first = watch(carol, id, 0);
    await first.until(({ plies }) => plies.length === 1);
    first.close();
    await move(bob, id, 1, '1');
    await move(ann, id, 2, '2');
    const second = watch(carol, id, 1);
    await second.until(({ plies }) => plies.length === 2);
    expect(second.plies.map(({ happening }) => happening.ply)).toEqual([1, 2]);
    expect(second.plies[0]?.standing).toMatchObject({ ply: 2, view: { heap: 7 } });
  });
});
