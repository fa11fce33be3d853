import { fail, ok, type Result } from '@kast/kernel';
import type { MatchList, MatchSummary, WireError } from '@kast/protocol';
import { seatOf } from '../live/seat-holders.ts';
import { seatInfos } from '../live/seat-info.ts';
import type { GuestId, ListedMatch } from '../store/store.ts';
import type { MatchServices } from './services.ts';

const MOST_RUNNING = 50;
const MOST_PUBLIC = 20;

type Needed = Pick<MatchServices, 'store' | 'rules' | 'live'>;

/** Running matches, those at turn first, then the latest acted in. No list opens a match. */
export async function matchesOf(services: Needed, guest: GuestId): Promise<MatchSummary[]> {
  const listed = await services.store.runningMatchesOf(guest, MOST_RUNNING);
  const present = presenceIn(services);
  const isAtTurn = ({ you, toDecide }: MatchSummary) => you !== undefined && toDecide.includes(you);
  return listed
    .map((match) => summaryOf(match, guest, present))
    .toSorted(
      (one, other) => Number(isAtTurn(other)) - Number(isAtTurn(one)) || other.lastAt - one.lastAt,
    );
}

export async function publicMatches(
  services: Needed,
  game: string,
): Promise<Result<MatchList, WireError<'unknown-game'>>> {
  if (!(await services.rules.newest(game))) return fail({ code: 'unknown-game', game });
  const listed = await services.store.publicMatchesOf(game, MOST_PUBLIC);
  const present = presenceIn(services);
  return ok({ matches: listed.map((match) => summaryOf(match, undefined, present)) });
}

type IsPresent = (match: string, guest: GuestId) => boolean;

function presenceIn({ live }: Needed): IsPresent {
  return (match, guest) => live.isPresent(match, guest);
}

function summaryOf(
  { id, game, madeAt, seedHash, seats, names, status }: ListedMatch,
  guest: GuestId | undefined,
  present: IsPresent,
): MatchSummary {
  const you = guest === undefined ? undefined : seatOf({ seats }, guest);
  const { ply, toDecide, outcome, lastAt } = status;
  const isPresent = (holder: GuestId): boolean => present(id, holder);
  return {
    id,
    game,
    seats: seatInfos(seats, { seedHash, names, isPresent }),
    ...(you === undefined ? {} : { you }),
    ply,
    toDecide: [...toDecide],
    ...(outcome ? { outcome } : {}),
    madeAt,
    lastAt,
  };
}
