import { ok } from '@kast/kernel';
import { type QuoitsState, quoitsReferee } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { Addition } from '../store/store.ts';
import { mustWork } from '../testing.ts';
import type { AskReferee } from './play-on.ts';
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

describe('a throw by hand', () => {
  const QUOITS = { game: 'quoits' } as const;

  it('is stored together with its verdict, or not at all', async () => {
    const store = await openTestStore();
    const additions: Addition[] = [];
    const append = (addition: Addition) => {
      additions.push(addition);
      return store.append(addition);
    };
    const askReferee: AskReferee = async ({ state }) =>
      ok(quoitsReferee.judge(state as QuoitsState));
    const house = houseOn({ ...store, append }, { askReferee });
    const table = await newTableIn(house, QUOITS);
    mustWork(await decide(table, house, { move: 'throw 12,-3', key: 'ann:some-key' }));
    expect(additions).toMatchObject([
      {
        ply: 0,
        entries: [
          { by: 1, move: 'throw 12,-3', key: 'ann:some-key' },
          { by: 'chance', move: 'lands 2', key: undefined },
        ],
      },
    ]);
  });

  it('is judged again where another process was first, on the match as that one left it', async () => {
    const store = await openTestStore();
    const asked: unknown[] = [];
    const askReferee: AskReferee = async ({ state }) => {
      asked.push(state);
      return ok(quoitsReferee.judge(state as QuoitsState));
    };
    const [house, other] = [houseOn(store, { askReferee }), houseOn(store, { askReferee })];
    const here = await newTableIn(house, QUOITS);
    const there = await tableIn(other, here.id);
    const answers = await Promise.all([
      decide(here, house, { move: 'throw 1' }),
      decide(there, other, { move: 'throw 2' }),
    ]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({
      error: { code: 'stale', ply: 2 },
    });
    expect(asked).toHaveLength(2);
    expect(here.match.plies).toEqual(there.match.plies);
  });

  it('is not stored where there is no verdict', async () => {
    const house = houseOn(await openTestStore());
    const table = await newTableIn(house, QUOITS);
    const answer = await decide(table, house, { move: 'throw 12,-3' });
    expect(answer).toEqual({ ok: false, error: { code: 'no-verdict' } });
    expect(table.match.plies).toHaveLength(0);
    expect((await house.store.findMatch(table.id))?.status.ply).toBe(0);
  });
});
