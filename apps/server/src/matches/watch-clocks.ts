import { clockJumped, firstDue } from '@kast/kernel';
import { breaksMatch } from '../live/broken-match.ts';
import type { MatchId, TimedMatch } from '../store/store.ts';
import { enterFlags } from './enter-flags.ts';
import { LONGEST_PAUSE, type ServiceTime } from './service-time.ts';
import type { MatchServices } from './services.ts';

export interface ClockWatch {
  /** Once, before anybody is served: time that nobody could use, because no server was there, does not count. */
  begin(): Promise<void>;
  /** The same after a pause, before anything is judged by a clock. Costs nothing where there was none. */
  bridgePause(): Promise<void>;
  stop(): Promise<void>;
}

export interface ClockWatchOptions {
  /** Does it again and again until it is told to stop. */
  readonly repeat: (work: () => Promise<unknown>) => () => Promise<void>;
  /** Whether it is this process that watches, of all that serve these matches. */
  readonly takeDuty: () => Promise<boolean>;
  readonly judgedNow: () => number;
  readonly service: ServiceTime;
  readonly onFailure: (match: MatchId, reason: unknown) => void;
}

/** In milliseconds: a move that has come in time, at any process, is written by then. */
const WRITTEN_BY = 500;

/** In milliseconds: how exactly one knows until when there was a server. */
const BEAT_EVERY = 2000;

/** A date that is a little behind is no date that was set back. */
const SKEW = 1000;

const PAGE = 100;

/**
 * T11: looks which clocks are up, at one of all processes; when that one dies another takes over. Without
 * clocks that run it is one small read. Nothing depends on it for being right: whatever is entered late is
 * entered as of the moment it was due, and before anything else that came later.
 */
export function watchClocks(
  services: Pick<MatchServices, 'store' | 'now' | 'live'>,
  { repeat, takeDuty, judgedNow, service, onFailure }: ClockWatchOptions,
): ClockWatch {
  const { store } = services;
  let beatAt: number | undefined;
  let bridgedFor: number | undefined;
  let underWay: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    const [first] = await store.timedMatches(1);
    const since = service.note();
    if (!first) return;
    const isOnDuty = await takeDuty();
    if (!isOnDuty) beatAt = undefined;
    if (bridgedFor !== since || (isOnDuty && beatAt === undefined)) {
      await bridgeGap(since, isOnDuty);
    }
    bridgedFor = since;
    if (!isOnDuty) return;
    await beat();
    for await (const { id } of dueBy(judgedNow() - WRITTEN_BY)) await flag(id);
  };

  /** One at a time, whoever asks for it. */
  const lookOnce = (): Promise<void> => {
    underWay ??= look().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  const beat = async (): Promise<void> => {
    const now = judgedNow();
    if (beatAt !== undefined && now - beatAt < BEAT_EVERY) return;
    await store.beatClock(now);
    beatAt = now;
  };

  async function* dueBy(moment: number): AsyncGenerator<TimedMatch> {
    for (let after: TimedMatch | undefined; ; ) {
      const page = await store.timedMatches(PAGE, after);
      const due = page.filter(({ dueAt }) => dueAt <= moment);
      yield* due;
      after = due.at(-1);
      if (due.length < PAGE) return;
    }
  }

  const flag = async (id: MatchId): Promise<void> => {
    try {
      const found = await services.live.find(id);
      if (!found.ok) return;
      const live = found.value;
      await live
        .inTurn(async () => {
          await live.catchUp(store);
          await enterFlags(live, services, judgedNow() - WRITTEN_BY);
          service.note();
        })
        .catch((reason: unknown) => {
          if (breaksMatch(reason)) services.live.fail(live, reason);
          else throw reason;
        });
    } catch (reason) {
      onFailure(id, reason);
    }
  };

  /**
   * Between the last beat of any process and since when this one has served nobody could move. Who is not on duty
   * judges moves as well, and may be the first to know of a long pause.
   */
  const bridgeGap = async (since: number, isOnDuty: boolean): Promise<void> => {
    const last = await store.lastClockBeat();
    if (last === undefined) return;
    const now = judgedNow();
    const isSetBack = isOnDuty && now < last - SKEW;
    if (isSetBack) await jumpAll(last, now);
    else if (since - last > (isOnDuty ? 0 : LONGEST_PAUSE)) await jumpAll(last, since);
  };

  const jumpAll = async (last: number, until: number): Promise<void> => {
    const ids: MatchId[] = [];
    for (let after: TimedMatch | undefined; ; ) {
      const page = await store.timedMatches(PAGE, after);
      ids.push(...page.map(({ id }) => id));
      after = page.at(-1);
      if (page.length < PAGE) break;
    }
    // Together, as what is stored at the same time shares a commit: nobody is served before all are done.
    for (let first = 0; first < ids.length; first += PAGE) {
      await Promise.all(ids.slice(first, first + PAGE).map((id) => jump(id, last, until)));
      service.note();
    }
  };

  const jump = async (id: MatchId, last: number, until: number): Promise<void> => {
    for (let isSet = false; !isSet; ) {
      const stored = await store.findMatch(id);
      const setup = stored?.facts.clock;
      if (!stored?.clock || !setup) return;
      const { clock, status, revision } = stored;
      const by = until - Math.max(last, clock.last);
      // Forward only what was asked before; back only where the date was set back.
      if (until > last ? by <= 0 : by >= 0) return;
      const state = clockJumped(clock, status.ply, by);
      const jumped = { state, dueAt: firstDue(setup, state)?.at };
      isSet = (await store.setClock(id, revision, jumped)) === 'set';
    }
  };

  let stop = async (): Promise<void> => undefined;
  return {
    async begin() {
      await lookOnce();
      stop = repeat(lookOnce);
    },
    async bridgePause() {
      while (service.isPaused()) await lookOnce();
    },
    stop: () => stop(),
  };
}
