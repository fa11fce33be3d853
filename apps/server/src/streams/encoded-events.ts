import type { Viewer } from '@kast/kernel';
import { plyEventFor, tableFor } from '../live/for-viewer.ts';
import type { LiveMatch } from '../live/live-match.ts';
import type { HostedPly } from '../live/open-log.ts';
import { encodeEvent } from './event-stream.ts';

/**
 * Each ply is encoded once per kind of viewer: all watchers get the same bytes, however many they are.
 * Kept as long as the ply itself is.
 */
const plies = new WeakMap<HostedPly, Map<Viewer, Buffer>>();
const tables = new WeakMap<LiveMatch, { version: number; events: Map<Viewer, Buffer> }>();

export function encodedPly(live: LiveMatch, played: HostedPly, viewer: Viewer): Buffer {
  const known = plies.get(played) ?? new Map<Viewer, Buffer>();
  plies.set(played, known);
  return remembered(known, viewer, () =>
    encodeEvent({
      event: 'ply',
      id: played.match.ply,
      data: plyEventFor(live, played, viewer),
    }),
  );
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
