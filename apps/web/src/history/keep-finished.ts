import { archiveHere } from './archive-here.ts';
import { client } from '../device/client.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { isLocalId } from '../session/here/begin-match.ts';
import { recordOfSaved, type SavedMatch } from '../session/here/saved-match.ts';
import type { Archive } from './archive.ts';
import { archivedHere, archivedOnline } from './archived.ts';

/** What became of a match that was to be kept. */
export type Keeping = 'kept' | 'full' | 'unknown';

/** Keeps a match that has come to its end at a table of this device. */
export async function keepFinished(id: string, finished?: number): Promise<Keeping> {
  if (!isLocalId(id)) return keepOnline(id, finished);
  const saved = matchesHere.get(id);
  return saved?.outcome ? keepSaved(archiveHere, saved) : 'unknown';
}

/** What ended before there was a history, or while it could not be kept. Gives how many did not fit. */
export async function keepAllFinished(): Promise<number> {
  const kept = new Set((await archiveHere.all()).map(({ id }) => id));
  let full = 0;
  for (const saved of matchesHere.all()) {
    if (!saved.outcome || kept.has(saved.id)) continue;
    if ((await keepSaved(archiveHere, saved)) === 'full') full += 1;
  }
  const me = await client.me();
  const played = me.ok ? me.value.matches : [];
  const removed = await archiveHere.removed();
  for (const { id, outcome, you, lastAt } of played.slice(0, MOST_TO_FETCH)) {
    if (!outcome || you === undefined || kept.has(id) || removed.has(id)) continue;
    if ((await keepOnline(id, lastAt)) === 'full') full += 1;
  }
  return full;
}

/** Each is a request: what is older than so many matches stays with the server. */
const MOST_TO_FETCH = 30;

async function keepSaved(archive: Archive, saved: SavedMatch): Promise<Keeping> {
  const log = matchesHere.logOf(saved);
  if (!log) return 'unknown';
  if (!(await archive.put(archivedHere(saved), recordOfSaved(saved, log)))) return 'full';
  if (!saved.isArchived) matchesHere.put({ ...saved, isArchived: true });
  return 'kept';
}

async function keepOnline(id: string, lastAt = Date.now()): Promise<Keeping> {
  const [snapshot, record] = await Promise.all([client.snapshot(id), client.record(id)]);
  if (!snapshot.ok || !record.ok) return 'unknown';
  const { you, seats } = snapshot.value;
  const { result, game, log } = record.value;
  // Who only watched has not played it; and what still runs is nobody's to keep.
  if (you === undefined || !result) return 'unknown';
  const summary = { id, game, lastAt, ply: log.length, seats, you, outcome: result };
  return (await archiveHere.put(archivedOnline(summary), record.value)) ? 'kept' : 'full';
}
