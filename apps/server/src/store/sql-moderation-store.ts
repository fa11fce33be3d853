import type { BlockedName } from '@kast/protocol';
import type { Kysely, Selectable } from 'kysely';
import { readAudit, writeAudit } from './audit-log.ts';
import type { StoredChatLine } from './chat-store.ts';
import type { GuestId, MatchId } from './ids.ts';
import { performAct } from './moderation-acts.ts';
import type { ModerationStore, NewAct, StoredBlock, StoredReport } from './moderation-store.ts';
import type { Commit } from './commit.ts';
import type { Schema } from './schema.ts';

interface ModerationDatabase {
  readonly db: Kysely<Schema>;
  readonly commit: Commit;
  readonly onChanged: (match: MatchId) => void;
}

export function sqlModerationStore({ db, commit, onChanged }: ModerationDatabase): ModerationStore {
  return {
    makeModerator: (player, secretHash, at) =>
      commit((transaction) => makeModerator(transaction, player, secretHash, at)),
    isModerator: (player, secretHash) => isModerator(db, player, secretHash),
    openReports: (limit) => openReports(db, limit),
    blockOf: (player, now) => blockOf(db, player, now),
    blocks: (now, limit) => blocks(db, now, limit),
    blockedNames: (limit) => blockedNames(db, limit),
    act: async (act) => {
      const { isDone, changed } = await commit((transaction) => actAndAudit(transaction, act));
      for (const match of changed) onChanged(match);
      return isDone ? 'done' : 'unknown';
    },
    auditLog: (limit, before) => readAudit(db, limit, before),
  };
}

async function actAndAudit(db: Kysely<Schema>, { moderator, at, act }: NewAct) {
  const done = await performAct(db, act, at);
  const { act: name, why, ...about } = act;
  if (done.isDone) await writeAudit(db, { at, moderator, act: name, why, about });
  return done;
}

async function makeModerator(
  db: Kysely<Schema>,
  player: GuestId,
  secretHash: string,
  at: number,
): Promise<void> {
  if (await isModerator(db, player, secretHash)) return;
  await db
    .insertInto('moderators')
    .values({ player, secret_hash: secretHash, at })
    .onConflict((conflict) =>
      conflict.column('player').doUpdateSet({ secret_hash: secretHash, at }),
    )
    .execute();
  await writeAudit(db, { at, moderator: player, act: 'become-moderator', why: '', about: {} });
}

export async function isModerator(
  db: Kysely<Schema>,
  player: GuestId,
  secretHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('moderators')
    .select('player')
    .where('player', '=', player)
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function openReports(
  db: Kysely<Schema>,
  limit: number,
): Promise<readonly StoredReport[]> {
  const rows = await db
    .selectFrom('chat_reports')
    .innerJoin('matches', 'matches.id', 'chat_reports.match_id')
    .selectAll('chat_reports')
    .select('matches.game')
    .where('closed_at', 'is', null)
    .orderBy('chat_reports.at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    match: row.match_id,
    game: row.game,
    room: row.room as StoredReport['room'],
    number: row.number,
    reporter: row.reporter,
    author: row.author,
    reason: row.reason,
    ply: row.ply,
    at: row.at,
    context: JSON.parse(row.context) as readonly StoredChatLine[],
  }));
}

export async function blockOf(
  db: Kysely<Schema>,
  player: GuestId,
  now: number,
): Promise<StoredBlock | undefined> {
  const row = await db
    .selectFrom('player_blocks')
    .selectAll()
    .where('player', '=', player)
    .executeTakeFirst();
  return row && holds(row, now) ? blockIn(row) : undefined;
}

/** There are few of them, and moderators alone ask for all. */
async function blocks(
  db: Kysely<Schema>,
  now: number,
  limit: number,
): Promise<readonly StoredBlock[]> {
  const rows = await db
    .selectFrom('player_blocks')
    .selectAll()
    .where((build) => build.or([build('until', 'is', null), build('until', '>', now)]))
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(blockIn);
}

function holds({ until }: Selectable<Schema['player_blocks']>, now: number): boolean {
  return until === null || until > now;
}

function blockIn({ until, ...row }: Selectable<Schema['player_blocks']>): StoredBlock {
  return { ...row, until: until ?? undefined };
}

async function blockedNames(db: Kysely<Schema>, limit: number): Promise<readonly BlockedName[]> {
  const rows = await db
    .selectFrom('name_blocks')
    .selectAll()
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ kind, name, at }) => ({ kind: kind as BlockedName['kind'], name, at }));
}
