import type { Viewer } from '@kast/kernel';
import type { PlyEvent } from '@kast/protocol';
import { plyEventFor, tableFor } from '../live/for-viewer.ts';
import type { LiveMatch } from '../live/live-match.ts';
import type { HostedPly } from '../live/open-log.ts';
import { encodedEvent, encodeEvent } from './event-stream.ts';

/**
 * Each ply is encoded once per kind of viewer: all watchers get the same text, however many they are. It is
 * kept while those who read along are told, one after the other, and no longer: these texts would be more than
 * all else of a match in memory.
 */
let plies = new Map<HostedPly, Map<Viewer, string>>();
const tables = new WeakMap<LiveMatch, { version: number; events: Map<Viewer, string> }>();

export function encodedPly(live: LiveMatch, played: HostedPly, viewer: Viewer): string {
  return remembered(encodingsOf(played), viewer, () =>
    encodedEvent('ply', played.match.ply, jsonOf(plyEventFor(live, played, viewer))),
  );
}

function encodingsOf(played: HostedPly): Map<Viewer, string> {
  const known = plies.get(played);
  if (known) return known;
  if (plies.size === 0) queueMicrotask(forgetPlies);
  const events = new Map<Viewer, string>();
  plies.set(played, events);
  return events;
}

/**
 * A new map rather than an empty one: a map that is cleared leads from what it held to what it will hold, so that
 * one that has grown old keeps every text from then on in memory until all of it is collected.
 */
function forgetPlies(): void {
  plies = new Map();
}

/** As `JSON.stringify` has it, but that what several viewers see is put into words once. */
function jsonOf({ standing, ...told }: PlyEvent): string {
  const { view, ...standingBeside } = standing;
  const beside = JSON.stringify(standingBeside).slice(1);
  return `{"standing":{"view":${jsonOfView(view)},${beside},${JSON.stringify(told).slice(1)}`;
}

/** In an open game all viewers get one and the same view, one after the other. */
let last: { readonly view: unknown; readonly json: string } = { view: undefined, json: '' };

function jsonOfView(view: unknown): string {
  if (last.view !== view) last = { view, json: JSON.stringify(view) };
  return last.json;
}

export function encodedTable(live: LiveMatch, viewer: Viewer): string {
  const before = tables.get(live);
  const isFresh = before?.version === live.tableVersion;
  const known = isFresh
    ? before
    : { version: live.tableVersion, events: new Map<Viewer, string>() };
  tables.set(live, known);
  return remembered(known.events, viewer, () =>
    encodeEvent({ event: 'table', data: tableFor(live, viewer) }),
  );
}

function remembered(known: Map<Viewer, string>, viewer: Viewer, encode: () => string): string {
  const text = known.get(viewer) ?? encode();
  known.set(viewer, text);
  return text;
}
