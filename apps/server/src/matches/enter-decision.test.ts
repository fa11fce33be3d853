import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MOST_UNDOS, ok } from '@kast/kernel';
import type { TableAct } from '@kast/protocol';
import { type QuoitsState, quoitsReferee } from '@kast/test-kit';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Addition } from '../store/store.ts';
import { mustWork } from '../testing.ts';
import type { AskReferee } from './complete-entry.ts';
import type { Decision } from './decision.ts';
import { enterDecision } from './enter-decision.ts';
import {
  decide,
  newLiveMatch,
  openMatch,
  openTestStore,
  servicesOn,
  storedEntries,
} from './testing.ts';

describe('two processes that share a store', () => {
  async function openBoth() {
    const store = await openTestStore();
    const [services, other] = [servicesOn(store), servicesOn(store)];
    const here = await newLiveMatch(services);
    const there = await openMatch(other, here.id);
    return { services, other, here, there };
  }

  it('never both answer the same question: the later one is told what it missed', async () => {
    const { services, other, here, there } = await openBoth();
    mustWork(await decide(here, services, { move: '2' }));
    expect(there.match.ply).toBe(0);
    const missed = [{ happening: { entry: { by: 1, move: 'take 2' } } }];
    expect(await decide(there, other, { move: '3' })).toMatchObject({
      ok: false,
      error: { code: 'stale', standing: { ply: 1 }, missed },
    });
    expect(there.match.ply).toBe(1);
  });

  it('give the same answer to the same key', async () => {
    const { services, other, here, there } = await openBoth();
    const decision = { question: 0, move: '2', key: 'some-key' };
    expect(await decide(here, services, decision)).toEqual({ ok: true, value: { ply: 1 } });
    expect(await decide(there, other, decision)).toEqual({ ok: true, value: { ply: 1 } });
    expect(there.match.ply).toBe(1);
  });

  it('play on where the other has left off', async () => {
    const { services, other, here, there } = await openBoth();
    mustWork(await decide(here, services, { move: '2' }));
    await there.catchUp(services.store);
    mustWork(await decide(there, other, { seat: 2, move: '3' }));
    await here.catchUp(services.store);
    expect(here.match.ply).toBe(2);
    expect(here.match).toEqual(there.match);
  });

  it('have nothing to say of the table when the other has made a move', async () => {
    const { services, here, there } = await openBoth();
    const before = there.tableVersion;
    mustWork(await decide(here, services, { move: '2' }));
    await there.catchUp(services.store);
    expect(there.match.ply).toBe(1);
    expect(there.tableVersion).toBe(before);
  });

  it('read what the other entered before they judge an offer, an acceptance or a resignation', async () => {
    const { services, other, here, there } = await openBoth();
    mustWork(await decide(here, services, 'draw'));
    expect(await decide(there, other, 'draw', 2)).toMatchObject({ error: { code: 'stale' } });
    mustWork(await decide(there, other, 'draw', 2));
    expect(await decide(here, services, 'resign')).toMatchObject({ error: { rule: 'T2' } });
    const moves = (await storedEntries(services, here.id)).map(({ by, move }) => `${by} ${move}`);
    expect(moves).toEqual(['1 draw', '2 draw']);
  });
});

describe('a decision that is sent again', () => {
  const AGAIN = { question: 0, move: '2', key: 'some-key' };
  const act = (named: TableAct, key: string): Decision => ({
    seat: 1,
    from: 'person',
    act: named,
    key,
  });

  it('gets the answer of the first, whatever others and its own seat have entered since', async () => {
    const services = servicesOn(await openTestStore());
    const live = await newLiveMatch(services);
    mustWork(await decide(live, services, AGAIN));
    mustWork(await decide(live, services, 'draw', 2));
    mustWork(await decide(live, services, { seat: 2, move: '1' }));
    mustWork(await decide(live, services, { move: '1' }));
    expect(await decide(live, services, AGAIN)).toEqual({ ok: true, value: { ply: 1 } });
    expect(live.match.ply).toBe(4);
  });

  it('T6 does not come back where it was taken back', async () => {
    const services = servicesOn(await openTestStore());
    const live = await newLiveMatch(services);
    mustWork(await decide(live, services, AGAIN));
    mustWork(await decide(live, services, 'undo'));
    expect(await decide(live, services, AGAIN)).toEqual({ ok: true, value: { ply: 1 } });
    expect(live.match.ply).toBe(2);
  });

  it('is stale with a key that its question was not answered by', async () => {
    const services = servicesOn(await openTestStore());
    const live = await newLiveMatch(services);
    mustWork(await decide(live, services, AGAIN));
    const other = { ...AGAIN, key: 'another-key' };
    expect(await decide(live, services, other)).toMatchObject({ error: { code: 'stale' } });
  });

  it('T3 is no repeat of something else that had the same key', async () => {
    const services = servicesOn(await openTestStore());
    const live = await newLiveMatch(services);
    const offer = act({ act: 'offer-draw' }, 'one-key');
    expect(await enterDecision(live, services, offer)).toEqual({ ok: true, value: { ply: 1 } });
    const resigning = act({ act: 'resign' }, 'one-key');
    expect(await enterDecision(live, services, resigning)).toEqual({ ok: true, value: { ply: 2 } });
    expect(live.match.resigned).toContain(1);
    expect(await enterDecision(live, services, resigning)).toEqual({ ok: true, value: { ply: 2 } });
  });

  it('T4 offers a draw once, also after the offer was declined', async () => {
    const services = servicesOn(await openTestStore());
    const live = await newLiveMatch(services);
    const offer = act({ act: 'offer-draw' }, 'an-offer');
    expect(await enterDecision(live, services, offer)).toEqual({ ok: true, value: { ply: 1 } });
    mustWork(await decide(live, services, { move: '1' }));
    mustWork(await decide(live, services, { seat: 2, move: '1' }));
    expect(await enterDecision(live, services, offer)).toEqual({ ok: true, value: { ply: 1 } });
    expect(live.match.ply).toBe(3);
    const anew = act({ act: 'offer-draw' }, 'another-offer');
    expect(await enterDecision(live, services, anew)).toEqual({ ok: true, value: { ply: 4 } });
  });
});

describe('a log', () => {
  it('that contradicts what is stored of it breaks its match, and is not tried for ever', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kast-log-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'kast.db');
    const store = await openSqliteStore({ file });
    onTestFinished(() => store.close());
    const services = servicesOn(store);
    const live = await newLiveMatch(services);
    const other = new DatabaseSync(file);
    other.exec('update matches set ply = 7');
    other.close();
    await expect(decide(live, services, { move: '2' })).rejects.toThrow('does not end at 0');
  });

  it('T6 T9 does not grow for ever, but the match can be ended', async () => {
    const services = servicesOn(await openTestStore());
    const live = await newLiveMatch(services);
    let answer = await decide(live, services);
    while (answer.ok) {
      const isMoved = live.match.takeBacks.length > 0;
      answer = await (isMoved ? decide(live, services, 'undo') : decide(live, services));
    }
    expect(answer.error).toMatchObject({ code: 'refused', rule: 'T6', reason: 'too-many-undos' });
    expect(live.match.ply).toBe(2 * MOST_UNDOS + 1);
    expect(await decide(live, services, 'resign')).toMatchObject({ ok: true });
  });
});

describe('a throw by hand', () => {
  const QUOITS = { game: 'quoits' } as const;
  const judge: AskReferee = async ({ state }) => ok(quoitsReferee.judge(state as QuoitsState));

  it('is stored together with its verdict, or not at all', async () => {
    const store = await openTestStore();
    const additions: Addition[] = [];
    const append = (addition: Addition) => {
      additions.push(addition);
      return store.append(addition);
    };
    const services = servicesOn({ ...store, append }, { askReferee: judge });
    const live = await newLiveMatch(services, QUOITS);
    mustWork(await decide(live, services, { move: 'throw 12,-3', key: 'some-key' }));
    expect(additions).toMatchObject([
      {
        ply: 0,
        entries: [
          { by: 1, move: 'throw 12,-3', key: 'some-key' },
          { by: 'chance', move: 'lands 2', key: undefined },
        ],
      },
    ]);
  });

  it('is judged once more at most where another process was first, on the match as it is then', async () => {
    const store = await openTestStore();
    const asked: unknown[] = [];
    const askReferee: AskReferee = async (match, facts) => {
      asked.push(match.state);
      return judge(match, facts);
    };
    const [services, other] = [
      servicesOn(store, { askReferee }),
      servicesOn(store, { askReferee }),
    ];
    const here = await newLiveMatch(services, QUOITS);
    const there = await openMatch(other, here.id);
    const answers = await Promise.all([
      decide(here, services, { move: 'throw 1' }),
      decide(there, other, { move: 'throw 2' }),
    ]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({
      error: { code: 'stale', standing: { ply: 2 } },
    });
    expect(asked).toHaveLength(2);
    expect(here.match).toEqual(there.match);
  });

  it('is judged again where something else was entered meanwhile, and is not stale', async () => {
    const asked: unknown[] = [];
    const askReferee: AskReferee = async (match, facts) => {
      asked.push(match.ply);
      // While the referee looks at it, the other offers a draw.
      if (asked.length === 1) mustWork(await decide(live, services, 'draw', 2));
      return judge(match, facts);
    };
    const services = servicesOn(await openTestStore(), { askReferee });
    const live = await newLiveMatch(services, QUOITS);
    expect(await decide(live, services, { move: 'throw 1' })).toEqual({
      ok: true,
      value: { ply: 2 },
    });
    expect(asked).toEqual([1, 2]);
    expect(live.match.ply).toBe(3);
  });

  it('keeps the match in memory while it is judged', async () => {
    const verdict = Promise.withResolvers<void>();
    const askReferee: AskReferee = async (match, facts) => {
      await verdict.promise;
      return judge(match, facts);
    };
    const services = servicesOn(await openTestStore(), { askReferee, limit: 1 });
    const live = await newLiveMatch(services, QUOITS);
    const thrown = decide(live, services, { move: 'throw 1' });
    await newLiveMatch(services);
    await newLiveMatch(services);
    expect(live.isIdle).toBe(false);
    verdict.resolve();
    mustWork(await thrown);
    expect(await openMatch(services, live.id)).toBe(live);
  });

  it('is not stored where there is no verdict', async () => {
    const services = servicesOn(await openTestStore());
    const live = await newLiveMatch(services, QUOITS);
    const answer = await decide(live, services, { move: 'throw 12,-3' });
    expect(answer).toEqual({ ok: false, error: { code: 'no-verdict' } });
    expect(live.match.ply).toBe(0);
    expect((await services.store.findMatch(live.id))?.status.ply).toBe(0);
  });
});
