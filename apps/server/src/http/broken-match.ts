import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveMatches } from '../live/live-matches.ts';
import { BrokenHistoryError, breaksMatch, FailedCopyError } from '../live/broken-match.ts';
import { sendFailure } from './error-responses.ts';

/** A match that failed under a request: its table is told, and so is who asked. Else undefined. */
export function answerBrokenMatch(
  error: Error,
  matches: LiveMatches,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  if (error instanceof BrokenHistoryError) {
    request.log.error({ err: error }, 'an earlier part of a match cannot be read');
    return sendFailure(reply, { code: 'broken-match' });
  }
  if (!breaksMatch(error)) return undefined;
  const { id } = request.params as { readonly id?: string };
  const hasFailedBefore = error instanceof FailedCopyError;
  const live = id === undefined || hasFailedBefore ? undefined : matches.peek(id);
  if (live) matches.fail(live, error);
  return sendFailure(reply, { code: 'broken-match' });
}
