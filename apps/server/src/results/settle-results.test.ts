import { registry } from '@kast/games';
import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import {
  decide,
  newLiveMatch,
  newSeatedMatch,
  openTestStore,
  servicesOn,
} from '../matches/testing.ts';
import { mustWork } from '../testing.ts';
import { settleResults } from './settle-results.ts';

const throwReason = (_match: string, reason: unknown): never => {
  throw reason;
};

const TABLUT = {
  boxes: [
    must(
      registry.find(({ info }) => info.id === 'tablut'),
      'Tablut',
    ),
  ],
};

describe('T18: a match that is over', () => {
  it('counts once at however many processes, and what one of them left is found', async () => {
    const store = await openTestStore();
    const [one, other] = [servicesOn(store), servicesOn(store)];
    const live = await newSeatedMatch(one);
    mustWork(await decide(live, one, 'resign', 2));
    // Nobody has attended to it: as after a crash.
    expect(await store.profiles.countsOf('ann', 'all')).toEqual([]);
    const [here, there] = [settleResults(one, throwReason), settleResults(other, throwReason)];
    await Promise.all([here.settleLeft(), there.settleLeft()]);
    here.attend(live);
    await here.stop();
    expect(await store.profiles.countsOf('ann', 'all')).toMatchObject([{ won: 1, lost: 0 }]);
    expect(await store.profiles.matchesToCount(9)).toEqual([]);
  });

  it('counts for nobody where one person played against computers, or while it goes on', async () => {
    const store = await openTestStore();
    const services = servicesOn(store);
    const running = await newSeatedMatch(services);
    const alone = await newLiveMatch(services, {
      seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
    });
    mustWork(await decide(alone, services, 'resign', 1));
    const results = settleResults(services, throwReason);
    results.attend(running);
    results.attend(alone);
    await results.stop();
    expect(await store.profiles.countsOf('ann', 'all')).toEqual([]);
    expect(await store.profiles.matchesToCount(9)).toEqual([]);
  });

  it('tells what was begun with, by side, without what was taken back', async () => {
    const store = await openTestStore();
    const services = servicesOn(store, TABLUT);
    const live = await newSeatedMatch(services, { game: 'tablut' });
    mustWork(await decide(live, services, { move: 'e4-f4' }));
    mustWork(await decide(live, services, 'undo', 1));
    mustWork(await decide(live, services, { move: 'e4-b4' }));
    mustWork(await decide(live, services, { move: 'd1-b1', seat: 2 }));
    mustWork(await decide(live, services, 'resign', 2));
    const results = settleResults(services, throwReason);
    results.attend(live);
    await results.stop();
    const [hers] = await store.profiles.openingsOf('ann', 'all');
    const [his] = await store.profiles.openingsOf('bob', 'all');
    expect(hers).toMatchObject({ game: 'tablut', side: '1', times: 1 });
    expect(his).toMatchObject({ game: 'tablut', side: '2', times: 1 });
    expect(hers?.sign).toHaveLength('e4-b4'.length);
  });
});
