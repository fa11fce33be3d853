import type { ChatRoom } from '@kast/protocol';
import type { Kysely } from 'kysely';
import { addToRoom } from './chat-version.ts';
import type { MatchId } from './ids.ts';
import type { Schema } from './schema.ts';

/** What was said is gone for good; that something was said stays. False where there is nothing to remove. */
export async function removeChatLine(
  db: Kysely<Schema>,
  match: MatchId,
  room: ChatRoom,
  number: number,
): Promise<boolean> {
  const line = db
    .selectFrom('chat_lines')
    .select('number')
    .where('match_id', '=', match)
    .where('room', '=', room)
    .where('number', '=', number)
    .where('is_removed', '=', 0);
  if (!(await line.executeTakeFirst())) return false;
  const version = await addToRoom(db, match, room, 1);
  await db
    .updateTable('chat_lines')
    .set({ is_removed: 1, text: null, phrase: null, version })
    .where('match_id', '=', match)
    .where('room', '=', room)
    .where('number', '=', number)
    .execute();
  return true;
}
