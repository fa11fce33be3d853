import type { RecordFault, Result } from '@kast/kernel';
import { failures, RecordJudged } from '@kast/protocol';
import { Type } from 'typebox';
import type { ThreadPool } from '../../threads/pool.ts';
import type { Api } from '../api.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';

const WORK = {
  file: new URL('../../matches/judge-record.ts', import.meta.url),
  name: 'judgeRecord',
};

/** Larger than the record of any match that people play, also with every toss by hand. */
const LARGEST_RECORD = 1024 * 1024;
const MOST_WAITING = 100;

/** `seconds`: for one record, its waiting for a thread included. */
export function recordRoutes(api: Api, pool: ThreadPool, seconds: number): void {
  api.post(
    '/records',
    {
      bodyLimit: LARGEST_RECORD,
      config: { price: PRICES.judgeRecord },
      schema: {
        tags: ['records'],
        summary: 'Judge a record through the rules; nothing is kept',
        body: Type.Unknown({
          description: 'a match as a file, as `GET /api/matches/{id}/record` gives it',
        }),
        response: { 200: RecordJudged, ...failures('bad-record', 'busy') },
      },
    },
    async (request, reply) => {
      if (pool.waiting >= MOST_WAITING) return sendFailure(reply, { code: 'busy' });
      const task = { input: request.body };
      const signal = AbortSignal.timeout(1000 * seconds);
      const run = pool.run<Result<RecordJudged, RecordFault>>(WORK, task, {
        urgency: 'waited-for',
        signal,
      });
      const judged = await run.catch((reason: unknown) => {
        // The thread was stopped in the middle of it.
        if (signal.aborted) return undefined;
        throw reason;
      });
      if (!judged) return sendFailure(reply, { code: 'busy' });
      if (judged.ok) return judged.value;
      return sendFailure(reply, { code: 'bad-record', fault: judged.error });
    },
  );
}
