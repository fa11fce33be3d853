import { hostMatch, type MatchRecord, newMatch, type Viewer } from '@kast/kernel';
import type { HistoryPage } from '@kast/protocol';
import { BrokenHistoryError, breaksMatch } from '../live/broken-match.ts';
import { historyPage, recordFor } from '../live/for-viewer.ts';
import type { LiveMatch } from '../live/live-match.ts';
import { foldStretch } from '../live/open-log.ts';
import { nextTurn } from '../store/next-turn.ts';
import type { StoredEntry } from '../store/store.ts';
import type { MatchServices } from './services.ts';

type Needed = Pick<MatchServices, 'store'>;

/** Plies on one page of history. */
export const HISTORY_PAGE = 100;

/** Entries that are read from the store at once. */
const READ_AT_ONCE = 1000;

/** The page of history that ends before `ply`: folded from the snapshot before it, not from the start. */
export async function historyBefore(
  { store }: Needed,
  live: LiveMatch,
  viewer: Viewer,
  ply: number,
): Promise<HistoryPage> {
  const { game, setup } = live.match;
  const to = Math.min(ply, live.match.ply);
  const from = Math.max(0, to - HISTORY_PAGE);
  const started = newMatch(game, setup);
  if (!started.ok) throw new Error(`match ${live.id} cannot begin again`);
  const stretch = { start: hostMatch(started.value), from, to };
  const plies = await foldStretch(store, live.facts, stretch).catch((reason: unknown) => {
    throw breaksMatch(reason) ? new BrokenHistoryError(live.id, reason) : reason;
  });
  return { ...historyPage(live, plies, viewer), from };
}

/** The whole log, as this viewer may read it now. Nothing is folded: what is masked is known. */
export async function wholeRecord(
  { store }: Needed,
  live: LiveMatch,
  viewer: Viewer,
): Promise<MatchRecord> {
  const { hosted } = live;
  const log: StoredEntry[] = [];
  while (log.length < hosted.match.ply) {
    const to = Math.min(hosted.match.ply, log.length + READ_AT_ONCE);
    const entries = await store.entriesBetween(live.id, log.length, to);
    if (entries.length === 0) throw new BrokenHistoryError(live.id, `no ply ${log.length}`);
    log.push(...entries);
    // A long log does not hold up anybody else.
    if (to < hosted.match.ply) await nextTurn();
  }
  return recordFor(live, hosted, log, viewer);
}
