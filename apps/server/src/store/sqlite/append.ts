import type { DatabaseSync } from 'node:sqlite';
import { begins, checkAddition } from '../addition.ts';
import { isKeyedAct, MOVE_IS_KEYED_ACT } from '../keyed-acts.ts';
import { clockRow, statusRow } from '../rows.ts';
import { type Addition, type AppendAnswer, DamagedRowError } from '../store.ts';
import { isConstraint } from './error-codes.ts';

/**
 * The one write that every move makes, prepared once. It waits for nothing, so that a whole group of them
 * lies within one turn of the event loop. The row of the match says who was first, the index of acts' keys
 * which of those is a repeat: neither is looked up unless they refuse. Where it throws, the caller undoes it.
 */
export function appendIn(database: Pick<DatabaseSync, 'prepare'>) {
  const compareAndSet = database.prepare(`
    update matches set
      ply = ?, to_decide = ?, outcome = ?, last_at = ?, awaits_bot = ?,
      is_begun = max(is_begun, ?), revision = revision + 1
    where id = ? and ply = ? and rules_version = ? and revision = coalesce(?, revision)
  `);
  const revisionOf = database.prepare('select revision from matches where id = ?');
  // Apart: naming it above would write the index of running matches anew with every move.
  const setOver = database.prepare('update matches set is_over = 1 where id = ?');
  const insertEntry = database.prepare(
    'insert into entries (match_id, ply, "by", move, at, key) values (?, ?, ?, ?, ?, ?)',
  );
  const putSnapshot = database.prepare(`
    insert into snapshots (match_id, ply, rules_version, data) values (?, ?, ?, ?)
    on conflict (match_id, ply) do update set
      rules_version = excluded.rules_version, data = excluded.data
  `);
  const setSeatsOver = database.prepare('update seats set is_over = 1 where match_id = ?');
  const sealNonces = database.prepare('update matches set nonces = ? where id = ?');
  const setClock = database.prepare('update matches set clock_state = ?, due_at = ? where id = ?');
  const plyOfAct = database.prepare(
    `select ply from entries
     where match_id = ? and "by" = ? and key = ? and move = ? and ${MOVE_IS_KEYED_ACT}`,
  );
  const plyOfMatch = database.prepare('select ply from matches where id = ?');

  const insertEntries = ({ match, ply, entries }: Addition): void => {
    for (const [index, { by, move, at, key = null }] of entries.entries()) {
      insertEntry.run(match, ply + index, String(by), move, at, key);
    }
  };

  const duplicateOf = ({ match, entries }: Addition): AppendAnswer | undefined => {
    for (const { by, move, key } of entries) {
      if (key === undefined || !isKeyedAct(move)) continue;
      const row = plyOfAct.get(match, String(by), key, move);
      if (row) return { kind: 'duplicate', ply: Number(row['ply']) + 1 };
    }
    return undefined;
  };

  return (addition: Addition, undo: () => void): AppendAnswer => {
    checkAddition(addition);
    const { match, ply, revision, rulesVersion, entries, status } = addition;
    const { snapshot, nonces, clock } = addition;
    const { to_decide, outcome, last_at, awaits_bot, is_over } = statusRow(status);
    const { changes } = compareAndSet.run(
      status.ply,
      to_decide,
      outcome,
      last_at,
      awaits_bot,
      begins(entries),
      match,
      ply,
      rulesVersion,
      revision ?? null,
    );
    if (changes === 0) {
      const duplicate = duplicateOf(addition);
      if (duplicate) return duplicate;
      if (plyOfMatch.get(match)) return { kind: 'conflict' };
      throw new DamagedRowError(`there is no match ${match} to append to`);
    }
    try {
      insertEntries(addition);
    } catch (reason) {
      if (!isConstraint(reason)) throw reason;
      undo();
      const duplicate = duplicateOf(addition);
      if (duplicate) return duplicate;
      throw reason;
    }
    if (snapshot) putSnapshot.run(match, status.ply, snapshot.rulesVersion, snapshot.data);
    if (is_over) {
      setOver.run(match);
      setSeatsOver.run(match);
    }
    if (clock) {
      const { clock_state, due_at } = clockRow(clock);
      setClock.run(clock_state, due_at, match);
    }
    if (nonces) sealNonces.run(JSON.stringify(nonces), match);
    // Nearly always known: `returning` would make a row for every move.
    const now = revision === undefined ? revisionOf.get(match)?.['revision'] : revision + 1;
    return { kind: 'appended', revision: Number(now) };
  };
}
