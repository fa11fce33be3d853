import type { BackoffOptions } from '../bots/backoff.ts';
import type { BotPlayers } from '../bots/bot-players.ts';
import { breaksMatch } from '../live/broken-match.ts';
import type { LiveMatch } from '../live/live-match.ts';
import { inFailureContext } from '../observability/failure-context.ts';
import type { MatchId } from '../store/store.ts';
import { asksComputer, botTurnsIn, isWaitedFor } from './bot-turns.ts';
import type { MatchServices } from './services.ts';
import { isUnsettled } from './settle-match.ts';
import { settleUntilDone } from './settle-until-done.ts';

export interface BotAttendance {
  /** After every change of a match in memory: has the computers decide that are asked something there. */
  attend(live: LiveMatch): void;
  /**
   * Takes up what an earlier process has left and what nobody waits for, some matches at a time, so that
   * neither the start nor the memory feels how many they are. Over when all of them have been played on.
   */
  resume(): Promise<void>;
  stop(): void;
}

/** Matches that are opened at the same time only because a computer has to decide there. */
const RESUMED_AT_ONCE = 16;
const PAGE = 100;

export interface AttendanceOptions extends Pick<BackoffOptions, 'clock'> {
  readonly onFailure: (match: MatchId, during: 'resume' | 'settle', reason: unknown) => void;
}

export function attendBots(
  services: MatchServices,
  bots: BotPlayers,
  { clock, onFailure }: AttendanceOptions,
): BotAttendance {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Of all that are resumed, however often that is asked for. */
  const underWay = new Set<Promise<void>>();

  const attend = (live: LiveMatch): void => {
    if (signal.aborted || live.isBroken) return;
    // Where nobody would notice, `resume` comes by: a few of those at a time are in memory.
    if (asksComputer(live) && isWaitedFor(live)) void think(live);
    if (isUnsettled(live)) void settle(live);
  };

  const fail = (live: LiveMatch, during: 'resume' | 'settle', reason: unknown): void => {
    if (breaksMatch(reason)) services.live.fail(live, reason);
    else onFailure(live.id, during, reason);
  };

  const settle = settleUntilDone(services, {
    clock,
    signal,
    onFailure: (live, reason) => fail(live, 'settle', reason),
  });

  const think = (live: LiveMatch): Promise<boolean> =>
    inFailureContext({ match: live.id }, () => bots.attend(botTurnsIn(live, services)));

  const playOn = async (id: MatchId): Promise<void> => {
    try {
      const found = await services.live.find(id);
      if (found.ok) await untilOthersPlay(found.value);
    } catch (reason) {
      onFailure(id, 'resume', reason);
    }
  };

  /** As long as computers decide there, and this is the process where they think. */
  const untilOthersPlay = async (live: LiveMatch): Promise<void> => {
    const release = live.hold();
    try {
      for (let isOurs = true; isOurs && !signal.aborted && !live.isBroken; ) {
        isOurs = await unlessStopped(think(live), signal);
      }
    } catch (reason) {
      fail(live, 'resume', reason);
    } finally {
      release();
    }
  };

  return {
    attend,
    async resume() {
      const ours: Promise<void>[] = [];
      for await (const id of awaitingBots(services, signal)) {
        if (underWay.size >= RESUMED_AT_ONCE) await Promise.race(underWay);
        if (signal.aborted) break;
        const played: Promise<void> = playOn(id).finally(() => underWay.delete(played));
        underWay.add(played);
        ours.push(played);
      }
      await Promise.all(ours);
    },
    stop: () => stopping.abort(),
  };
}

/** False once it is stopped, whatever becomes of the thought. */
function unlessStopped(thought: Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const stop = (): void => resolve(false);
  signal.addEventListener('abort', stop);
  thought.then(resolve, reject);
  return promise.finally(() => signal.removeEventListener('abort', stop));
}

async function* awaitingBots(
  { store }: Pick<MatchServices, 'store'>,
  signal: AbortSignal,
): AsyncGenerator<MatchId> {
  let after: MatchId | undefined;
  while (!signal.aborted) {
    const page = await store.matchesAwaitingBots(PAGE, after);
    yield* page;
    after = page.at(-1);
    if (after === undefined) return;
  }
}
