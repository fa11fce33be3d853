import { type Match, outcomeOf, readRecord } from '@kast/kernel';
import { registry } from '@kast/games';
import type { ClockTerms, NewMatch } from '@kast/protocol';
import { describe, expect, it } from 'vitest';
import { auditMatch } from '../audit/audit-match.ts';
import { snapshotFor } from '../live/for-viewer.ts';
import type { LiveMatch } from '../live/live-match.ts';
import type { Repeat } from '../scheduler/repeat.ts';
import { addComputer } from './add-computer.ts';
import { wholeRecord } from './read-log.ts';
import { rematch } from './rematch.ts';
import type { Store } from '../store/store.ts';
import { serviceTime } from './service-time.ts';
import type { MatchServices } from './services.ts';
import { settleMatch } from './settle-match.ts';
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
import { takeHoliday } from './take-holiday.ts';
import { watchClocks } from './watch-clocks.ts';
import { mustWork } from '../testing.ts';

const LIVE: ClockTerms = { kind: 'match', seconds: 60, increment: 5 };
const START = 1_800_000_000_000;
const GO = START + 5000;

/** A server whose time passes when it is told so. */
async function openTimed(store = openTestStore()) {
  let now = START;
  const judgedNow = (): number => now;
  const services = servicesOn(await store, { judgedNow });
  return {
    services,
    judgedNow,
    /** Seconds after everybody has looked up. */
    at: (seconds: number) => {
      now = GO + seconds * 1000;
    },
  };
}

/** Ann and Bob sit there and look. */
async function newTimedMatch(
  services: MatchServices,
  wish: Partial<NewMatch> = {},
): Promise<LiveMatch> {
  const live = await newSeatedMatch(services, { clock: LIVE, ...wish });
  live.enter('ann');
  live.enter('bob');
  await settleMatch(live, services);
  return live;
}

function leftIn(live: LiveMatch): readonly number[] {
  const { clock } = snapshotFor(live, 'watcher', false);
  return (clock?.seats ?? []).map(({ left, since, due }) =>
    since === undefined || due === undefined ? left : Math.min(left, due - (clock?.now ?? 0)),
  );
}

function watchOn(
  { services, judgedNow }: Awaited<ReturnType<typeof openTimed>>,
  duty = true,
  service = withoutPause(judgedNow),
) {
  let look = async (): Promise<unknown> => undefined;
  const repeat: Repeat = (work) => {
    look = work;
    return async () => undefined;
  };
  const watch = watchClocks(services, {
    repeat,
    takeDuty: async () => duty,
    judgedNow,
    service,
    onFailure: (_, reason) => {
      throw reason;
    },
  });
  return { ...watch, look: () => look() };
}

const byClock = { winners: [2], rule: 'T5' };

describe('a clock at a table', () => {
  it('T11 begins when everybody sits there and has come', async () => {
    const { services } = await openTimed();
    const live = await newSeatedMatch(services, { clock: LIVE });
    await settleMatch(live, services);
    expect(live.clock?.started).toBeUndefined();
    live.enter('ann');
    await settleMatch(live, services);
    expect(live.clock?.started).toBeUndefined();
    live.enter('bob');
    await settleMatch(live, services);
    expect(live.clock?.started).toEqual({ ply: 0, at: START });
    expect(leftIn(live)).toEqual([60_000, 60_000]);
  });

  it('T11 begins by days when the last seat is taken, and knows the time zone', async () => {
    const { services } = await openTimed();
    const terms = { kind: 'days', days: 2, weekend: true, night: true } as const;
    const clock = { ...terms, zone: 'Europe/Amsterdam' };
    const live = await newSeatedMatch(services, { clock });
    expect(live.clock?.started?.at).toBe(START);
    expect(snapshotFor(live, 1, false).clock?.terms).toEqual(clock);
    const setup = live.facts.clock?.kind === 'days' ? live.facts.clock : undefined;
    expect(
      setup?.pauses.offsets
        .slice(0, 2)
        .map(({ minutes }) => minutes)
        .toSorted(),
    ).toEqual([120, 60]);
    await expect(
      newLiveMatch(services, { clock: { ...terms, zone: 'Mars/Base' } }),
    ).rejects.toThrow('bad-clock');
  });

  it('T11 is nothing to computers', async () => {
    const { services } = await openTimed();
    const live = await newLiveMatch(services, { clock: LIVE });
    live.enter('ann');
    mustWork(await addComputer(services, live, { seat: 2, level: 1 }));
    expect(live.clock?.seats.map(({ seat }) => seat)).toEqual([1]);
    mustWork(await decide(live, services));
    expect((await services.store.timedMatches(9)).length).toBe(0);
  });

  it('T11 goes along into the rematch, and stands again', async () => {
    const { services } = await openTimed();
    const live = await newTimedMatch(services);
    mustWork(await decide(live, services, 'resign'));
    const { id } = mustWork(await rematch(services, live, 'ann'));
    const next = await openMatch(services, id);
    expect(next.facts.clock).toEqual(live.facts.clock);
    expect([next.clock?.started, leftIn(next)]).toEqual([undefined, [60_000, 60_000]]);
  });

  it('T11 charges from the question to the moment the answer has come', async () => {
    const { services, at } = await openTimed();
    const live = await newTimedMatch(services);
    at(10);
    mustWork(await decide(live, services));
    at(13);
    expect(leftIn(live)).toEqual([55_000, 57_000]);
    // Another process reads the same.
    const other = servicesOn(services.store, { judgedNow: live.judgedNow });
    expect(leftIn(await openMatch(other, live.id))).toEqual([55_000, 57_000]);
    expect((await storedEntries(services, live.id)).map((one) => one.at)).toEqual([GO + 10_000]);
  });

  it('T5 T11 whose time is up forfeits, at the moment it was, as the watch sees it', async () => {
    const opened = await openTimed();
    const live = await newTimedMatch(opened.services);
    const watch = watchOn(opened);
    await watch.begin();
    opened.at(60);
    await watch.look();
    expect(live.match.ply).toBe(0);
    opened.at(60.5);
    await watch.look();
    expect(outcomeOf(live.match)).toEqual(byClock);
    expect(await storedEntries(opened.services, live.id)).toMatchObject([
      { by: 'table', move: 'forfeit 1 clock', at: GO + 60_000 },
    ]);
    expect(await opened.services.store.timedMatches(9)).toEqual([]);
  });

  it('T11 a move that comes too late finds that its time was up, whoever noticed', async () => {
    const { services, at } = await openTimed();
    const live = await newTimedMatch(services);
    at(60);
    const late = await decide(live, services);
    expect(late).toMatchObject({ ok: false, error: { code: 'stale' } });
    expect(outcomeOf(live.match)).toEqual(byClock);
  });

  it.each([
    ['just before, counts', 59.999, ['1']],
    ['in the same moment as its flag, does not', 60, ['forfeit 1 clock']],
  ])('T11 a move that comes %s, whatever the queue does', async (_, seconds, log) => {
    const opened = await openTimed();
    const live = await newTimedMatch(opened.services);
    const watch = watchOn(opened);
    await watch.begin();
    opened.at(seconds);
    const move = decide(live, opened.services);
    opened.at(61);
    await Promise.all([watch.look(), move, watch.look()]);
    const entries = await storedEntries(opened.services, live.id);
    expect(entries.map((one) => one.move.replace('take ', ''))).toEqual(log);
  });

  it('T11 waits for a referee who was asked in time', async () => {
    const opened = await openTimed();
    const verdict = Promise.withResolvers<{ ok: true; value: unknown }>();
    const asked = Promise.withResolvers<Match>();
    const services = {
      ...opened.services,
      askReferee: (match: Match) => {
        asked.resolve(match);
        return verdict.promise;
      },
    };
    const live = await newTimedMatch(services, { game: 'quoits' });
    opened.at(59);
    const thrown = decide(live, services, { move: 'throw 1,2' });
    await asked.promise;
    opened.at(90);
    const watch = watchOn({ ...opened, services });
    await watch.begin();
    expect(outcomeOf(live.match)).toBeUndefined();
    verdict.resolve({ ok: true, value: { kind: 'lands', on: 3 } });
    expect((await thrown).ok).toBe(true);
    expect(leftIn(live)[0]).toBe(6000);
  });

  it('T11 lets three or more play on, each by their own clock', async () => {
    const opened = await openTimed();
    const { services } = opened;
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 1 }] as const;
    const live = await newTimedMatch(services, { game: 'high-card', seats: [...seats] });
    const watch = watchOn(opened);
    await watch.begin();
    opened.at(59);
    const { game, state } = live.match;
    const move = game.notation.make(state, game.moves(state, 2)[0]);
    mustWork(await decide(live, services, { seat: 2, move }, 2));
    opened.at(61);
    await watch.look();
    expect([live.match.resigned, outcomeOf(live.match)]).toEqual([[1], undefined]);
    expect(leftIn(live)[1]).toBe(6000);
  });

  it('T11 is watched by one process alone', async () => {
    const opened = await openTimed();
    const live = await newTimedMatch(opened.services);
    opened.at(99);
    await watchOn(opened, false).begin();
    expect(outcomeOf(live.match)).toBeUndefined();
    await watchOn(opened).begin();
    expect(outcomeOf(live.match)).toEqual(byClock);
  });

  it.each([
    ['was down for an hour', 3600],
    ['was set back by an hour', -3600],
  ])('T11 charges nobody when the server %s', async (_, away) => {
    const store = await openTestStore();
    const before = await openTimed(Promise.resolve(store));
    const live = await newTimedMatch(before.services);
    before.at(10);
    mustWork(await decide(live, before.services));
    before.at(20);
    await watchOn(before).begin();

    const opened = await openTimed(Promise.resolve(store));
    opened.at(20 + away);
    const [watch, other] = [watchOn(opened), watchOn(opened)];
    await watch.begin();
    await watch.look();
    const again = await openMatch(opened.services, live.id);
    expect([outcomeOf(again.match), leftIn(again)]).toEqual([undefined, [55_000, 50_000]]);
    opened.at(30 + away);
    mustWork(await decide(again, opened.services, { seat: 2 }, 2));
    opened.at(32 + away);
    expect(leftIn(again)).toEqual([53_000, 45_000]);
    // Who takes over while others serve has seen no gap.
    opened.at(40 + away);
    await other.begin();
    expect((await store.findMatch(live.id))?.clock?.jumps.length).toBe(1);
    // All of it follows from the moments of the log.
    expect((await auditMatch(opened.services, live.id)).fault).toBeUndefined();
    const record = await wholeRecord(opened.services, again, 'watcher');
    expect(readRecord(record, again.match.game).ok).toBe(true);
    expect(record.clock?.at.length).toBe(2);
  });

  it.each([
    ['the process', true],
    ['the process that does not watch', false],
  ])('T11 charges nobody for a time in which %s stood still', async (_, duty) => {
    const opened = await openTimed();
    const { services, judgedNow, at } = opened;
    const live = await newTimedMatch(services);
    at(20);
    await watchOn(opened).begin();
    const watch = watchOn(opened, duty, serviceTime(judgedNow));
    const judging = { ...services, bridgePause: () => watch.bridgePause() };
    await watch.begin();
    at(620);
    // What comes first finds it given back.
    mustWork(await decide(live, judging));
    expect(leftIn(live)).toEqual([45_000, 60_000]);
    at(622);
    await watch.look();
    expect(leftIn(live)).toEqual([45_000, 58_000]);
    expect((await services.store.findMatch(live.id))?.clock?.jumps).toEqual([
      { ply: 0, by: 600_000 },
    ]);
    expect((await auditMatch(services, live.id)).fault).toBeUndefined();
  });

  it('T11 gives the time back to many matches together, for nobody is served before', async () => {
    const opened = await openTimed();
    const { store } = opened.services;
    const all = Promise.withResolvers<void>();
    const asked = new Set<string>();
    // As a commit that the others share: it is not done before they have come.
    const setClock: Store['setClock'] = async (id, ...change) => {
      if (asked.add(id).size === 3) all.resolve();
      await all.promise;
      return store.setClock(id, ...change);
    };
    const ids: string[] = [];
    while (ids.length < 3) ids.push((await newTimedMatch(opened.services)).id);
    await watchOn(opened).begin();
    opened.at(3600);
    const services = { ...opened.services, store: { ...store, setClock } };
    await watchOn({ ...opened, services }).begin();
    for (const id of ids) {
      expect((await store.findMatch(id))?.clock?.jumps).toHaveLength(1);
    }
  });

  it('T11 charges nobody for a time in which the store was away', async () => {
    const opened = await openTimed();
    const { store } = opened.services;
    let isAway = false;
    const timedMatches: Store['timedMatches'] = async (...page) => {
      if (isAway) throw new Error('the store is away');
      return store.timedMatches(...page);
    };
    const services = { ...opened.services, store: { ...store, timedMatches } };
    const live = await newTimedMatch(services);
    const watch = watchOn({ ...opened, services }, true, serviceTime(opened.judgedNow));
    await watch.begin();
    isAway = true;
    for (let seconds = 1; seconds < 600; seconds++) {
      opened.at(seconds);
      await expect(watch.look()).rejects.toThrow('the store is away');
    }
    isAway = false;
    await watch.look();
    expect([outcomeOf(live.match), leftIn(await caughtUp(live, services))]).toEqual([
      undefined,
      [60_000, 60_000],
    ]);
  });

  it('T12 gives days off to who asks for them, by days, and no more than there are', async () => {
    const { services, at } = await openTimed();
    const clock = { kind: 'days', days: 1, weekend: false, night: false, zone: 'UTC' } as const;
    const live = await newSeatedMatch(services, { clock });
    expect(await takeHoliday(services, live, 1, 20)).toEqual({ ok: true, value: { left: 1 } });
    expect(await takeHoliday(services, live, 1, 2)).toMatchObject({ ok: false });
    at(20 * 86_400);
    mustWork(await decide(live, services));
    expect(outcomeOf(live.match)).toBeUndefined();
    // Not from a time that was up.
    at(22 * 86_400);
    expect(await takeHoliday(services, live, 2, 5)).toMatchObject({ ok: false });
    expect(outcomeOf(live.match)).toEqual({ winners: [1], rule: 'T5' });
    expect((await auditMatch(services, live.id)).fault).toBeUndefined();
    const timed = await newTimedMatch(services);
    const refused = { ok: false, error: { code: 'bad-clock', problem: 'not-by-days' } };
    expect(await takeHoliday(services, timed, 1, 1)).toEqual(refused);
  });

  it('T11 costs a match without a clock nothing', async () => {
    const { services } = await openTimed();
    const live = await newSeatedMatch(services);
    mustWork(await decide(live, services));
    expect([live.clock, snapshotFor(live, 1, false).clock]).toEqual([undefined, undefined]);
    expect(await services.store.timedMatches(9)).toEqual([]);
  });

  it('T5 T11 LK8.5 decides a toss that nobody makes', async () => {
    const opened = await openTimed();
    const boxes = registry.filter(({ info }) => info.id === 'leibkoeche');
    const services = servicesOn(opened.services.store, { judgedNow: opened.judgedNow, boxes });
    const live = await newTimedMatch(services, { game: 'leibkoeche' });
    await untilToss(live, services);
    const seat = live.match.questions[0]?.seat ?? 0;
    opened.at(61);
    const watch = watchOn({ ...opened, services });
    await watch.begin();
    expect(outcomeOf(live.match)).toEqual({ winners: [3 - seat], rule: 'T5' });
    expect((await storedEntries(services, live.id)).at(-1)?.move).toBe(`forfeit ${seat} clock`);
  });
});

async function caughtUp(live: LiveMatch, { store }: MatchServices): Promise<LiveMatch> {
  await live.inTurn(() => live.catchUp(store));
  return live;
}

/** Everything before the first throw, by whoever is asked, at once. */
async function untilToss(live: LiveMatch, services: MatchServices): Promise<void> {
  for (;;) {
    const { game, state, questions } = live.match;
    const [question] = questions;
    if (!question) throw new Error('nobody is asked');
    const moves = game.moves(state, question.seat).map((move) => game.notation.make(state, move));
    if (moves.length === 0 || moves.some((move) => move.startsWith('toss'))) return;
    const [move = ''] = moves;
    mustWork(await decide(live, services, { seat: question.seat, move }, question.seat));
  }
}
