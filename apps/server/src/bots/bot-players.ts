import type { MonotonicClock } from '../scheduler/clock.ts';
import { backoff } from './backoff.ts';
import type { BotTurn } from './bot-turn.ts';
import { type Leases, nameOf } from './leases.ts';
import { type BotFailure, playBotTurn, type Think } from './play-bot-turn.ts';

export interface BotPlayersOptions {
  readonly think: Think;
  readonly clock: MonotonicClock;
  /** For the jitter of what is tried again. */
  readonly random?: () => number;
  readonly leases: Leases;
  /** Told of everything that went wrong, also where it is tried again. */
  readonly onFailure: (turn: BotTurn, failure: BotFailure) => void;
}

export interface BotPlayers {
  /**
   * To be called after every change, with the questions that stand before computers. One that is
   * already being thought about is left alone. Resolves when none of them is any more: true where one
   * was thought about here, false where all of them are left to another process.
   */
  attend(turns: readonly BotTurn[]): Promise<boolean>;
  /** Turns of matches that are charged to this account, thought about or waiting for it. */
  turnsOf(account: string): number;
  /** Stops thinking. A turn that was not played is taken up again after a restart. */
  close(): Promise<void>;
}

export function botPlayers(options: BotPlayersOptions): BotPlayers {
  const { think, clock, random = Math.random, leases } = options;
  const closing = new AbortController();
  const attended = new Map<string, Promise<boolean>>();
  const turnsOf = new Map<string, number>();

  const count = (account: string, change: 1 | -1): void => {
    const turns = (turnsOf.get(account) ?? 0) + change;
    if (turns > 0) turnsOf.set(account, turns);
    else turnsOf.delete(account);
  };

  const attendTo = async (turn: BotTurn): Promise<boolean> => {
    const gone = new AbortController();
    const unsubscribe = turn.onGone(() => gone.abort());
    const signal = AbortSignal.any([gone.signal, closing.signal]);
    const pause = backoff({ clock, random, signal });
    const onFailure = (failure: BotFailure): void => options.onFailure(turn, failure);
    try {
      if (!(await claim(turn, signal, pause))) return false;
      try {
        await playBotTurn(turn, { think, pause, signal, onFailure });
      } finally {
        await leases.release(turn);
      }
    } catch (reason) {
      onFailure({ at: 'turn', effort: 'none', reason });
    } finally {
      unsubscribe();
    }
    return true;
  };

  /** False where somebody else has it, or it is gone. */
  const claim = async (
    turn: BotTurn,
    signal: AbortSignal,
    pause: () => Promise<void>,
  ): Promise<boolean> => {
    while (!signal.aborted && turn.isStillAsked()) {
      try {
        return await leases.claim(turn);
      } catch (reason) {
        options.onFailure(turn, { at: 'claim', effort: 'none', reason });
        await pause();
      }
    }
    return false;
  };

  return {
    async attend(turns) {
      if (closing.signal.aborted) return false;
      const thoughts = turns.map((turn) => {
        const name = nameOf(turn);
        const known = attended.get(name);
        if (known) return known;
        count(turn.account, 1);
        const thought = attendTo(turn).finally(() => {
          attended.delete(name);
          count(turn.account, -1);
        });
        attended.set(name, thought);
        return thought;
      });
      return (await Promise.all(thoughts)).includes(true);
    },
    turnsOf: (account) => turnsOf.get(account) ?? 0,
    async close() {
      closing.abort();
      await Promise.all(attended.values());
    },
  };
}
