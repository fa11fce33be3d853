import { describe, expect, it } from 'vitest';
import { mustWork } from '../testing.ts';
import { decide, newLiveMatch, openMatch, openTestStore, servicesOn } from '../matches/testing.ts';

async function openWith(limit: number) {
  const services = servicesOn(await openTestStore(), { limit });
  const inMemory = () => [...services.live.all()];
  /** What is idle is forgotten in another turn of the event loop than it was found in. */
  const settled = () =>
    new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  return {
    services,
    live: services.live,
    newMatch: () => newLiveMatch(services),
    inMemory,
    settled,
  };
}

describe('matches in memory', () => {
  it('are one for each id, also for those who ask at the same time', async () => {
    const { live, newMatch } = await openWith(1);
    const { id } = await newMatch();
    await newMatch();
    const [one, other] = await Promise.all([live.find(id), live.find(id)]);
    expect(mustWork(one)).toBe(mustWork(other));
    expect(mustWork(await live.find(id))).toBe(mustWork(one));
    expect(await live.find('nothing')).toEqual({ ok: false, error: { code: 'unknown-match' } });
  });

  it('are forgotten when they were not used for longest, and found again as they were', async () => {
    const { services, newMatch, inMemory, settled } = await openWith(2);
    const [first, second] = [await newMatch(), await newMatch()];
    await decide(first, services, { move: '2', key: 'a-key-of-ann' });
    await openMatch(services, second.id);
    const third = await newMatch();
    await settled();
    expect(inMemory()).toEqual([second, third]);
    const again = await openMatch(services, first.id);
    expect(again).not.toBe(first);
    expect(again.match).toEqual(first.match);
    expect(await decide(again, services, { question: 0, move: '2', key: 'a-key-of-ann' })).toEqual({
      ok: true,
      value: { ply: 1 },
    });
  });

  it('are not forgotten while somebody looks or acts', async () => {
    const { newMatch, inMemory, settled } = await openWith(1);
    const looked = await newMatch();
    const unlisten = looked.listen(() => undefined);
    const acted = await newMatch();
    const acting = Promise.withResolvers<void>();
    const act = acted.inTurn(() => acting.promise);
    await newMatch();
    await settled();
    expect(inMemory()).toContain(looked);
    expect(inMemory()).toContain(acted);
    acting.resolve();
    await act;
    unlisten();
    await newMatch();
    await settled();
    expect(inMemory()).toHaveLength(1);
  });

  it('are not forgotten between being found and being held, whoever comes meanwhile', async () => {
    const { services, live, newMatch, inMemory, settled } = await openWith(1);
    const ids: string[] = [];
    while (ids.length < 20) ids.push((await newMatch()).id);
    await settled();
    const held = await Promise.all(
      ids.map(async (id) => {
        const found = await openMatch(services, id);
        found.listen(() => undefined);
        return found;
      }),
    );
    await settled();
    expect(inMemory()).toHaveLength(20);
    for (const one of held) expect(live.peek(one.id)).toBe(one);
  });
});
