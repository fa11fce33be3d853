import { unreachable } from '@kast/kernel';
import type { ModerationAct } from '@kast/protocol';
import type { Kysely } from 'kysely';
import { removeChatLine } from './chat-removal.ts';
import type { MatchId } from './ids.ts';
import type { Schema } from './schema.ts';
import { forgetName } from './writes.ts';

const A_DAY = 24 * 60 * 60 * 1000;

export interface ActDone {
  readonly isDone: boolean;
  /** The matches in which something else is shown from now on. */
  readonly changed: readonly MatchId[];
}

const DONE: ActDone = { isDone: true, changed: [] };

/** Each of them within the transaction that also writes it down. */
export async function performAct(
  db: Kysely<Schema>,
  act: ModerationAct,
  now: number,
): Promise<ActDone> {
  switch (act.act) {
    case 'close-report': {
      const { numUpdatedRows } = await db
        .updateTable('chat_reports')
        .set({ closed_at: now })
        .where('id', '=', act.report)
        .where('closed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { isDone: numUpdatedRows > 0n, changed: [] };
    }
    case 'remove-line': {
      const isDone = await removeChatLine(db, act.match, act.room, act.number);
      return { isDone, changed: isDone ? [act.match] : [] };
    }
    case 'block-player': {
      const until = act.days === undefined ? null : now + act.days * A_DAY;
      const block = { why: act.why, at: now, until };
      await db.deleteFrom('player_blocks').where('until', '<=', now).execute();
      await db
        .insertInto('player_blocks')
        .values({ player: act.player, ...block })
        .onConflict((conflict) => conflict.column('player').doUpdateSet(block))
        .execute();
      // T13: whom nobody is paired with does not wait for it.
      await db
        .deleteFrom('wishes')
        .where('guest', '=', act.player)
        .where('match_id', 'is', null)
        .execute();
      return DONE;
    }
    case 'unblock-player': {
      const { numDeletedRows } = await db
        .deleteFrom('player_blocks')
        .where('player', '=', act.player)
        .executeTakeFirstOrThrow();
      return { isDone: numDeletedRows > 0n, changed: [] };
    }
    case 'remove-name': {
      const changed = await forgetName(db, act.player);
      return { isDone: changed !== undefined, changed: changed ?? [] };
    }
    case 'block-name':
      await db
        .insertInto('name_blocks')
        .values({ kind: act.kind, name: act.name, at: now })
        .onConflict((conflict) => conflict.columns(['kind', 'name']).doNothing())
        .execute();
      return DONE;
    case 'unblock-name': {
      const { numDeletedRows } = await db
        .deleteFrom('name_blocks')
        .where('kind', '=', act.kind)
        .where('name', '=', act.name)
        .executeTakeFirstOrThrow();
      return { isDone: numDeletedRows > 0n, changed: [] };
    }
    default:
      return unreachable(act);
  }
}
