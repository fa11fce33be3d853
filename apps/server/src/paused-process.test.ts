import { registry } from '@kast/games';
import { must, seededRandom } from '@kast/kernel';
import { newKey } from '@kast/protocol/client';
import { describe, expect, it, vi } from 'vitest';
import { HAS_SIGNALS } from './process-testing.ts';
import { query } from './store/postgres/databases-testing.ts';
import { decideByLot, mustWork, NIM, type TestGuest, watch } from './testing.ts';
import { openTwo, sameGuest } from './two-processes-testing.ts';

describe.skipIf(!HAS_SIGNALS)(
  'a process that stands still for longer than the others wait for it',
  () => {
    it('is played on for, and plays nothing twice when it wakes', async () => {
      const { first, urls, databaseUrl = '' } = await openTwo('one PostgreSQL');
      const [here, there] = (await sameGuest(urls)) as [TestGuest, TestGuest];
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 5 }] as const;
      const wish = { ...NIM, game: 'tablut', seats: [...seats] };
      const { id } = mustWork(await here.client.newMatch(wish));
      let awake = here;
      const random = seededRandom('paused');
      const game = await must(
        registry.find(({ info }) => info.id === 'tablut'),
        'Tablut',
      ).rules();
      const move = async ({ client }: TestGuest): Promise<void> => {
        const snapshot = mustWork(await awake.client.snapshot(id));
        const question = must(snapshot.standing.question, 'a question');
        const decision = { question, move: decideByLot(random, game, snapshot), key: newKey() };
        mustWork(await client.move(id, decision));
      };

      const isLeased = async () => (await query(databaseUrl, 'select * from leases')).length > 0;
      await move(here);
      await vi.waitUntil(isLeased, { timeout: 60_000, interval: 10 });
      // Its computer thinks when it stops.
      first.child.kill('SIGSTOP');
      awake = there;
      const view = watch(there, id, 0);
      const untilPly = (ply: number) => view.until(({ plies }) => plies.length >= ply);
      await untilPly(2);
      await move(there);
      await untilPly(4);
      first.child.kill('SIGCONT');
      // It has slept through all this, and what its computer thought of is not asked any more.
      await move(here);
      await untilPly(6);
      for (const { client } of [here, there]) {
        const { log } = mustWork(await client.record(id));
        expect(log.map(({ by }) => by)).toEqual([1, 2, 1, 2, 1, 2]);
      }
      expect(view.plies.map(({ happening }) => happening.ply)).toEqual([0, 1, 2, 3, 4, 5]);
    });
  },
);
