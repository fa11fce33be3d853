import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { JobFailure, JobTerms } from '../scheduler/job.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';
import type { JudgeTossTask } from '../workers/judge-toss.ts';
import type { Work } from '../workers/work.ts';

export interface RefereeOptions {
  readonly scheduler: Scheduler<Pick<Work, 'judgeToss'>>;
  readonly onFailure: (game: string, failure: JobFailure) => void;
}

/** Far beyond any toss: a referee that needs longer has come to harm. */
const TIME_LIMIT = 15_000;

/** Asks the referee of a game, off the event loop. A failure has been told to who runs the server. */
export async function askReferee(
  { scheduler, onFailure }: RefereeOptions,
  task: JudgeTossTask,
  charged: Pick<JobTerms, 'guest' | 'match'>,
): Promise<Result<unknown, WireError<'no-verdict'>>> {
  const terms = { ...charged, isWatched: () => true, timeLimit: TIME_LIMIT };
  const verdict = await scheduler.run('judgeToss', task, terms);
  if (verdict.ok) return ok(verdict.value);
  if (verdict.error.code !== 'cancelled') onFailure(task.game, verdict.error);
  return fail({ code: 'no-verdict' });
}
