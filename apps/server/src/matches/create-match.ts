import {
  type AnyGame,
  type ClockSetup,
  drawChance,
  fail,
  hashOfSeed,
  type Match,
  newMatch,
  ok,
  type Result,
  type Seed,
} from '@kast/kernel';
import {
  bindingOf,
  type MatchMade,
  type NewMatch,
  type SeatWish,
  type AbsenceRule,
  type WireError,
} from '@kast/protocol';
import { invitationTo } from './invitation.ts';
import { statusOf } from '../live/match-status.ts';
import type {
  GuestId,
  MatchFacts,
  NewStoredMatch,
  StoredNonce,
  StoredSeat,
} from '../store/store.ts';
import { clockSetup } from './clock-setup.ts';
import { refused } from './decision.ts';
import { newMatchId, newSeed } from './secrets.ts';
import { mayNotBePublic } from './public-tables.ts';
import type { MatchServices } from './services.ts';
import { clockAtFirst } from './start-clock.ts';
import { storeNewMatch } from './store-new-match.ts';

export type CreateFailure = WireError<
  | 'unknown-game'
  | 'bad-seats'
  | 'bad-clock'
  | 'bad-rated'
  | 'refused'
  | 'too-many-matches'
  | 'busy'
  | 'blocked'
>;

export async function createMatch(
  services: MatchServices,
  { maker, account }: Maker,
  wish: NewMatch,
): Promise<Result<MatchMade, CreateFailure>> {
  const game = await services.rules.newest(wish.game);
  if (!game) return fail({ code: 'unknown-game', game: wish.game });
  const problem = problemWithSeats(wish.seats);
  if (problem) return fail({ code: 'bad-seats', problem });
  const { options, watchers, nonceHash } = wish;
  // A process of the version before would let a clock run for ever.
  if (wish.clock && !services.mayTime()) return fail({ code: 'busy' });
  const clock = wish.clock ? clockSetup(wish.clock, services.now()) : ok(undefined);
  if (!clock.ok) return clock;
  const unrated = await problemWithRating(services, maker, wish);
  if (unrated) return fail({ code: 'bad-rated', problem: unrated });
  if (await mayNotBePublic(services, maker, watchers)) return fail({ code: 'blocked' });
  const seats = wish.seats.map((one, index) => seatFor(one, index + 1, { maker, nonceHash }));
  const begun = beginMatch(game, seats, {
    options,
    watchers,
    maker,
    account,
    now: services.now(),
    addsNonces: services.mayAddNonces(),
    clock: clock.value,
    absence: wish.absence,
    rated: wish.rated,
  });
  if (!begun.ok) return begun;
  const stored = await storeNewMatch(services, begun.value);
  if (!stored.ok) return stored;
  const { id } = begun.value.facts;
  return ok({ id, invites: invitesTo(services.secret, id, seats) });
}

export interface Maker {
  readonly maker: GuestId;
  readonly account: string;
}

export interface Beginning extends Maker {
  readonly options: Readonly<Record<string, unknown>>;
  readonly watchers: MatchFacts['watchers'];
  readonly now: number;
  readonly rematchOf?: string;
  readonly addsNonces: boolean;
  readonly clock?: ClockSetup | undefined;
  readonly absence?: AbsenceRule | undefined;
  readonly rated?: true | undefined;
}

/**
 * A match that is about to be stored, with the chance that is due before anybody decides: where it has not
 * to wait for those who may still add to it.
 */
export function beginMatch(
  game: AnyGame,
  wished: readonly StoredSeat[],
  {
    options,
    watchers,
    maker,
    account,
    now,
    rematchOf,
    addsNonces,
    clock,
    absence,
    rated,
  }: Beginning,
): Result<NewStoredMatch, WireError<'refused'>> {
  const seed = newSeed();
  const asked = { seats: wished.length, options, seedHash: hashOfSeed(seed) };
  const started = newMatch(game, asked);
  if (!started.ok) return fail(refused(started.error));
  const mayAdd = addsNonces && game.info.traits.chance;
  const seats = mayAdd ? wished : wished.map(withoutNonce);
  const waits = mayAdd && seats.some((seat) => bindingOf(seat, []) !== 'settled');
  return ok({
    facts: {
      id: newMatchId(),
      game: game.info.id,
      rulesVersion: game.info.rulesVersion,
      options: started.value.setup.options,
      watchers,
      seed,
      maker,
      account,
      madeAt: now,
      rematchOf,
      ...(clock ? { clock } : {}),
      // By days everybody is away most of the time.
      ...(absence && absence !== 'wait' && clock?.kind !== 'days' ? { absence } : {}),
      ...(rated ? { rated } : {}),
    },
    seats,
    ...clockAtFirst(clock, seats),
    ...firstChance(started.value, waits ? undefined : seed, seats, now),
    ...(waits ? { nonces: 'open' } : {}),
  });
}

function firstChance(
  start: Match,
  seed: Seed | undefined,
  seats: readonly StoredSeat[],
  at: number,
): Pick<NewStoredMatch, 'entries' | 'status'> {
  const drawn = seed === undefined ? [] : drawChance(start, seed);
  return {
    entries: drawn.map(({ ply: { entry } }) => ({ ...entry, at, key: undefined })),
    status: statusOf(drawn.at(-1)?.match ?? start, seats, at),
  };
}

export function invitesTo(
  secret: string,
  id: string,
  seats: readonly StoredSeat[],
): MatchMade['invites'] {
  return seats
    .filter(({ kind }) => kind === 'open')
    .map(({ seat }) => ({ seat, token: invitationTo(secret, id, seat) }));
}

function problemWithSeats(seats: readonly SeatWish[]): 'two-for-me' | 'only-bots' | undefined {
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return 'two-for-me';
  if (seats.every(({ kind }) => kind === 'bot')) return 'only-bots';
  return undefined;
}

/** T16 */
async function problemWithRating(
  { store }: Pick<MatchServices, 'store'>,
  maker: GuestId,
  { rated, clock, seats, absence }: NewMatch,
): Promise<WireError<'bad-rated'>['problem'] | undefined> {
  if (!rated) return undefined;
  if (!clock) return 'needs-clock';
  const playsComputer = absence === 'computer' || seats.some(({ kind }) => kind === 'bot');
  if (seats.length < 2 || playsComputer) return 'only-people';
  return (await store.accounts.isOwned(maker)) ? undefined : 'needs-account';
}

interface SeatMaker {
  readonly maker: GuestId;
  readonly nonceHash: string | undefined;
}

function seatFor(wish: SeatWish, seat: number, { maker, nonceHash }: SeatMaker): StoredSeat {
  if (wish.kind === 'me') {
    const nonce = nonceHash === undefined ? {} : { nonce: committed(nonceHash) };
    return { seat, kind: 'person', holder: maker, ...nonce };
  }
  if (wish.kind === 'bot') return { seat, kind: 'bot', level: wish.level };
  return { seat, kind: 'open' };
}

function committed(hash: string): StoredNonce {
  return { state: 'committed', hash };
}

function withoutNonce(seat: StoredSeat): StoredSeat {
  if (seat.kind !== 'person') return seat;
  const { nonce: _, ...rest } = seat;
  return rest;
}
