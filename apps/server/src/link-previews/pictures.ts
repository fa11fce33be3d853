import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@kast/kernel';
import type { JobTerms } from '../scheduler/job.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';
import type { DrawPictureTask } from '../workers/draw-picture.ts';
import type { Work } from '../workers/work.ts';

/** About a hundred kilobytes each. */
const MOST_KEPT = 100;

/** In milliseconds: the first one waits for its thread to start, on a machine that may have much else to do. */
const LIMITS = { waitLimit: 30_000, timeLimit: 30_000 };

export interface Pictures {
  /** `busy`: too many are being drawn, or this machine cannot draw. */
  draw(task: DrawPictureTask, terms: PictureTerms): Promise<Result<Uint8Array, 'busy'>>;
}

export type PictureTerms = Pick<JobTerms, 'guest' | 'match'>;

/**
 * Draws each picture once: they are kept by all that is in them, so that none is ever out of date. Who asks
 * for one that is being drawn waits for that.
 */
export function pictures(scheduler: Scheduler<Pick<Work, 'drawPicture'>>): Pictures {
  /** In the order of their last use. */
  const kept = new Map<string, Promise<Result<Uint8Array, 'busy'>>>();

  const drawn = async (
    task: DrawPictureTask,
    terms: PictureTerms,
  ): Promise<Result<Uint8Array, 'busy'>> => {
    const answer = await scheduler.run('drawPicture', task, {
      ...terms,
      ...LIMITS,
      isWatched: () => true,
    });
    return answer.ok ? ok(answer.value) : fail('busy');
  };

  return {
    async draw(task, terms) {
      const key = createHash('sha256').update(JSON.stringify(task)).digest('base64url');
      const picture = kept.get(key) ?? drawn(task, terms);
      kept.delete(key);
      kept.set(key, picture);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      const result = await picture;
      if (!result.ok && kept.get(key) === picture) kept.delete(key);
      return result;
    },
  };
}
