import type { Kysely } from 'kysely';
import { begins, checkAddition } from '../addition.ts';
import { sealNonces } from '../nonces.ts';
import { plyAfterKey } from '../queries.ts';
import { statusRow } from '../rows.ts';
import type { Schema } from '../schema.ts';
import { type Addition, type AppendAnswer, DamagedRowError } from '../store.ts';
import { putSnapshot, setSeatsOver } from '../writes.ts';
import type { Session } from './connection.ts';

/**
 * The one write that every move makes: one statement, prepared once on each connection. The row of the
 * match says who was first. That a key is new is looked at before, although a constraint holds it: what
 * that refuses would take the whole group along.
 */
const APPEND = `
  with entry as (
    select * from unnest($11::integer[], $12::text[], $13::text[], $14::bigint[], $15::text[])
      as entry (ply, "by", move, at, key)
  ), changed as (
    update matches set
      ply = $1, to_decide = $2, outcome = $3, last_at = $4, awaits_bot = $5, is_over = $6,
      is_begun = greatest(is_begun, $7), revision = revision + 1
    where id = $8 and ply = $9 and rules_version = $10 and not exists (
      select from entries stored join entry on stored."by" = entry."by" and stored.key = entry.key
      where stored.match_id = $8
    )
    returning revision
  ), added as (
    insert into entries (match_id, ply, "by", move, at, key)
    select $8, entry.* from changed, entry
  )
  select revision from changed
`;

export async function append(
  db: Kysely<Schema>,
  session: Session,
  addition: Addition,
): Promise<AppendAnswer> {
  checkAddition(addition);
  const { match, ply, rulesVersion, entries, status, snapshot, nonces } = addition;
  const { to_decide, outcome, last_at, awaits_bot, is_over } = statusRow(status);
  const { rows } = await session.query(APPEND, [
    status.ply,
    to_decide,
    outcome,
    last_at,
    awaits_bot,
    is_over,
    begins(entries),
    match,
    ply,
    rulesVersion,
    entries.map((_, index) => ply + index),
    entries.map(({ by }) => String(by)),
    entries.map(({ move }) => move),
    entries.map(({ at }) => at),
    entries.map(({ key }) => key ?? null),
  ]);
  const revision = rows[0]?.['revision'];
  if (revision === undefined) return whyNotAppended(db, addition);
  if (snapshot) await putSnapshot(db, match, { ply: status.ply, ...snapshot });
  if (is_over) await setSeatsOver(db, match, status);
  if (nonces) await sealNonces(db, match, nonces);
  return { kind: 'appended', revision: Number(revision) };
}

async function whyNotAppended(
  db: Kysely<Schema>,
  { match, entries }: Addition,
): Promise<AppendAnswer> {
  for (const { by, key } of entries) {
    const ply = key === undefined ? undefined : await plyAfterKey(db, match, by, key);
    if (ply !== undefined) return { kind: 'duplicate', ply };
  }
  const known = await db
    .selectFrom('matches')
    .select('ply')
    .where('id', '=', match)
    .executeTakeFirst();
  if (!known) throw new DamagedRowError(`there is no match ${match} to append to`);
  return { kind: 'conflict' };
}
