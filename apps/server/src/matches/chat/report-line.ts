import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@kast/kernel';
import type { ReportAnswer, ReportRequest, WireError } from '@kast/protocol';
import type { LiveMatch } from '../../live/live-match.ts';
import type { GuestId } from '../../store/store.ts';
import type { MatchServices } from '../services.ts';

/** Somebody has to look at what was reported before more is. */
const AN_HOUR = 60 * 60;

/** T14: kept with what was said around it, for who runs this server. */
export async function reportLine(
  { store, now }: Pick<MatchServices, 'store' | 'now'>,
  live: LiveMatch,
  reporter: GuestId,
  { room, number, reason }: ReportRequest,
): Promise<Result<ReportAnswer, WireError<'not-found' | 'too-many-requests'>>> {
  const answer = await store.chat.report({
    id: randomBytes(12).toString('base64url'),
    match: live.id,
    room,
    number,
    reporter,
    reason,
    ply: live.match.ply,
    at: now(),
  });
  if (answer === 'unknown-line') return fail({ code: 'not-found' });
  if (answer === 'too-many')
    return fail({ code: 'too-many-requests', seconds: AN_HOUR, key: 'player' });
  return ok({ reported: true });
}
