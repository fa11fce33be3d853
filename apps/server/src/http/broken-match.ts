import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveMatches } from '../live/live-matches.ts';
import { BrokenMatchError } from '../live/open-log.ts';
import { DamagedRowError } from '../store/store.ts';
import { sendFailure } from './error-responses.ts';

/** A match that failed under a request: its table is told, and so is who asked. Else undefined. */
export function answerBrokenMatch(
  error: Error,
  matches: LiveMatches,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  if (!(error instanceof BrokenMatchError || error instanceof DamagedRowError)) return undefined;
  const { id } = request.params as { readonly id?: string };
  const live = id === undefined ? undefined : matches.peek(id);
  if (live) matches.fail(live, error);
  return sendFailure(reply, { code: 'broken-match' });
}
