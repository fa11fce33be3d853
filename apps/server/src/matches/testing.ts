import { append, type Entry, fail, type Match } from '@kast/kernel';
import type { NewMatch } from '@kast/protocol';
import { onTestFinished } from 'vitest';
import { alone } from '../cluster/alone.ts';
import { presenceBy } from '../cluster/presence.ts';
import { gameRules, type PlayableBox } from '../live/game-rules.ts';
import type { LiveMatch } from '../live/live-match.ts';
import { liveMatches } from '../live/live-matches.ts';
import { statusOf } from '../live/match-status.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { MatchId, Store, StoredSeat } from '../store/store.ts';
import { mustWork, NIM, TOYS } from '../testing.ts';
import type { AskReferee } from './complete-entry.ts';
import { claimSeat } from './claim-seat.ts';
import { createMatch } from './create-match.ts';
import type { Decision } from './decision.ts';
import { enterDecision } from './enter-decision.ts';
import { invitationTo } from './invitation.ts';
import type { ServiceTime } from './service-time.ts';
import type { MatchServices } from './services.ts';

/** A box as it was when this version was the newest; every game has one of version 1. */
export function asOfVersion(box: PlayableBox, rulesVersion: number): PlayableBox {
  const { info, rules, earlierRules } = box;
  return {
    info: { ...info, rulesVersion },
    rules: earlierRules?.[rulesVersion] ?? rules,
  };
}

export async function openTestStore(): Promise<Store> {
  const store = await openSqliteStore({ file: ':memory:' });
  onTestFinished(() => store.close());
  return store;
}

export interface TestServicesOptions {
  /** How many matches to keep in memory. */
  readonly limit?: number;
  readonly boxes?: readonly PlayableBox[];
  readonly onChange?: (live: LiveMatch) => void;
  readonly onBroken?: (id: MatchId, reason: unknown) => void;
  readonly askReferee?: AskReferee;
  /** In milliseconds; stands still unless told. */
  readonly clock?: () => number;
  /** By which the clocks of matches are judged. */
  readonly judgedNow?: () => number;
}

/** Without HTTP; several on one store are as several processes. */
export function servicesOn(store: Store, options: TestServicesOptions = {}): MatchServices {
  const { limit = 9, boxes = TOYS, onChange, askReferee = noReferee, clock = () => 0 } = options;
  const { onBroken = throwReason, judgedNow = Date.now } = options;
  const rules = gameRules(boxes);
  const presence = presenceBy(alone().tallies);
  const live = liveMatches({
    store,
    rules,
    presence,
    limit,
    clock,
    judgedNow,
    onBroken,
    ...(onChange && { onChange }),
  });
  return {
    store,
    rules,
    live,
    askReferee,
    mayAskBots: () => true,
    mayAddNonces: () => true,
    mayTime: () => true,
    bridgePause: async () => undefined,
    now: Date.now,
    secret: 'secret',
    matchesPerGuest: 1000,
  };
}

/** Of a process that has served since now, however long nobody looks. */
export function withoutPause(now: () => number): ServiceTime {
  const since = now();
  return { note: () => since, isPaused: () => false };
}

/** A new match of Ann's, at seat 1 unless told otherwise. */
export async function newLiveMatch(
  services: MatchServices,
  wish: Partial<NewMatch> = {},
): Promise<LiveMatch> {
  const maker = { maker: 'ann', account: 'ann' };
  const { id } = mustWork(await createMatch(services, maker, { ...NIM, ...wish }));
  return openMatch(services, id);
}

/** The same, with Bob at seat 2: what is left to chance at the beginning has been drawn. */
export async function newSeatedMatch(
  services: MatchServices,
  wish: Partial<NewMatch> = {},
): Promise<LiveMatch> {
  const live = await newLiveMatch(services, wish);
  const token = invitationTo(services.secret, live.id, 2);
  mustWork(await claimSeat(services, live, 'bob', { token }));
  return live;
}

export async function openMatch({ live }: MatchServices, id: MatchId): Promise<LiveMatch> {
  return mustWork(await live.find(id));
}

/** A move, or an act as a word, of seat 1 on the match as it is known here, unless told otherwise. */
interface LogToFollow {
  /** As it stands before the log. */
  readonly begun: Match;
  readonly log: readonly Entry[];
  readonly seats: readonly StoredSeat[];
  readonly at: number;
}

/** A log that another process writes: after each of its entries the match has come to it. */
export async function* followLog(
  live: LiveMatch,
  store: Store,
  { begun, log, seats, at }: LogToFollow,
): AsyncGenerator<void> {
  let match = begun;
  for (const [ply, entry] of log.entries()) {
    match = mustWork(append(match, entry)).match;
    await store.append({
      match: live.facts.id,
      ply,
      rulesVersion: live.facts.rulesVersion,
      entries: [{ ...entry, at, key: undefined }],
      status: statusOf(match, seats, at),
    });
    await live.inTurn(() => live.catchUp(store));
    yield;
  }
}

export interface TestDecision {
  readonly seat?: number;
  readonly move?: string;
  readonly question?: number;
  readonly key?: string;
}

export function decide(
  live: LiveMatch,
  services: MatchServices,
  decision: TestDecision | 'resign' | 'draw' | 'undo' = {},
  seat = 1,
) {
  if (typeof decision === 'string') {
    return enterDecision(live, services, actOf(live, decision, seat));
  }
  const asked = live.match.questions.find((question) => question.seat === (decision.seat ?? seat));
  const usual = { seat, question: asked?.id ?? live.match.ply, move: '1', from: 'person' } as const;
  return enterDecision(live, services, { ...usual, ...decision });
}

function actOf(live: LiveMatch, kind: 'resign' | 'draw' | 'undo', seat: number): Decision {
  const { offers, takeBacks, ply } = live.match;
  const decided = { seat, from: 'person' } as const;
  if (kind === 'resign') return { ...decided, act: { act: 'resign' } };
  if (kind === 'undo') {
    return { ...decided, act: { act: 'undo', ply: takeBacks.at(-1)?.ply ?? ply } };
  }
  const [offer] = offers;
  return {
    ...decided,
    act: offer ? { act: 'accept-draw', offer: offer.ply } : { act: 'offer-draw' },
  };
}

/** All that is stored of the log. */
export async function storedEntries({ store }: Pick<MatchServices, 'store'>, id: MatchId) {
  const stored = await store.findMatch(id);
  return store.entriesBetween(id, 0, stored?.status.ply ?? 0);
}

const noReferee: AskReferee = async () => fail({ code: 'no-verdict' });

function throwReason(_id: MatchId, reason: unknown): void {
  throw reason;
}
