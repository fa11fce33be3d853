import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStream } from '../../src/streams/event-stream.ts';
import { encodeEvent } from '../../src/streams/event-stream.ts';
import { streamMatch } from '../../src/streams/match-stream.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { type EndlessGame, endlessLeibkoeche, endlessTablut } from './endless-games.ts';
import { findLive, newLiveMatch, playUntil, servicesOn } from './played-match.ts';

/**
 * What a move, an opening and an open match cost, early in a match and late in it, as ratios within one
 * run: processor time of this process, bytes to each viewer, memory after a garbage collection.
 */
const EARLY = 50;
const LATE = 5000;
const MOVES = 400;
const WATCHERS = 200;
const OPEN_MATCHES = 200;

const dataDir = await mkdtemp(join(tmpdir(), 'kast-bench-'));
const store = await openSqliteStore({ file: join(dataDir, 'kast.db') });
const report: Record<string, unknown> = {};
for (const endless of [await endlessTablut(), await endlessLeibkoeche()]) {
  report[endless.game.info.id] = await measure(store, endless);
}
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
await store.close();
await rm(dataDir, { recursive: true });

async function measure(on: Store, endless: EndlessGame) {
  const long = await longMatch(on, endless);
  // Once for the compiler, which learns as it goes.
  await moves(on, endless, await shortMatch(on, endless), 1);
  const early = await moves(on, endless, await shortMatch(on, endless), 1);
  const late = await moves(on, endless, long, 1);
  const watched = await moves(on, endless, long, WATCHERS);
  const [openEarly, openLate] = [
    await opening(on, endless, await shortMatch(on, endless)),
    await opening(on, endless, long),
  ];
  return {
    move: {
      microsecondsAt50: early.microseconds,
      microsecondsAt5000: late.microseconds,
      ratio: round(late.microseconds / early.microseconds),
      bytesAt50: early.bytes,
      bytesAt5000: late.bytes,
      // A view grows with what lies on the table, not with the log: what comes on top of it is compared.
      bytesBeyondViewAt50: early.beyondView,
      bytesBeyondViewAt5000: late.beyondView,
      bytesRatio: round(late.beyondView / early.beyondView),
      millisecondsPerWatcher:
        round((watched.microseconds - late.microseconds) / (WATCHERS - 1)) / 1000,
    },
    opening: { millisecondsAt50: openEarly, millisecondsAt5000: openLate },
    kilobytesOpen: {
      at50: await memory(on, endless, EARLY),
      at5000: await memoryOf(on, endless, long),
    },
  };
}

async function shortMatch(on: Store, endless: EndlessGame): Promise<string> {
  const services = servicesOn(on, endless);
  const live = await newLiveMatch(services, endless);
  await playUntil(live, services, endless, EARLY);
  return live.id;
}

/** By lot some matches end early: another is begun then. */
async function longMatch(on: Store, endless: EndlessGame): Promise<string> {
  const services = servicesOn(on, endless);
  for (;;) {
    const live = await newLiveMatch(services, endless);
    const room = LATE + 4 * MOVES;
    if (!(await playUntil(live, services, endless, LATE))) continue;
    if (live.match.ply <= room) return live.id;
  }
}

/** The mean of so many moves from where the match stands, with so many watchers. */
async function moves(on: Store, endless: EndlessGame, id: string, watchers: number) {
  const services = servicesOn(on, endless);
  const live = await findLive(services, id);
  const sinks = Array.from({ length: watchers }, newSink);
  const { ply } = live.match;
  for (const sink of sinks) streamMatch(live, { guest: undefined, ply }, sink.stream);
  for (const sink of sinks) Object.assign(sink, { bytes: 0, views: 0 });
  const before = process.cpuUsage();
  await playUntil(live, services, endless, ply + MOVES);
  const { user, system } = process.cpuUsage(before);
  const played = live.match.ply - ply;
  for (const sink of sinks) sink.end();
  const views = sinks[0]?.views ?? 0;
  const bytes = sinks[0]?.bytes ?? 0;
  return {
    microseconds: round((user + system) / played),
    bytes: round(bytes / played),
    beyondView: round((bytes - views) / played),
  };
}

async function opening(on: Store, endless: EndlessGame, id: string): Promise<number> {
  const TIMES = 40;
  const before = process.cpuUsage();
  for (let time = 0; time < TIMES; time++) await findLive(servicesOn(on, endless), id);
  const { user, system } = process.cpuUsage(before);
  return round((user + system) / 1000 / TIMES);
}

async function memory(on: Store, endless: EndlessGame, ply: number): Promise<number> {
  const services = servicesOn(on, endless, OPEN_MATCHES + 1);
  const ids: string[] = [];
  for (let made = 0; made < 20; made++) {
    const live = await newLiveMatch(services, endless);
    await playUntil(live, services, endless, ply);
    ids.push(live.id);
  }
  return openedMemory(on, endless, ids);
}

function memoryOf(on: Store, endless: EndlessGame, id: string): Promise<number> {
  return openedMemory(on, endless, [id]);
}

/** Each of them opened several times over, by caches of their own. */
async function openedMemory(on: Store, endless: EndlessGame, ids: readonly string[]) {
  const caches = Array.from({ length: OPEN_MATCHES / ids.length }, () =>
    servicesOn(on, endless, OPEN_MATCHES),
  );
  const before = heap();
  const open = [];
  for (const services of caches) {
    for (const id of ids) open.push(await findLive(services, id));
  }
  return round((heap() - before) / 1024 / open.length);
}

function heap(): number {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

interface Sink {
  readonly stream: EventStream;
  bytes: number;
  /** How much of it is the view, with each ply. */
  views: number;
  end(): void;
}

/** A stream that reads everything at once and counts it. */
function newSink(_: unknown, index: number): Sink {
  const isFirst = index === 0;
  let onEnd = (): void => undefined;
  const sink: Sink = {
    bytes: 0,
    views: 0,
    end: () => onEnd(),
    stream: {
      isFull: false,
      send: (event) => void (sink.bytes += encodeEvent(event).length),
      sendEncoded(event) {
        sink.bytes += event.length;
        if (isFirst) sink.views += viewIn(event);
      },
      beat: () => undefined,
      end: () => undefined,
      cut: () => undefined,
      onRoom: () => undefined,
      onEnd: (listener) => {
        onEnd = listener;
      },
    },
  };
  return sink;
}

function viewIn(event: string): number {
  const data = /^data: (.*)$/m.exec(event)?.[1] ?? '{}';
  const { standing } = JSON.parse(data) as { standing?: { view: unknown } };
  return standing ? JSON.stringify(standing.view).length : 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
