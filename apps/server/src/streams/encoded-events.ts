import type { Viewer } from '@kast/kernel';
import { plyEventFor, tableFor } from '../live/for-viewer.ts';
import type { LiveMatch } from '../live/live-match.ts';
import type { HostedPly } from '../live/open-log.ts';
import { encodeEvent } from './event-stream.ts';

/**
 * Each ply is encoded once per kind of viewer: all watchers get the same bytes, however many they are. Only
 * the last few are kept, which is as far as whoever reads along is behind: for each match in memory they
 * are more than all else of it.
 */
const plies = new WeakMap<LiveMatch, Map<HostedPly, Map<Viewer, Buffer>>>();
const tables = new WeakMap<LiveMatch, { version: number; events: Map<Viewer, Buffer> }>();

const PLIES_KEPT = 4;

export function encodedPly(live: LiveMatch, played: HostedPly, viewer: Viewer): Buffer {
  return remembered(encodingsOf(live, played), viewer, () =>
    encodeEvent({
      event: 'ply',
      id: played.match.ply,
      data: plyEventFor(live, played, viewer),
    }),
  );
}

function encodingsOf(live: LiveMatch, played: HostedPly): Map<Viewer, Buffer> {
  const kept = plies.get(live) ?? new Map<HostedPly, Map<Viewer, Buffer>>();
  plies.set(live, kept);
  const known = kept.get(played);
  if (known) return known;
  const encodings = new Map<Viewer, Buffer>();
  kept.set(played, encodings);
  const [oldest] = kept.keys();
  if (kept.size > PLIES_KEPT && oldest) kept.delete(oldest);
  return encodings;
}

export function encodedTable(live: LiveMatch, viewer: Viewer): Buffer {
  const before = tables.get(live);
  const isFresh = before?.version === live.tableVersion;
  const known = isFresh
    ? before
    : { version: live.tableVersion, events: new Map<Viewer, Buffer>() };
  tables.set(live, known);
  return remembered(known.events, viewer, () =>
    encodeEvent({ event: 'table', data: tableFor(live, viewer) }),
  );
}

function remembered(known: Map<Viewer, Buffer>, viewer: Viewer, encode: () => Buffer): Buffer {
  const bytes = known.get(viewer) ?? encode();
  known.set(viewer, bytes);
  return bytes;
}
