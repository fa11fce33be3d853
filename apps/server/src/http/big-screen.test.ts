import { connectTo } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import {
  inTestTransport,
  mustWork,
  openTestTable,
  type TestGuest,
  type TestTable,
  watch,
} from '../testing.ts';

/** Everybody has a hand, which nobody else sees. */
function openHands(watchers: 'anyone' | 'nobody' = 'anyone'): Promise<TestTable> {
  return openTestTable({ game: 'la-courte-paille', watchers }, {});
}

/** The browser of somebody, where it shows a table to the whole room. */
function screenOf(guest: TestGuest, { url }: TestTable): TestGuest {
  const transport = inTestTransport((address, init) => guest.fetch(address, init));
  return { ...guest, client: connectTo(url, transport, 'watcher') };
}

describe('a big screen in the browser of somebody who has a seat', () => {
  it('is told what a watcher is told, and nothing of the hand', async () => {
    const table = await openHands();
    const { bob, carol, id } = table;
    const screen = screenOf(bob, table);
    const own = mustWork(await bob.client.snapshot(id));
    const shown = mustWork(await screen.client.snapshot(id));
    expect(shown).toEqual(mustWork(await carol.client.snapshot(id)));
    expect(shown.you).toBeUndefined();
    expect(shown.standing.view).not.toEqual(own.standing.view);
    const { ply } = own.standing;
    expect(await screen.client.history(id, ply)).toEqual(await carol.client.history(id, ply));
    expect(await screen.client.history(id, ply)).not.toEqual(await bob.client.history(id, ply));
    expect(await screen.client.record(id)).toEqual(await carol.client.record(id));
  });

  it('is told no more by what happens, and does not say that its owner is there', async () => {
    const table = await openHands();
    const { ann, bob, carol, id } = table;
    const [screen, watcher] = [watch(screenOf(bob, table), id, 0), watch(carol, id, 0)];
    const { ply } = mustWork(await carol.client.snapshot(id)).standing;
    const hasAll = ({ plies }: typeof screen) => plies.length === ply;
    await screen.until(hasAll);
    await watcher.until(hasAll);
    expect(screen.plies).toEqual(watcher.plies);
    mustWork(await ann.client.rename('Ann'));
    await screen.until(({ tables }) => tables.at(-1)?.seats[0]?.name === 'Ann');
    expect(screen.tables.every(({ you }) => you === undefined)).toBe(true);
    expect(screen.tables.at(-1)?.seats[1]?.present).toBe(false);
  });

  it('shows a table that is shut to watchers to who belongs there, and to nobody else', async () => {
    const table = await openHands('nobody');
    const { ann, bob, carol, id } = table;
    for (const guest of [ann, bob]) {
      const shown = mustWork(await screenOf(guest, table).client.snapshot(id));
      expect(shown).toMatchObject({ maker: guest === ann });
      expect(shown.you).toBeUndefined();
    }
    const refused = await screenOf(carol, table).client.snapshot(id);
    expect(refused).toMatchObject({ error: { code: 'not-welcome' } });
  });

  it('cannot ask for the eyes of a seat', async () => {
    const { url, carol, id } = await openHands();
    for (const as of ['1', '2', 'open', '']) {
      expect((await carol.fetch(`${url}/api/matches/${id}?as=${as}`)).status).toBe(400);
    }
  });
});
