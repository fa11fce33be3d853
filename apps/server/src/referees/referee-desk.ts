import { fail, type Match, ok } from '@kast/kernel';
import type { AskReferee } from '../matches/play-on.ts';
import { type ThreadWork, threadPool } from '../threads/pool.ts';

export interface RefereeDesk {
  readonly ask: AskReferee;
  readonly waiting: number;
  close(): Promise<void>;
}

export interface RefereeDeskOptions {
  readonly onFailure: (game: string, reason: unknown) => void;
  /** What a thread does with a `JudgeTask`, where that is not to ask the referees of the registry. */
  readonly work?: ThreadWork | undefined;
}

const JUDGE: ThreadWork = { file: new URL('./judge.ts', import.meta.url), name: 'judge' };

/** A toss takes some milliseconds: one thread is enough, as long as no bot ever thinks in it. */
const THREADS = 1;

/** Far beyond any toss: a referee that needs longer has come to harm. */
const LONGEST = 15_000;

/** Where referees judge: off the event loop, and never behind a bot that thinks. */
export function refereeDesk({ onFailure, work = JUDGE }: RefereeDeskOptions): RefereeDesk {
  const pool = threadPool(THREADS);
  let isClosing = false;
  return {
    async ask({ game, state }: Match) {
      const { id } = game.info;
      try {
        const signal = AbortSignal.timeout(LONGEST);
        const task = { game: id, state };
        return ok(await pool.run<unknown>(work, task, { urgency: 'waited-for', signal }));
      } catch (reason) {
        if (!isClosing) onFailure(id, reason);
        return fail({ code: 'no-verdict' });
      }
    },
    get waiting() {
      return pool.waiting;
    },
    close() {
      isClosing = true;
      return pool.close();
    },
  };
}
