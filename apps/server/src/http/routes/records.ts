import { unreachable } from '@kast/kernel';
import { failures, RecordJudged, type WireError } from '@kast/protocol';
import { Type } from 'typebox';
import type { JobFailure } from '../../scheduler/job.ts';
import type { Scheduler } from '../../scheduler/scheduler.ts';
import type { Work } from '../../workers/work.ts';
import type { Api } from '../api.ts';
import { sendFailure } from '../error-responses.ts';
import { networkOf } from '../rate-limit/network.ts';
import { PRICES } from '../rate-limit/prices.ts';

/** Larger than the record of any match that people play, also with every toss by hand. */
const LARGEST_RECORD = 1024 * 1024;

/** `seconds`: that one record may wait for a thread, and then be judged. */
export function recordRoutes(
  api: Api,
  scheduler: Scheduler<Pick<Work, 'judgeRecord'>>,
  seconds: number,
): void {
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
      const limit = 1000 * seconds;
      const judged = await scheduler.run(
        'judgeRecord',
        { input: request.body },
        { guest: networkOf(request.ip), isWatched: () => true, waitLimit: limit, timeLimit: limit },
      );
      if (!judged.ok) return sendFailure(reply, failureOf(judged.error));
      if (judged.value.ok) return judged.value.value;
      return sendFailure(reply, { code: 'bad-record', fault: judged.value.error });
    },
  );
}

/** Too much work is expected; a judge that breaks is not. */
function failureOf(failure: JobFailure): WireError<'busy'> {
  switch (failure.code) {
    case 'overloaded':
    case 'timed-out':
    case 'cancelled':
      return { code: 'busy' };
    case 'crashed':
    case 'failed':
      throw new Error('a record could not be judged', { cause: failure.reason });
    default:
      return unreachable(failure);
  }
}
