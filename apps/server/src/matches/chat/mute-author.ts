import { fail, ok, type Result } from '@kast/kernel';
import type { MuteAnswer, MuteRequest, WireError } from '@kast/protocol';
import { authorIn } from '../../live/chat-line.ts';
import type { LiveMatch } from '../../live/live-match.ts';
import type { GuestId } from '../../store/store.ts';
import type { MatchServices } from '../services.ts';

/** T14: somebody does not want to read the author of a line any more, here or at any other table. */
export async function muteAuthor(
  { store, now }: Pick<MatchServices, 'store' | 'now'>,
  live: LiveMatch,
  reader: GuestId,
  { room, number, muted }: MuteRequest,
): Promise<Result<MuteAnswer, WireError<'not-found'>>> {
  const line = await store.chat.find(live.id, room, number);
  if (!line || line.author === reader) return fail({ code: 'not-found' });
  await store.chat.setMuted(reader, line.author, muted, now());
  return ok({ author: authorIn(live.id, line.author), muted });
}
