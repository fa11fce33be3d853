import { rulesOf } from '@kast/games';
import { fail, logFor, ok, recordOf, type RecordFault, type Result } from '@kast/kernel';
import { boxOf } from '../cupboard/boxes.ts';
import { archiveHere } from '../history/archive-here.ts';
import { client } from '../device/client.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { type Fault, failed } from '../session/fault.ts';
import { isLocalId } from '../session/here/begin-match.ts';
import { holdersHere } from '../session/here/holders.ts';
import { reviveMatch } from '../session/here/saved-match.ts';
import type { Holder } from '../session/holder.ts';
import { holdersFrom } from '../session/online/holders.ts';
import { type ReadFault, type ReadMatch, readMatch } from './read-match.ts';

/** A match to be looked back at, with who played it. */
export interface Found {
  readonly read: ReadMatch;
  readonly holders: readonly Holder[];
}

export type Missing =
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'unreadable'; readonly fault: ReadFault };

/** By its id, wherever it was played. What is over and was kept here is found without a connection, too. */
export async function findMatch(id: string): Promise<Result<Found, Missing>> {
  const found = await (isLocalId(id) ? findHere(id) : findOnline(id));
  if (found.ok || found.error.kind === 'unreadable') return found;
  return (await findArchived(id)) ?? found;
}

async function findArchived(id: string): Promise<Result<Found, Missing> | undefined> {
  const [match, record] = await Promise.all([archiveHere.get(id), archiveHere.recordOf(id)]);
  if (!match || !record) return undefined;
  const read = await readMatch(record);
  if (!read.ok) return fail({ kind: 'unreadable', fault: read.error });
  return ok({ read: read.value, holders: match.holders });
}

async function findHere(id: string): Promise<Result<Found, Missing>> {
  const saved = matchesHere.get(id);
  const log = saved && matchesHere.logOf(saved);
  const box = saved && boxOf(saved.game);
  if (!saved || !log || !box) return fail({ kind: 'elsewhere' });
  const { rulesVersion, seed } = saved;
  const game = await rulesOf(box, rulesVersion);
  if (!game) return fail(unreadable({ code: 'unknown-rules-version', rulesVersion }));
  const begun = reviveMatch(saved, log, game);
  if (!begun.ok) return fail(unreadable(begun.error));
  const { match, plies } = begun.value;
  const you = saved.seats.findIndex(({ kind }) => kind === 'you') + 1;
  // While it runs, not more than the player may read.
  const read = await readMatch(recordOf(match, logFor(begun.value, plies, you || 'watcher'), seed));
  if (!read.ok) return fail({ kind: 'unreadable', fault: read.error });
  return ok({ read: read.value, holders: holdersHere(saved) });
}

function unreadable(fault: RecordFault): Missing {
  return { kind: 'unreadable', fault: { code: 'faulty', fault, record: undefined } };
}

async function findOnline(id: string): Promise<Result<Found, Missing>> {
  const [snapshot, record] = await Promise.all([client.snapshot(id), client.record(id)]);
  if (!snapshot.ok) return fail({ kind: 'fault', fault: failed(snapshot.error) });
  if (!record.ok) return fail({ kind: 'fault', fault: failed(record.error) });
  const read = await readMatch(record.value);
  if (!read.ok) return fail({ kind: 'unreadable', fault: read.error });
  const { seats, you } = snapshot.value;
  return ok({ read: read.value, holders: holdersFrom(seats, you) });
}
