import { clockJumped, firstDue } from '@kast/kernel';
import { breaksMatch } from '../live/broken-match.ts';
import type { MatchId, TimedMatch } from '../store/store.ts';
import { enterFlags } from './enter-flags.ts';
import type { MatchServices } from './services.ts';

export interface ClockWatch {
  /** Once, before anybody is served: time that nobody could use, because no server was there, does not count. */
  begin(): Promise<void>;
  stop(): Promise<void>;
}

export interface ClockWatchOptions {
  /** Does it again and again until it is told to stop. */
  readonly repeat: (work: () => Promise<unknown>) => () => Promise<void>;
  /** Whether it is this process that watches, of all that serve these matches. */
  readonly takeDuty: () => Promise<boolean>;
  readonly judgedNow: () => number;
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
  { repeat, takeDuty, judgedNow, onFailure }: ClockWatchOptions,
): ClockWatch {
  const { store } = services;
  const openedAt = judgedNow();
  let beatAt: number | undefined;

  const look = async (): Promise<void> => {
    const [first] = await store.timedMatches(1);
    if (!first) return;
    if (!(await takeDuty())) {
      beatAt = undefined;
      return;
    }
    if (beatAt === undefined) await bridgeGap();
    await beat();
    for await (const { id } of dueBy(judgedNow() - WRITTEN_BY)) await flag(id);
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
        })
        .catch((reason: unknown) => {
          if (breaksMatch(reason)) services.live.fail(live, reason);
          else throw reason;
        });
    } catch (reason) {
      onFailure(id, reason);
    }
  };

  /** Between the last beat of any process and the start of this one nobody could move. */
  const bridgeGap = async (): Promise<void> => {
    const last = await store.lastClockBeat();
    if (last === undefined) return;
    const now = judgedNow();
    const until = now < last - SKEW ? now : openedAt;
    if (until > last || until === now) await jumpAll(last, until);
  };

  const jumpAll = async (last: number, until: number): Promise<void> => {
    const ids: MatchId[] = [];
    for (let after: TimedMatch | undefined; ; ) {
      const page = await store.timedMatches(PAGE, after);
      ids.push(...page.map(({ id }) => id));
      after = page.at(-1);
      if (page.length < PAGE) break;
    }
    for (const id of ids) await jump(id, last, until);
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
      await look();
      stop = repeat(look);
    },
    stop: () => stop(),
  };
}
