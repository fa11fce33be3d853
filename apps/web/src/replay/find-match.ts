import { fail, logFor, ok, recordOf, type Result } from '@kast/kernel';
import { archiveHere } from '../history/archive-here.ts';
import { client } from '../device/client.ts';
import { type Fault, failed } from '../session/fault.ts';
import { isLocalId } from '../session/here/begin-match.ts';
import { keptHere, type NotKept, reviveKept } from '../session/here/kept-here.ts';
import { holdersHere } from '../session/here/holders.ts';
import type { Holder } from '../session/holder.ts';
import { holdersFrom } from '../session/online/holders.ts';
import { type ReadFault, type ReadMatch, readMatch } from './read-match.ts';

/** A match to be looked back at, with who played it. */
export interface Found {
  readonly read: ReadMatch;
  readonly holders: readonly Holder[];
}

export type Missing =
  | NotKept
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'unreadable'; readonly fault: ReadFault };

/** By its id, wherever it was played. What is over and was kept here is found without a connection, too. */
export async function findMatch(id: string): Promise<Result<Found, Missing>> {
  const found = await (isLocalId(id) ? findHere(id) : findOnline(id));
  if (found.ok) return found;
  const archived = await findArchived(id);
  // What is damaged here may be whole in the history.
  if (archived?.ok || found.error.kind !== 'unreadable') return archived ?? found;
  return found;
}

async function findArchived(id: string): Promise<Result<Found, Missing> | undefined> {
  const [match, record] = await Promise.all([archiveHere.get(id), archiveHere.recordOf(id)]);
  if (!match || !record) return undefined;
  const read = await readMatch(record);
  if (!read.ok) return fail({ kind: 'unreadable', fault: read.error });
  return ok({ read: read.value, holders: match.holders });
}

async function findHere(id: string): Promise<Result<Found, Missing>> {
  const kept = keptHere(id);
  if (!kept.ok) return kept;
  const { saved, record } = kept.value;
  const revived = await reviveKept(kept.value);
  if (!revived.ok) {
    return fail({ kind: 'unreadable', fault: { code: 'faulty', fault: revived.error, record } });
  }
  const { begun } = revived.value;
  const you = saved.seats.findIndex(({ kind }) => kind === 'you') + 1;
  // While it runs, not more than the player may read.
  const log = logFor(begun, begun.plies, you || 'watcher');
  const read = await readMatch(recordOf(begun.match, log, saved.seed));
  if (!read.ok) return fail({ kind: 'unreadable', fault: read.error });
  return ok({ read: read.value, holders: holdersHere(saved) });
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
