import type { Kysely } from 'kysely';
import { noteAuthors } from './report-authors.ts';
import { chatLineOf } from './chat-rows.ts';
import type { NewReport, StoredChatLine } from './chat-store.ts';
import type { Schema } from './schema.ts';

/** What was said before it, and after it until now: a line alone may look worse than it was, or better. */
const LINES_BEFORE = 15;
const LINES_AFTER = 5;

const MOST_A_DAY = 20;
const A_DAY = 24 * 60 * 60 * 1000;

export async function writeReport(
  db: Kysely<Schema>,
  { id, match, room, number, reporter, reason, ply, at }: NewReport,
): Promise<'reported' | 'unknown-line' | 'too-many'> {
  const { author, context } = await contextOf(db, match, room, number);
  if (author === undefined) return 'unknown-line';
  const today = await db
    .selectFrom('chat_reports')
    .select('id')
    .where('reporter', '=', reporter)
    .where('at', '>', at - A_DAY)
    .limit(MOST_A_DAY)
    .execute();
  if (today.length >= MOST_A_DAY) return 'too-many';
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chat_reports')
    .values({
      id,
      match_id: match,
      room,
      number,
      reporter,
      author,
      reason,
      ply,
      at,
      context: JSON.stringify(context),
      closed_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['reporter', 'match_id', 'room', 'number']).doNothing(),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) await noteAuthors(db, id, context);
  return 'reported';
}

async function contextOf(db: Kysely<Schema>, match: string, room: string, number: number) {
  const lines = db
    .selectFrom('chat_lines')
    .selectAll()
    .where('match_id', '=', match)
    .where('room', '=', room);
  const before = await lines
    .where('number', '<=', number)
    .orderBy('number', 'desc')
    .limit(LINES_BEFORE + 1)
    .execute();
  const [reported] = before;
  if (reported?.number !== number) return { author: undefined, context: [] };
  const after = await lines
    .where('number', '>', number)
    .orderBy('number')
    .limit(LINES_AFTER)
    .execute();
  const context: readonly StoredChatLine[] = [...before.toReversed(), ...after].map(chatLineOf);
  return { author: reported.author, context };
}
