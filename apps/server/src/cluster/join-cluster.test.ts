import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { ClusterStore } from '../store/cluster-store.ts';
import { emptiedDatabase } from '../store/postgres/databases-testing.ts';
import { openPostgresStore } from '../store/postgres/postgres-store.ts';
import { joinCluster } from './join-cluster.ts';

const emptied = emptiedDatabase();
const QUESTION = { match: 'm', seat: 1, question: 4 };

let store: ClusterStore;

beforeEach(async () => {
  const opened = await openPostgresStore({ url: await emptied() });
  onTestFinished(() => opened.close());
  store = opened.cluster;
});

/** A process whose seconds pass when it is told so. */
async function join(from = store) {
  let second = (): Promise<unknown> => Promise.reject(new Error('nothing is repeated'));
  let deaths = 0;
  const cluster = await joinCluster({
    store: from,
    everySecond: (work) => {
      second = work;
      return async () => undefined;
    },
    onDeath: () => {
      deaths++;
    },
  });
  const pass = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds; passed++) await second();
  };
  return { ...cluster, pass, deaths: () => deaths };
}

describe('processes that share a database', () => {
  it('hear what the others count, from the beginning and as it changes', async () => {
    const one = await join();
    one.tallies.set('streams', 3);
    await one.pass(1);
    const other = await join();
    await other.pass(1);
    expect(other.tallies.elsewhere('streams')).toBe(3);
    one.tallies.add('streams', -1);
    await one.pass(1);
    await other.pass(1);
    expect(other.tallies.elsewhere('streams')).toBe(2);
    expect(one.tallies.elsewhere('streams')).toBe(0);
  });

  it('know what all of them can do, and that one of the version before cannot', async () => {
    const one = await join();
    expect(one.canAll('nonces')).toBe(true);
    const other = await join();
    expect(other.canAll('nonces')).toBe(true);
    await one.pass(1);
    expect(one.canAll('nonces')).toBe(true);
    const before = { process: 'of the version before', beat: 0 };
    await store.register(before.process, new Map());
    await one.pass(1);
    expect(one.canAll('nonces')).toBe(false);
    // Who comes after it knows from the start.
    expect((await join()).canAll('nonces')).toBe(false);
    await store.remove(before);
    await one.pass(1);
    await one.pass(1);
    expect(one.canAll('nonces')).toBe(true);
  });

  it('have a question thought about once', async () => {
    const [one, other] = [await join(), await join()];
    expect(await one.leases.claim(QUESTION)).toBe(true);
    expect(await other.leases.claim(QUESTION)).toBe(false);
    await one.leases.release(QUESTION);
    expect(await other.leases.claim(QUESTION)).toBe(true);
  });

  it('take over from one that died', async () => {
    const [one, other] = [await join(), await join()];
    one.tallies.set('streams', 3);
    await one.leases.claim(QUESTION);
    await one.pass(1);
    await other.pass(5);
    expect([other.deaths(), await other.leases.claim(QUESTION)]).toEqual([0, false]);
    await other.pass(1);
    expect([other.deaths(), await other.leases.claim(QUESTION)]).toEqual([1, true]);
    expect(other.tallies.elsewhere('streams')).toBe(0);
  });

  it('hear at once of one that leaves', async () => {
    const [one, other] = [await join(), await join()];
    await one.leases.claim(QUESTION);
    await other.pass(1);
    await one.leave();
    await other.pass(1);
    expect([other.deaths(), await other.leases.claim(QUESTION)]).toEqual([1, true]);
  });

  it('know one again that was only taken for dead', async () => {
    const [one, other] = [await join(), await join()];
    one.tallies.set('streams', 3);
    await one.pass(1);
    await other.pass(6);
    expect(other.tallies.elsewhere('streams')).toBe(0);
    await one.pass(1);
    await other.pass(1);
    expect(other.tallies.elsewhere('streams')).toBe(3);
    expect(await one.leases.claim(QUESTION)).toBe(true);
  });

  it('take nobody for dead because the database was away', async () => {
    let isAway = false;
    const away = async (): Promise<never> => {
      throw new Error('the database is away');
    };
    const [one, other] = [
      await join(),
      await join(
        new Proxy(store, { get: (all, name): unknown => (isAway ? away : Reflect.get(all, name)) }),
      ),
    ];
    await one.pass(1);
    await other.pass(1);
    isAway = true;
    other.tallies.set('streams', 1);
    for (let second = 0; second < 9; second++) await expect(other.pass(1)).rejects.toThrow('away');
    isAway = false;
    await other.pass(2);
    expect(other.deaths()).toBe(0);
    // What could not be told meanwhile is told.
    await one.pass(1);
    expect(one.tallies.elsewhere('streams')).toBe(1);
  });
});
