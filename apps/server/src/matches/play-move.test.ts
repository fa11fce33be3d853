import { describe, expect, it } from 'vitest';
import { mustWork } from '../testing.ts';
import { decide, houseOn, newTableIn, openTestStore, tableIn } from './testing.ts';

describe('two processes that share a store', () => {
  async function openBoth() {
    const store = await openTestStore();
    const [house, other] = [houseOn(store), houseOn(store)];
    const here = await newTableIn(house);
    const there = await tableIn(other, here.id);
    return { house, here, there };
  }

  it('never both play the same ply: the later one is told what it missed', async () => {
    const { house, here, there } = await openBoth();
    mustWork(await decide(here, house, { move: '2' }));
    expect(there.match.plies).toHaveLength(0);
    const missed = [{ happening: { entry: { by: 1, move: 'take 2' } } }];
    expect(await decide(there, house, { move: '3' })).toMatchObject({
      ok: false,
      error: { code: 'stale', ply: 1, missed },
    });
    expect(there.match.plies).toHaveLength(1);
  });

  it('give the same answer to the same key', async () => {
    const { house, here, there } = await openBoth();
    const decision = { ply: 0, move: '2', key: 'ann:some-key' };
    expect(await decide(here, house, decision)).toEqual({ ok: true, value: { ply: 1 } });
    expect(await decide(there, house, decision)).toEqual({ ok: true, value: { ply: 1 } });
    expect(there.match.plies).toHaveLength(1);
  });

  it('play on where the other has left off', async () => {
    const { house, here, there } = await openBoth();
    mustWork(await decide(here, house, { move: '2' }));
    await there.catchUp(house.store);
    mustWork(await decide(there, house, { seat: 2, move: '3' }));
    await here.catchUp(house.store);
    const entries = [here, there].map(({ match }) => match.plies.map(({ entry }) => entry));
    expect(entries[0]).toHaveLength(2);
    expect(entries[0]).toEqual(entries[1]);
  });
});

describe('a log', () => {
  it('does not grow for ever, but the match can be ended', async () => {
    const house = houseOn(await openTestStore());
    const table = await newTableIn(house);
    let answer = await decide(table, house, {});
    while (answer.ok) {
      const move = table.match.plies.length % 2 === 0 ? '1' : 'undo';
      answer = await decide(table, house, { move });
    }
    expect(answer.error).toEqual({ code: 'log-full', limit: 1009 });
    expect(table.match.plies).toHaveLength(1009);
    expect(await decide(table, house, { move: 'resign' })).toMatchObject({ ok: true });
  });
});
