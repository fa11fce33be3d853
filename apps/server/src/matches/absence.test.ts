import { computerName } from '@kast/bots';
import { hashOfNonce, outcomeOf } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { snapshotFor } from '../live/for-viewer.ts';
import type { LiveMatch } from '../live/live-match.ts';
import { entry, tablut, WON } from '../store/contract/samples-contract.ts';
import type { Rate } from '../store/rating-store.ts';
import { mustWork } from '../testing.ts';
import { addNonce } from './add-nonce.ts';
import { attendAbsence, leaveTable, returnToTable } from './attend-absence.ts';
import { botTurnsIn } from './bot-turns.ts';
import { claimSeat } from './claim-seat.ts';
import { invitationTo } from './invitation.ts';
import { serviceTime } from './service-time.ts';
import type { MatchServices } from './services.ts';
import {
  decide,
  newLiveMatch,
  newSeatedMatch,
  openMatch,
  openTestStore,
  servicesOn,
  storedEntries,
  withoutPause,
} from './testing.ts';
import { DESERTED_GRACE, GRACE, watchAbsences } from './watch-absences.ts';

const START = 1_800_000_000_000;

/** Ann is asked; Bob sits there and looks. Time passes when it is told so. */
async function openAbsent(absence: 'wait' | 'computer' | 'forfeit', game = 'nim') {
  let now = START;
  const judgedNow = (): number => now;
  const services = servicesOn(await openTestStore(), { judgedNow });
  const live = await newSeatedMatch(services, { absence, game });
  const bobLeaves = live.enter('bob');
  const look = watchAbsences(services, {
    takeDuty: async () => true,
    judgedNow,
    service: withoutPause(judgedNow),
    onFailure: throwReason,
  });
  const pass = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { services, live, look, pass, bobLeaves, judgedNow };
}

function throwReason(_: string, reason: unknown): never {
  throw reason;
}

function seatIn(live: LiveMatch, seat: number) {
  return snapshotFor(live, 'watcher', false).seats[seat - 1];
}

async function substituted(game = 'nim') {
  const opened = await openAbsent('computer', game);
  await leaveTable(opened.live, opened.services, 'ann', 'closed');
  opened.pass(GRACE.closed);
  await opened.look();
  return opened;
}

/** A rated match of Ann's, after which her rating is this. */
async function rateAnn({ store }: MatchServices, mu: number): Promise<void> {
  const match = `rated-${mu}`;
  const facts = { game: 'nim', rated: true } as const;
  const entries = [entry(1, 'take 1'), entry(2, 'take 1')];
  await store.createMatch(tablut(match, { facts, entries, status: { outcome: WON } }));
  const players = ['ann', 'carol'].map((player, index) => {
    return { player, seat: index + 1, rank: index + 1, isGone: false };
  });
  const rate: Rate = (all) => all.map(() => ({ mu, sigma: 1 }));
  await store.ratings.settleRating(
    { match, game: 'nim', players, isRematch: false, at: START },
    rate,
  );
}

async function computerPlays(live: LiveMatch, services: MatchServices, move = '1') {
  const [turn] = botTurnsIn(live, services);
  return turn?.play(move);
}

describe('who is away from the table', () => {
  it('T12 is told apart by whether the page was closed or the line was lost', async () => {
    const { services, live } = await openAbsent('computer');
    await leaveTable(live, services, 'ann', 'lost');
    expect(seatIn(live, 1)).toMatchObject({ present: false, away: 'lost' });
    // The page's own word may come after its line has ended.
    await leaveTable(live, services, 'ann', 'closed');
    expect(seatIn(live, 1)).toMatchObject({ away: 'closed' });
    await leaveTable(live, services, 'ann', 'lost');
    expect(seatIn(live, 1)).toMatchObject({ away: 'closed' });
    live.enter('ann');
    await returnToTable(live, services, 'ann');
    expect(seatIn(live, 1)).toEqual({ seat: 1, kind: 'person', present: true });
  });

  it('T12 is waited for where the table waits', async () => {
    const { services, live, look, pass } = await openAbsent('wait');
    await leaveTable(live, services, 'ann', 'closed');
    pass(GRACE.lost * 99);
    await look();
    expect([live.match.ply, seatIn(live, 1)?.substitute]).toEqual([0, undefined]);
  });

  it.each(['closed', 'lost'] as const)(
    'T12 has some time to come back who has %s it',
    async (cause) => {
      const { services, live, look, pass } = await openAbsent('computer');
      await leaveTable(live, services, 'ann', cause);
      pass(GRACE[cause] - 1);
      await look();
      expect(seatIn(live, 1)?.substitute).toBeUndefined();
      pass(1);
      await look();
      expect(seatIn(live, 1)?.substitute).toBeDefined();
      expect(await services.store.departuresOf('ann', START)).toBe(1);
      expect(await services.store.departuresOf('bob', START)).toBe(0);
    },
  );

  it('T12 is not replaced who is not asked, or is there at another device', async () => {
    const { services, live, look, pass } = await openAbsent('computer');
    await leaveTable(live, services, 'bob', 'closed');
    pass(GRACE.lost);
    await look();
    expect(seatIn(live, 2)?.substitute).toBeUndefined();
    const other = await openAbsent('computer');
    other.live.enter('ann');
    await leaveTable(other.live, other.services, 'ann', 'closed');
    other.pass(GRACE.lost);
    await other.look();
    expect(seatIn(other.live, 1)).toEqual({ seat: 1, kind: 'person', present: true });
  });

  it.each(['computer', 'forfeit'] as const)(
    'T12 is waited for while nobody else is there either: %s',
    async (absence) => {
      const { services, live, look, pass, bobLeaves } = await openAbsent(absence);
      bobLeaves();
      await leaveTable(live, services, 'ann', 'closed');
      pass(DESERTED_GRACE - 1);
      await look();
      expect([live.match.ply, seatIn(live, 1)?.substitute]).toEqual([0, undefined]);
      live.enter('bob');
      await look();
      const isReplaced = seatIn(live, 1)?.substitute !== undefined;
      expect([isReplaced, live.match.ply]).toEqual(absence === 'computer' ? [true, 0] : [false, 1]);
    },
  );

  it('T12 is not waited for for ever where nobody comes back', async () => {
    const { services, live, look, pass, bobLeaves } = await openAbsent('computer');
    bobLeaves();
    await leaveTable(live, services, 'ann', 'closed');
    pass(DESERTED_GRACE);
    await look();
    expect(seatIn(live, 1)?.substitute).toBeDefined();
  });

  it('T7 T12 holds up chance no longer than anything else', async () => {
    const { services, look, pass } = await openAbsent('computer');
    const nonce = 'b2'.repeat(32);
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const wish = { game: 'high-card', nonceHash: hashOfNonce('a1'.repeat(32)), seats: [...seats] };
    const live = await newLiveMatch(services, { ...wish, absence: 'computer' });
    const token = invitationTo(services.secret, live.id, 2);
    const nonceHash = hashOfNonce(nonce);
    mustWork(await claimSeat(services, live, 'bob', { token, nonceHash }));
    live.enter('bob');
    mustWork(await addNonce(services, live, 2, { nonce }));
    // Ann's device has never come back to tell hers.
    await leaveTable(live, services, 'ann', 'lost');
    pass(GRACE.lost - 1);
    await look();
    expect(live.match.ply).toBe(0);
    pass(1);
    await look();
    expect([live.match.ply > 0, live.nonces]).toEqual([
      true,
      [
        { seat: 1, hash: wish.nonceHash },
        { seat: 2, hash: nonceHash, nonce },
      ],
    ]);
    await look();
    expect(seatIn(live, 1)?.substitute).toBeDefined();
  });

  it('T12 counts from when there is a server again', async () => {
    const { services, live, pass, judgedNow } = await openAbsent('forfeit');
    await leaveTable(live, services, 'ann', 'lost');
    pass(GRACE.lost * 2);
    const look = watchAbsences(services, {
      takeDuty: async () => true,
      judgedNow,
      service: serviceTime(judgedNow),
      onFailure: throwReason,
    });
    await look();
    const untilForfeited = async (): Promise<number> => {
      for (let waited = 0; ; waited += 1000) {
        if (outcomeOf(live.match)) return waited;
        pass(1000);
        await look();
      }
    };
    // It also stood still for a while.
    pass(GRACE.lost / 2);
    await look();
    pass(GRACE.lost * 2);
    await look();
    expect(await untilForfeited()).toBe(GRACE.lost);
  });

  it('T12 is not waited for while seats are free, nor after the end', async () => {
    const { services, live, judgedNow, pass } = await openAbsent('computer');
    const open = await newLiveMatch(services, { absence: 'computer' });
    await leaveTable(open, services, 'ann', 'closed');
    mustWork(await decide(live, services, 'resign'));
    await leaveTable(live, services, 'bob', 'closed');
    pass(GRACE.lost);
    expect(await services.store.awaySeats(9)).toEqual([]);
    expect([seatIn(open, 1)?.away, seatIn(live, 2)?.away]).toEqual([undefined, undefined]);
    // It counts from when everybody sits there.
    const token = invitationTo(services.secret, open.id, 2);
    mustWork(await claimSeat(services, open, 'bob', { token }));
    open.enter('bob');
    const absences = attendAbsence(services, throwReason);
    // Nobody is told at once who has come at another process.
    for (let looks = 0; looks < 4; looks++) {
      expect(await services.store.awaySeats(9)).toEqual([]);
      absences.look([open]);
      await absences.settled();
    }
    const since = judgedNow();
    expect(await services.store.awaySeats(9)).toEqual([{ match: open.id, seat: 1, since }]);
  });

  it('T12 is not who loses the line because the server stops', async () => {
    const { services, live, bobLeaves } = await openAbsent('forfeit');
    live.enter('ann');
    const absences = attendAbsence(services, throwReason);
    absences.stop();
    bobLeaves();
    absences.onPresence(live, 'bob', false);
    for (let looks = 0; looks < 9; looks++) absences.look([live]);
    await absences.settled();
    expect(seatIn(live, 2)?.away).toBeUndefined();
  });

  it('T5 T12 forfeits where the table has agreed so', async () => {
    const { services, live, look, pass } = await openAbsent('forfeit');
    await leaveTable(live, services, 'ann', 'lost');
    pass(GRACE.lost);
    await look();
    expect(outcomeOf(live.match)).toEqual({ winners: [2], rule: 'T5' });
    expect((await storedEntries(services, live.id)).map(({ move }) => move)).toEqual([
      'forfeit 1 absence',
    ]);
    expect(await services.store.departuresOf('ann', START)).toBe(1);
  });

  // What it knows is tried in substitute-leak.test.ts.
  it('T12 is played for by a computer that decides, and agrees to nothing', async () => {
    const { services, live } = await substituted('high-card');
    const [turn] = botTurnsIn(live, services);
    expect(turn?.seat).toBe(1);
    mustWork(await decide(live, services, 'draw', 2));
    expect(turn?.drawOffer()).toBeUndefined();
  });

  it('T12 is played for at the own level, which stays as it was when the computer sat in', async () => {
    const opened = await openAbsent('computer');
    const { services, live } = opened;
    const { ratings } = services.store;
    const name = computerName(live.match.setup.seedHash, 1);
    await rateAnn(services, 40);
    await leaveTable(live, services, 'ann', 'closed');
    opened.pass(GRACE.closed);
    await opened.look();
    expect(seatIn(live, 1)?.substitute).toEqual({ level: 5, name });
    expect(botTurnsIn(live, services)).toMatchObject([{ seat: 1, level: 5 }]);
    await rateAnn(services, 10);
    expect(await ratings.ratingsOf('ann')).toMatchObject([{ mu: 10, matches: 2 }]);
    const other = await openMatch(servicesOn(services.store), live.id);
    expect(seatIn(other, 1)?.substitute).toEqual(seatIn(live, 1)?.substitute);
    expect(botTurnsIn(other, services)).toMatchObject([{ seat: 1, level: 5 }]);
  });

  it('T12 takes over again, and is told what was done meanwhile', async () => {
    const { services, live } = await substituted();
    expect(await computerPlays(live, services)).toBe('played');
    mustWork(await decide(live, services, { seat: 2 }, 2));
    live.enter('ann');
    await returnToTable(live, services, 'ann');
    expect(seatIn(live, 1)).toMatchObject({ present: true, substituted: { from: 0, to: 2 } });
    expect(botTurnsIn(live, services)).toEqual([]);
    mustWork(await decide(live, services));
    // Another process knows the same.
    const other = await openMatch(servicesOn(services.store), live.id);
    expect(seatIn(other, 1)).toMatchObject({ substituted: { from: 0, to: 2 } });
  });

  it('T12 decides what the computer was still thinking about, if back before it has decided', async () => {
    const { services, live } = await substituted();
    const [turn] = botTurnsIn(live, services);
    const back = returnToTable(live, services, 'ann');
    const late = turn?.play('2');
    await back;
    expect(await late).toBe('gone');
    expect(turn?.isStillAsked()).toBe(false);
    mustWork(await decide(live, services, { move: '3' }));
    expect((await storedEntries(services, live.id)).map(({ move }) => move)).toEqual(['take 3']);
  });

  it('T12 finds that the computer has decided, if back after it', async () => {
    const { services, live } = await substituted();
    const asked = live.match.questions[0]?.id ?? -1;
    const played = computerPlays(live, services, '2');
    const decided = decide(live, services, { question: asked, move: '3' });
    expect([await played, (await decided).ok].includes('played')).toBe(true);
    const log = await storedEntries(services, live.id);
    expect(log.length).toBe(1);
    expect(seatIn(live, 1)?.substitute).toBeUndefined();
  });

  it('T12 is back with a decision, whatever it was sent with', async () => {
    const { services, live } = await substituted();
    mustWork(await decide(live, services));
    expect(seatIn(live, 1)).toMatchObject({ substituted: { from: 0, to: 0 } });
    expect(seatIn(live, 1)?.substitute).toBeUndefined();
  });
});
