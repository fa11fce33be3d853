import {
  type AnyGame,
  drawChance,
  fail,
  hashOfSeed,
  type Match,
  newMatch,
  ok,
  type Result,
  type Seed,
} from '@kast/kernel';
import type { MatchMade, NewMatch, SeatWish, WireError } from '@kast/protocol';
import { invitationTo } from './invitation.ts';
import { statusOf } from '../live/match-status.ts';
import type { GuestId, MatchFacts, NewStoredMatch, StoredSeat } from '../store/store.ts';
import { refused } from './decision.ts';
import { checkMatchLimits } from './match-limit.ts';
import { newMatchId, newSeed } from './secrets.ts';
import type { MatchServices } from './services.ts';

export type CreateFailure = WireError<
  'unknown-game' | 'bad-seats' | 'refused' | 'too-many-matches' | 'busy'
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
  const seats = wish.seats.map((one, index) => seatFor(one, index + 1, maker));
  const { options, watchers } = wish;
  const begun = beginMatch(game, seats, { options, watchers, maker, account, now: services.now() });
  if (!begun.ok) return begun;
  const allowed = await checkMatchLimits(services, begun.value);
  if (!allowed.ok) return allowed;
  await services.store.createMatch(begun.value);
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
}

/** A match that is about to be stored, with the chance that is due before anybody decides. */
export function beginMatch(
  game: AnyGame,
  seats: readonly StoredSeat[],
  { options, watchers, maker, account, now, rematchOf }: Beginning,
): Result<NewStoredMatch, WireError<'refused'>> {
  const seed = newSeed();
  const asked = { seats: seats.length, options, seedHash: hashOfSeed(seed) };
  const started = newMatch(game, asked);
  if (!started.ok) return fail(refused(started.error));
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
    },
    seats,
    ...firstChance(started.value, seed, seats, now),
  });
}

function firstChance(
  start: Match,
  seed: Seed,
  seats: readonly StoredSeat[],
  at: number,
): Pick<NewStoredMatch, 'entries' | 'status'> {
  const drawn = drawChance(start, seed);
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

function seatFor(wish: SeatWish, seat: number, maker: GuestId): StoredSeat {
  if (wish.kind === 'me') return { seat, kind: 'person', holder: maker };
  if (wish.kind === 'bot') return { seat, kind: 'bot', level: wish.level };
  return { seat, kind: 'open' };
}
