import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { registry, rulesOf } from '@kast/games';
import {
  append,
  type Entry,
  type Match,
  type MatchRecord,
  must,
  newMatch,
  outcomeOf,
  seatsOf,
  turnOf,
} from '@kast/kernel';
import { memoryStore } from '../../src/device/key-value.ts';
import type { SavedMatch } from '../../src/session/here/saved-match.ts';
import { savedMatches } from '../../src/session/here/saved-matches.ts';

/** A golden match as it stood after some plies, with somebody of this device in the seat that is asked. */
export interface Moment {
  readonly game: string;
  readonly record: string;
  readonly ply: number;
  /** What is asked of them, as the rules call it; `over` at the end. */
  readonly phase: string;
  readonly you: number;
  readonly saved: SavedMatch;
  readonly log: readonly Entry[];
}

/** A golden match each, with many at the table. */
export const GOLDEN_MATCHES = {
  tablut: 'escape',
  'drunter-und-drueber': 'six-at-the-table',
  'heuchel-und-meuchel': 'a-rest-lapses',
  'la-courte-paille': 'four-on-the-raft',
  leibkoeche: 'four-at-the-stove',
} as const;

export type GameName = keyof typeof GOLDEN_MATCHES;

export const GAME_NAMES = Object.keys(GOLDEN_MATCHES) as readonly GameName[];

const GAMES = join(import.meta.dirname, '../../../../packages/games/src');
const ID = 'local-golden';

/** One moment for each thing that a seat can be asked alone, then the last one before the end, and the end. */
export async function momentsOf(game: string, name: string): Promise<readonly Moment[]> {
  const record = goldenRecord(game, name);
  const box = must(
    registry.find(({ info }) => info.id === game),
    game,
  );
  const rules = must(await rulesOf(box, record.rulesVersion), 'the rules of this record');
  const begun = newMatch(rules, record);
  if (!begun.ok) throw new Error(begun.error.reason);
  let match: Match = begun.value;
  const found = new Map<string, Moment>();
  let before: Moment | undefined;
  for (const [index, entry] of record.log.entries()) {
    const moment = momentIn(record, name, match, index);
    if (moment) {
      before = moment;
      // The middle of a phase tells more than its beginning, when the table is still empty.
      const isEarly = index <= record.log.length * 0.6;
      if (isEarly || !found.has(moment.phase)) found.set(moment.phase, moment);
    }
    const next = append(match, entry);
    if (!next.ok) throw new Error(`${game} ${name}: ${next.error.reason}`);
    match = next.value.match;
  }
  const over = momentIn(record, name, match, record.log.length, before?.you);
  return [
    ...found.values(),
    { ...must(before, 'a decision'), phase: 'last' },
    must(over, 'the end of a golden match'),
  ];
}

/** Undefined where several are asked at once: the others would go on by themselves. */
function momentIn(
  record: MatchRecord,
  name: string,
  match: Match,
  ply: number,
  seatAtTheEnd?: number,
): Moment | undefined {
  const turn = turnOf(match);
  if (turn.kind === 'chance' || (turn.kind === 'seats' && turn.seats.length > 1)) return undefined;
  const outcome = outcomeOf(match);
  const you = (turn.kind === 'seats' ? turn.seats[0] : seatAtTheEnd) ?? 1;
  const { game, seats, options, rulesVersion } = record;
  const saved: SavedMatch = {
    version: 2,
    id: ID,
    game,
    rulesVersion,
    seats: seatsOf(seats).map((seat) =>
      seat === you ? { kind: 'you' } : { kind: 'bot', level: 1 },
    ),
    options,
    seed: must(record.seed, 'the seed of a match that is over'),
    plies: ply,
    ...(outcome ? { outcome } : {}),
    yourTurn: !outcome,
    changed: 0,
  };
  const phase = outcome ? 'over' : phaseOf(match.game.view(match.state, you));
  return { game, record: name, ply, phase, you, saved, log: record.log.slice(0, ply) };
}

/** Lays it on the device of this page, and opens its table or what lies beneath that address. */
export async function openMoment(page: Page, moment: Moment, below = ''): Promise<void> {
  const store = memoryStore();
  savedMatches(store).put(moment.saved, moment.log);
  const kept = store.keys('').map((key) => [key, store.get(key) ?? ''] as const);
  if (!page.url().startsWith('http')) await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, kept);
  await page.goto(`/m/${ID}${below}`);
  // A table that is still being opened says nothing of its game.
  await page.locator('.table-room[data-game]').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** What was played next. */
export function moveAfter({ game, record, ply }: Moment): string {
  return must(goldenRecord(game, record).log[ply], 'a ply').move;
}

function goldenRecord(game: string, name: string): MatchRecord {
  return JSON.parse(
    readFileSync(join(GAMES, game, 'golden', `${name}.json`), 'utf8'),
  ) as MatchRecord;
}

function phaseOf(view: unknown): string {
  const { phase } = view as { readonly phase?: unknown };
  return typeof phase === 'string' ? phase : 'playing';
}
