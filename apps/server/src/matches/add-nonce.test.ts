import { hashOfNonce } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import type { LiveMatch } from '../live/live-match.ts';
import { mustWork } from '../testing.ts';
import { addNonce } from './add-nonce.ts';
import { claimSeat } from './claim-seat.ts';
import { invitationTo } from './invitation.ts';
import { rematch } from './rematch.ts';
import { decide, newLiveMatch, openMatch, openTestStore, servicesOn } from './testing.ts';

const ANNS = 'a1'.repeat(32);
const BOBS = 'b2'.repeat(32);
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', level: 1 } as const;
const HIGH_CARD = {
  game: 'high-card',
  options: { cards: 2 },
  nonceHash: hashOfNonce(ANNS),
} as const;

/** Two processes, and a table of Ann's, Bob's and a computer's that the first of them knows all about. */
async function openTwo() {
  const store = await openTestStore();
  const [here, there] = [servicesOn(store), servicesOn(store)];
  const live = await newLiveMatch(here, { ...HIGH_CARD, seats: [{ kind: 'me' }, OPEN, BOT] });
  const sitDown = async (): Promise<void> => {
    const token = invitationTo(here.secret, live.id, 2);
    mustWork(await claimSeat(here, live, 'bob', { token, nonceHash: hashOfNonce(BOBS) }));
  };
  return { here, there, live, sitDown };
}

function stateOf({ seats }: LiveMatch, seat: number): string | undefined {
  const one = seats[seat - 1];
  return one?.kind === 'person' ? one.nonce?.state : undefined;
}

describe('a step that reaches a process which is behind', () => {
  it('is not refused as too early, where everybody is bound by now', async () => {
    const { there, live, sitDown } = await openTwo();
    const behind = await openMatch(there, live.id);
    await sitDown();
    expect(behind.seats[1]?.kind).toBe('open');
    const told = mustWork(await addNonce(there, behind, 1, { nonce: ANNS }));
    expect(told.nonce.state).toBe('revealed');
  });

  it('is not refused for what its seat was not bound to yet', async () => {
    const { here, there, live, sitDown } = await openTwo();
    await sitDown();
    const next = await rematchOf(here, live);
    const behind = await openMatch(there, next.id);
    mustWork(await addNonce(here, next, 2, { hash: hashOfNonce(ANNS) }));
    mustWork(await addNonce(here, next, 3, { hash: hashOfNonce(BOBS) }));
    expect(stateOf(behind, 3)).toBe('awaited');
    mustWork(await addNonce(there, behind, 3, { nonce: BOBS }));
  });

  it('is not taken where its seat has resigned by now', async () => {
    const { here, there, live, sitDown } = await openTwo();
    await sitDown();
    const next = await rematchOf(here, live);
    const behind = await openMatch(there, next.id);
    mustWork(await decide(next, here, 'resign', 3));
    const late = await addNonce(there, behind, 3, { hash: hashOfNonce(BOBS) });
    expect(late).toEqual({ ok: false, error: { code: 'bad-nonce', problem: 'resigned' } });
    expect(stateOf(behind, 3)).toBe('awaited');
  });

  it('answers a repeat of what was told before resigning like the first', async () => {
    const { here, there, live, sitDown } = await openTwo();
    await sitDown();
    const told = await addNonce(here, live, 2, { nonce: BOBS });
    mustWork(await decide(live, here, 'resign', 2));
    const behind = await openMatch(there, live.id);
    expect(await addNonce(there, behind, 2, { nonce: BOBS })).toEqual(told);
  });
});

/** Everybody one seat on, and awaited to be bound. */
async function rematchOf(
  services: ReturnType<typeof servicesOn>,
  live: LiveMatch,
): Promise<LiveMatch> {
  for (const seat of [1, 2]) mustWork(await decide(live, services, 'resign', seat));
  return openMatch(services, mustWork(await rematch(services, live, 'ann')).id);
}
