import {
  type AnyGame,
  drawChance,
  fail,
  hashOfSeed,
  newMatch,
  ok,
  type Options,
  type Result,
} from '@kast/kernel';
import type { MatchMade, NewMatch, SeatWish, WireError } from '@kast/protocol';
import { invitationTo } from './invitation.ts';
import type { GuestId, MatchFacts, NewStoredMatch, StoredSeat } from '../store/store.ts';
import { startOf } from './fold.ts';
import type { House } from './house.ts';
import { checkMatchLimit } from './match-limit.ts';
import { refused } from './play-move.ts';
import { newMatchId, newSeed } from './secrets.ts';

export type SetTableFailure = WireError<
  'unknown-game' | 'bad-seats' | 'refused' | 'too-many-matches'
>;

export async function setTable(
  house: House,
  maker: GuestId,
  wish: NewMatch,
): Promise<Result<MatchMade, SetTableFailure>> {
  const game = await house.shelf.rulesOf(wish.game);
  if (!game) return fail({ code: 'unknown-game', game: wish.game });
  const problem = problemWithSeats(wish.seats);
  if (problem) return fail({ code: 'bad-seats', problem });
  const { options, watchers } = wish;
  const seed = newSeed();
  const asked = { seats: wish.seats.length, options, seedHash: hashOfSeed(seed) };
  const started = newMatch(game, asked);
  if (!started.ok) return fail(refused(started.error));
  const allowed = await checkMatchLimit(house, maker);
  if (!allowed.ok) return allowed;

  const seats = wish.seats.map((one, index) => seatFor(one, index + 1, maker));
  const match = beginMatch(house, game, {
    facts: { seed, maker, watchers, options: started.value.setup.options },
    seats,
  });
  await house.store.makeMatch(match);
  const { id } = match.facts;
  return ok({ id, invites: invitesTo(house.secret, id, seats) });
}

/** A match that is about to be stored, with the chance that is due before anybody decides. */
export function beginMatch(
  house: House,
  game: AnyGame,
  { facts, seats }: { facts: BeginningFacts; seats: readonly StoredSeat[] },
): NewStoredMatch {
  const at = house.now();
  const { id: gameId, rulesVersion } = game.info;
  const whole: MatchFacts = {
    rematchOf: undefined,
    ...facts,
    id: newMatchId(),
    game: gameId,
    rulesVersion,
    madeAt: at,
  };
  const start = startOf(game, { facts: whole, seats, entries: [] });
  const { plies } = drawChance(start, whole.seed);
  const entries = plies.map(({ entry: { by, move } }) => ({ by, move, at, key: undefined }));
  return { facts: whole, seats, entries };
}

type BeginningFacts = Pick<MatchFacts, 'seed' | 'maker' | 'watchers'> & {
  readonly options: Options;
  readonly rematchOf?: string;
};

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
