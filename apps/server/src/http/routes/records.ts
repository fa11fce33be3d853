import { unreachable } from '@kast/kernel';
import { failures, RecordJudged, type WireError } from '@kast/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { QueueTerms } from '../../scheduler/fair-queue.ts';
import type { JobFailure } from '../../scheduler/job.ts';
import type { Scheduler } from '../../scheduler/scheduler.ts';
import type { Work } from '../../workers/work.ts';
import type { Api } from '../api.ts';
import { sendFailure } from '../error-responses.ts';
import { leaveJsonUnparsed } from '../json-body.ts';
import { networkOf } from '../rate-limit/network.ts';
import { PRICES } from '../rate-limit/prices.ts';

/** Larger than the record of any match that people play, also with every toss by hand. */
const LARGEST_RECORD = 1024 * 1024;

/**
 * What is sent stays text until a thread reads it, and is not even received where the thread has no room
 * for it. `seconds`: that one record may wait for a thread, and then be judged.
 */
export async function recordRoutes(
  api: Api,
  scheduler: Scheduler<Pick<Work, 'judgeRecord'>>,
  seconds: number,
): Promise<void> {
  leaveJsonUnparsed(api);
  const termsOf = ({ ip }: FastifyRequest): QueueTerms => ({
    guest: networkOf(ip),
    isWatched: () => true,
  });
  api.post(
    '/records',
    {
      bodyLimit: LARGEST_RECORD,
      config: { price: PRICES.judgeRecord },
      schema: {
        tags: ['records'],
        summary: 'Judge a record through the rules; nothing is kept',
        body: Type.Unsafe<string>(
          Type.Unknown({
            description: 'a match as a file, as `GET /api/matches/{id}/record` gives it',
          }),
        ),
        response: { 200: RecordJudged, ...failures('bad-record', 'busy') },
      },
      onRequest: async (request, reply) => {
        if (scheduler.hasRoomFor('judgeRecord', termsOf(request))) return undefined;
        return sendFailure(reply, { code: 'busy' });
      },
    },
    async (request, reply) => {
      const limit = 1000 * seconds;
      const judged = await scheduler.run(
        'judgeRecord',
        { json: request.body },
        { ...termsOf(request), waitLimit: limit, timeLimit: limit, signal: hungUp(reply) },
      );
      if (!judged.ok) return sendFailure(reply, failureOf(judged.error));
      return judged.value.ok ? judged.value.value : sendFailure(reply, judged.value.error);
    },
  );
}

/** `request.signal` is of no use: it tells also of a body that has arrived. */
function hungUp({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
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
