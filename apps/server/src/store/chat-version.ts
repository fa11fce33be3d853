import type { ChatRoom } from '@kast/protocol';
import type { Kysely } from 'kysely';
import type { MatchId } from './ids.ts';
import type { Schema } from './schema.ts';

const COLUMN = { players: 'players_chat', watchers: 'watchers_chat' } as const;

/** Locks the row of the match, too: of two who write at once the second sees what the first has written. */
export async function addToRoom(
  db: Kysely<Schema>,
  match: MatchId,
  room: ChatRoom,
  change: 1 | -1,
): Promise<number> {
  const column = COLUMN[room];
  const { version } = await db
    .updateTable('matches')
    .set((build) => ({
      revision: build('revision', '+', change),
      [column]: build(column, '+', change),
    }))
    .where('id', '=', match)
    .returning(`${column} as version`)
    .executeTakeFirstOrThrow();
  return version;
}
