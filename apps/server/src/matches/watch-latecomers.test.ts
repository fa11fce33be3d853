import { must, outcomeOf } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import type { LiveMatch } from '../live/live-match.ts';
import { pairWishes } from '../lobby/pair-wishes.ts';
import { makeWish } from '../lobby/wish.ts';
import { mustWork, TOYS } from '../testing.ts';
import { attendAbsence } from './attend-absence.ts';
import { addNonce } from './add-nonce.ts';
import { enterFlags } from './enter-flags.ts';
import type { MatchServices } from './services.ts';
import { settleMatch } from './settle-match.ts';
import {
  decide,
  newSeatedMatch,
  openMatch,
  openTestStore,
  servicesOn,
  withoutPause,
} from './testing.ts';
import { GRACE, watchAbsences } from './watch-absences.ts';
import { LOOKS_FOR_LATECOMERS, NONCE_AWAITED_FOR, watchLatecomers } from './watch-latecomers.ts';

const START = 1_800_000_000_000;
const GAMES = TOYS.map(({ info }) => info);

async function openServices() {
  let now = START;
  const judgedNow = (): number => now;
  const store = await openTestStore();
  const services = { ...servicesOn(store, { judgedNow }), now: judgedNow };
  const look = watchLatecomers(services, throwReason);
  return {
    services,
    judgedNow,
    pass: (milliseconds: number): void => {
      now += milliseconds;
    },
    look: async (live: LiveMatch, times = 1): Promise<void> => {
      for (let looks = 0; looks < times; looks++) await look([live]);
    },
  };
}

function throwReason(_: string, reason: unknown): never {
  throw reason;
}

/** Two who have wished for a game of chance, and were sat down together. */
async function pairedBy(services: MatchServices, pace: 'live' | 'days'): Promise<LiveMatch> {
  const wish = { games: ['high-card'], paces: [pace], players: { min: 2, max: 2 } };
  for (const guest of ['ann', 'bob']) {
    mustWork(await makeWish(services, { guest, account: guest }, wish));
  }
  expect(await pairWishes(services, GAMES)).toBe(1);
  const held = await services.store.seatsHeldBy(['ann'], 1);
  return openMatch(services, must(held.get('ann')?.[0], 'the table').match);
}

function seatOf({ seats }: LiveMatch, guest: string): number {
  return must(
    seats.find((seat) => seat.kind === 'person' && seat.holder === guest),
    'a seat',
  ).seat;
}

function nonceOf(live: LiveMatch, guest: string) {
  const held = live.seats[seatOf(live, guest) - 1];
  return held?.kind === 'person' ? held.nonce?.state : undefined;
}

describe('who was sat down at a table and does not come', () => {
  it('T7 T13 keeps chance waiting for a minute, and is then away as anybody', async () => {
    const { services, look, pass, judgedNow } = await openServices();
    const live = await pairedBy(services, 'live');
    live.enter('ann');
    mustWork(await addNonce(services, live, seatOf(live, 'ann'), { withheld: true }));
    await look(live, LOOKS_FOR_LATECOMERS - 1);
    expect([live.match.ply, nonceOf(live, 'bob')]).toEqual([0, 'awaited']);
    await look(live);
    expect([live.match.ply > 0, nonceOf(live, 'bob')]).toEqual([true, 'withheld']);

    const absences = attendAbsence(services, throwReason);
    for (let looks = 0; looks < 4; looks++) absences.look([live]);
    await absences.settled();
    const lookForAbsent = watchAbsences(services, {
      takeDuty: async () => true,
      judgedNow,
      service: withoutPause(judgedNow),
      onFailure: throwReason,
    });
    pass(GRACE.lost);
    await lookForAbsent();
    const seat = live.seats[seatOf(live, 'bob') - 1];
    expect(seat).toMatchObject({ attendance: { substitute: { from: live.match.ply } } });
    expect(await services.store.departuresOf('bob', START)).toBe(1);
  });

  it('T7 keeps nobody waiting who is not there', async () => {
    const { services, look } = await openServices();
    const live = await pairedBy(services, 'live');
    await look(live, 2 * LOOKS_FOR_LATECOMERS);
    expect([live.match.ply, nonceOf(live, 'ann'), nonceOf(live, 'bob')]).toEqual([
      0,
      'awaited',
      'awaited',
    ]);
  });

  it('T7 keeps chance waiting for a minute also where they sit there and tell nothing', async () => {
    const { services, look } = await openServices();
    const live = await pairedBy(services, 'live');
    for (const guest of ['ann', 'bob']) live.enter(guest);
    mustWork(await addNonce(services, live, seatOf(live, 'ann'), { withheld: true }));
    const hash = 'ab'.repeat(32);
    mustWork(await addNonce(services, live, seatOf(live, 'bob'), { hash }));
    await look(live, LOOKS_FOR_LATECOMERS);
    expect([live.match.ply > 0, nonceOf(live, 'bob')]).toEqual([true, 'withheld']);
  });

  it('T7 keeps chance waiting for a day where nobody has agreed to be there', async () => {
    const { services, look, pass } = await openServices();
    const live = await pairedBy(services, 'days');
    live.enter('ann');
    mustWork(await addNonce(services, live, seatOf(live, 'ann'), { withheld: true }));
    pass(NONCE_AWAITED_FOR - 1);
    await look(live, LOOKS_FOR_LATECOMERS);
    expect(live.match.ply).toBe(0);
    pass(1);
    await look(live, LOOKS_FOR_LATECOMERS);
    expect([live.match.ply > 0, nonceOf(live, 'bob')]).toEqual([true, 'withheld']);
  });

  it('T11 has a clock that begins without them after a minute, also where the table waits', async () => {
    const { services, look, pass, judgedNow } = await openServices();
    const clock = { kind: 'move', seconds: 5, increment: 0 } as const;
    const live = await newSeatedMatch(services, { clock });
    live.enter('ann');
    mustWork(await decide(live, services));
    await settleMatch(live, services);
    await look(live, LOOKS_FOR_LATECOMERS - 1);
    expect(live.clock?.started).toBeUndefined();
    await look(live);
    expect(live.clock?.started).toEqual({ ply: 1, at: START });
    pass(10_000);
    await live.inTurn(() => enterFlags(live, services, judgedNow()));
    expect(outcomeOf(live.match)).toMatchObject({ winners: [1] });
  });

  it('T11 is waited for as long again after coming by', async () => {
    const { services, look } = await openServices();
    const clock = { kind: 'move', seconds: 5, increment: 0 } as const;
    const live = await newSeatedMatch(services, { clock });
    const annLeaves = live.enter('ann');
    await look(live, LOOKS_FOR_LATECOMERS - 1);
    annLeaves();
    await look(live);
    live.enter('ann');
    await look(live, LOOKS_FOR_LATECOMERS - 1);
    expect(live.clock?.started).toBeUndefined();
  });
});
