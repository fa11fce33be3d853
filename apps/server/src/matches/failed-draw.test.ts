import { hashOfNonce } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import type { LiveMatch } from '../live/live-match.ts';
import { monotonicClock } from '../scheduler/clock.ts';
import type { Store } from '../store/store.ts';
import { UnavailableError } from '../store/unavailable.ts';
import { mustWork } from '../testing.ts';
import { addNonce } from './add-nonce.ts';
import { attendBots } from './attend-bots.ts';
import { claimSeat } from './claim-seat.ts';
import { invitationTo } from './invitation.ts';
import { newLiveMatch, openTestStore, servicesOn } from './testing.ts';

const NONCE = 'a1'.repeat(32);
const HIGH_CARD = { game: 'high-card', options: { cards: 2 } } as const;
const ALONE = [{ kind: 'me' }, { kind: 'bot', level: 1 }] as const;

/** A real store, whose next appends are refused, as a full disk or a lost connection would have it. */
async function refusingStore() {
  const real = await openTestStore();
  let refusals = 0;
  const store: Store = {
    ...real,
    append: async (addition) => {
      if (refusals === 0) return real.append(addition);
      refusals -= 1;
      throw new UnavailableError('refused by the test');
    },
  };
  const refuse = (times: number): void => {
    refusals = times;
  };
  return { store, refuse, refusalsLeft: () => refusals };
}

/** Ann's device is the last to tell its nonce: the deal follows. */
function boundToDeal(services: ReturnType<typeof servicesOn>): Promise<LiveMatch> {
  const seats = [...ALONE];
  return newLiveMatch(services, { ...HIGH_CARD, seats, nonceHash: hashOfNonce(NONCE) });
}

describe('a draw that the store refused', () => {
  it('is made when the nonce is told again', async () => {
    const { store, refuse } = await refusingStore();
    const services = servicesOn(store);
    const live = await boundToDeal(services);
    refuse(1);
    await expect(addNonce(services, live, 1, { nonce: NONCE })).rejects.toThrow(UnavailableError);
    expect(live.match.ply).toBe(0);
    mustWork(await addNonce(services, live, 1, { nonce: NONCE }));
    expect(live.match.ply).toBe(1);
  });

  it('is made when the last seat is claimed again', async () => {
    const { store, refuse } = await refusingStore();
    const services = servicesOn(store);
    const live = await newLiveMatch(services, HIGH_CARD);
    const claim = { token: invitationTo(services.secret, live.id, 2) };
    refuse(1);
    await expect(claimSeat(services, live, 'bob', claim)).rejects.toThrow(UnavailableError);
    expect(live.match.ply).toBe(0);
    mustWork(await claimSeat(services, live, 'bob', claim));
    expect(live.match.ply).toBe(1);
  });

  it('is made once the store takes it, though nobody does anything any more', async () => {
    const { store, refuse, refusalsLeft } = await refusingStore();
    const failures: unknown[] = [];
    const services = servicesOn(store, { onChange: (live) => attending.attend(live) });
    const bots = { attend: async () => false, turnsOf: () => 0, close: async () => undefined };
    const attending = attendBots(services, bots, {
      clock: monotonicClock,
      onFailure: (_match, _during, reason) => void failures.push(reason),
    });
    const live = await boundToDeal(services);
    const dealt = Promise.withResolvers<void>();
    const stop = live.listen(() => {
      if (live.match.ply === 1) dealt.resolve();
    });
    // By the device itself, after the change of the table, and once more after a while.
    refuse(3);
    await expect(addNonce(services, live, 1, { nonce: NONCE })).rejects.toThrow(UnavailableError);
    await dealt.promise;
    expect(refusalsLeft()).toBe(0);
    expect(failures).toHaveLength(2);
    stop();
    attending.stop();
  });
});
