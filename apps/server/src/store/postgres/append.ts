import type { Kysely } from 'kysely';
import { checkAddition } from '../addition.ts';
import { putClock } from '../clocks.ts';
import { isKeyedAct } from '../keyed-acts.ts';
import { sealNonces } from '../nonces.ts';
import { plyAfterAct } from '../queries.ts';
import type { Schema } from '../schema.ts';
import { type Addition, type AppendAnswer, DamagedRowError } from '../store.ts';
import { putSnapshot, setSeatsOver } from '../writes.ts';
import { appendTogether } from './append-together.ts';
import type { Session } from './connection.ts';

/** What a move writes: its entries and how the match stands, and what seldom comes along. */
export async function append(
  db: Kysely<Schema>,
  session: Session,
  addition: Addition,
): Promise<AppendAnswer> {
  checkAddition(addition);
  const { match, status, snapshot, nonces, clock } = addition;
  const revision = await appendTogether(session, addition);
  if (revision === undefined) return whyNotAppended(db, addition);
  if (snapshot) await putSnapshot(db, match, { ply: status.ply, ...snapshot });
  if (status.outcome) await setSeatsOver(db, match, status);
  if (clock) await putClock(db, match, clock);
  if (nonces) await sealNonces(db, match, nonces);
  return { kind: 'appended', revision };
}

async function whyNotAppended(
  db: Kysely<Schema>,
  { match, entries }: Addition,
): Promise<AppendAnswer> {
  for (const { by, move, key } of entries) {
    if (key === undefined || !isKeyedAct(move)) continue;
    const ply = await plyAfterAct(db, match, by, { key, act: move });
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
