import { must } from '@kast/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { mustWork, NIM, TOYS } from '../testing.ts';
import type { House } from './house.ts';
import { type Decision, playMove } from './play-move.ts';
import { setTable } from './set-table.ts';
import { shelfOf } from './shelf.ts';
import { tablesIn } from './tables.ts';

async function openStore(): Promise<Store> {
  const store = await openSqliteStore({ file: ':memory:' });
  onTestFinished(() => store.close());
  return store;
}

/** One process of several that share a store. */
function houseOn(store: Store): House {
  const shelf = shelfOf(TOYS);
  const tables = tablesIn({ store, shelf, limit: 9 });
  return { store, shelf, tables, secret: 'secret', now: Date.now };
}

async function tableIn({ tables, store }: House, id: string) {
  const table = must(await tables.find(id), 'the table');
  const play = (decision: Partial<Decision>) =>
    playMove(table, store, { seat: 1, ply: 0, move: '1', key: undefined, ...decision }, Date.now);
  return { table, play };
}

describe('two processes that share a store', () => {
  async function openBoth() {
    const store = await openStore();
    const [here, there] = [houseOn(store), houseOn(store)];
    const { id } = mustWork(await setTable(here, 'ann', NIM));
    return [await tableIn(here, id), await tableIn(there, id)] as const;
  }

  it('never both play the same ply: the later one is told what it missed', async () => {
    const [here, there] = await openBoth();
    mustWork(await here.play({ move: '2' }));
    expect(there.table.match.plies).toHaveLength(0);
    const missed = [{ happening: { entry: { by: 1, move: 'take 2' } } }];
    expect(await there.play({ move: '3' })).toMatchObject({
      ok: false,
      error: { code: 'stale', ply: 1, missed },
    });
    expect(there.table.match.plies).toHaveLength(1);
  });

  it('give the same answer to the same key', async () => {
    const [here, there] = await openBoth();
    const decision = { move: '2', key: 'ann:some-key' };
    expect(await here.play(decision)).toEqual({ ok: true, value: { ply: 1 } });
    expect(await there.play(decision)).toEqual({ ok: true, value: { ply: 1 } });
    expect(there.table.match.plies).toHaveLength(1);
  });

  it('play on where the other has left off', async () => {
    const [here, there] = await openBoth();
    mustWork(await here.play({ move: '2' }));
    await there.play({ move: '2' });
    mustWork(await there.play({ seat: 2, ply: 1, move: '3' }));
    await here.play({ seat: 2, ply: 1, move: '3' });
    expect(here.table.match.plies.map(({ entry }) => entry)).toEqual(
      there.table.match.plies.map(({ entry }) => entry),
    );
  });
});

describe('a log', () => {
  it('does not grow for ever, but the match can be ended', async () => {
    const house = houseOn(await openStore());
    const { id } = mustWork(await setTable(house, 'ann', NIM));
    const { table, play } = await tableIn(house, id);
    let ply = 0;
    let answer = await play({ ply });
    while (answer.ok) {
      ply++;
      answer = await play({ ply, move: ply % 2 === 0 ? '1' : 'undo' });
    }
    expect(answer.error).toEqual({ code: 'log-full', limit: 1009 });
    expect(table.match.plies).toHaveLength(1009);
    expect(await play({ ply, move: 'resign' })).toMatchObject({ ok: true });
  });
});
