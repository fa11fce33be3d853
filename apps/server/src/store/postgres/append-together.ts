import { begins } from '../addition.ts';
import { MOVE_IS_KEYED_ACT } from '../keyed-acts.ts';
import { statusRow } from '../rows.ts';
import type { Addition, MatchId } from '../store.ts';
import type { Session } from './connection.ts';

/**
 * The one write that every move makes: one statement for all matches that share a commit, prepared once on
 * each connection. The row of a match says who was first. That the key of an act is new is looked at before,
 * although a constraint holds it: what that refuses would take the whole group along.
 */
const APPEND = `
  with addition as (
    select * from unnest(
      $1::text[], $2::integer[], $3::integer[], $4::integer[], $5::text[], $6::text[], $7::bigint[],
      $8::integer[], $9::integer[], $10::integer[], $11::bigint[]
    ) as addition (
      match_id, ply_before, rules_version, ply, to_decide, outcome, last_at, awaits_bot, is_over, is_begun,
      revision_before
    )
  ), entry as (
    select * from unnest(
      $12::text[], $13::integer[], $14::text[], $15::text[], $16::bigint[], $17::text[]
    ) as entry (match_id, ply, "by", move, at, key)
  ), changed as (
    update matches set
      ply = addition.ply, to_decide = addition.to_decide, outcome = addition.outcome,
      last_at = addition.last_at, awaits_bot = addition.awaits_bot, is_over = addition.is_over,
      is_begun = greatest(matches.is_begun, addition.is_begun), revision = matches.revision + 1
    from addition
    where matches.id = addition.match_id and matches.ply = addition.ply_before
      and matches.rules_version = addition.rules_version
      and matches.revision = coalesce(addition.revision_before, matches.revision) and not exists (
        select from entry
        join entries stored on stored.match_id = entry.match_id
          and stored."by" = entry."by" and stored.key = entry.key and stored.move = entry.move
          and stored.${MOVE_IS_KEYED_ACT}
        where entry.match_id = addition.match_id and entry.${MOVE_IS_KEYED_ACT}
      )
    returning matches.id, matches.revision
  ), added as (
    insert into entries (match_id, ply, "by", move, at, key)
    select entry.* from entry join changed on changed.id = entry.match_id
  )
  select id, revision from changed
`;

interface Batch {
  readonly additions: Map<MatchId, Addition>;
  /** The revisions of those that were appended. */
  readonly revisions: Promise<ReadonlyMap<MatchId, number>>;
}

/** Of each transaction the one that is not sent yet. */
const open = new WeakMap<Session, Batch>();

/**
 * The revision after it, or undefined where the match or a key is not as it must be. What a transaction is
 * asked for at once goes out in one statement; a second addition to a match goes out after the first.
 */
export async function appendTogether(
  session: Session,
  addition: Addition,
): Promise<number | undefined> {
  const waiting = open.get(session);
  const batch = waiting && !waiting.additions.has(addition.match) ? waiting : newBatch(session);
  batch.additions.set(addition.match, addition);
  return (await batch.revisions).get(addition.match);
}

function newBatch(session: Session): Batch {
  const additions = new Map<MatchId, Addition>();
  const batch: Batch = {
    additions,
    revisions: Promise.resolve().then(() => {
      if (open.get(session) === batch) open.delete(session);
      // In the order of their ids: two processes that write the same matches do not lock each other out.
      const inOrder = [...additions.values()].toSorted((a, b) => (a.match < b.match ? -1 : 1));
      return send(session, inOrder);
    }),
  };
  open.set(session, batch);
  return batch;
}

async function send(
  session: Session,
  additions: readonly Addition[],
): Promise<ReadonlyMap<MatchId, number>> {
  const rows = additions.map(({ match, ply, revision, rulesVersion, entries, status }) => {
    const { ply: after, to_decide, outcome, last_at, awaits_bot, is_over } = statusRow(status);
    return [
      [match, ply, rulesVersion, after, to_decide, outcome],
      [last_at, awaits_bot, is_over, begins(entries), revision ?? null],
    ].flat();
  });
  const entries = additions.flatMap(({ match, ply, entries }) =>
    entries.map(({ by, move, at, key }, index) => [
      match,
      ply + index,
      String(by),
      move,
      at,
      key ?? null,
    ]),
  );
  const answer = await session.query(APPEND, [...columnsOf(rows, 11), ...columnsOf(entries, 6)]);
  return new Map(answer.rows.map(({ id, revision }) => [String(id), Number(revision)]));
}

function columnsOf<Cell>(rows: readonly (readonly Cell[])[], width: number): Cell[][] {
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] as Cell));
}
