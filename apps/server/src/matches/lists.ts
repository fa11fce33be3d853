import { fail, ok, type Result } from '@kast/kernel';
import type { MatchList, MatchSummary, WireError } from '@kast/protocol';
import type { GuestId, ListedMatch } from '../store/store.ts';
import type { House } from './house.ts';
import { seatOf } from './roles.ts';
import { summaryFor } from './sight.ts';

const MOST_RUNNING = 50;
const MOST_PUBLIC = 20;

/** Running matches, those at turn first, then the latest acted in. */
export async function matchesOf(house: House, guest: GuestId): Promise<MatchSummary[]> {
  const listed = await house.store.runningMatchesOf(guest, MOST_RUNNING);
  const summaries = await summariesOf(house, listed, guest);
  const isAtTurn = ({ you, toDecide }: MatchSummary) => you !== undefined && toDecide.includes(you);
  return summaries.toSorted(
    (one, other) => Number(isAtTurn(other)) - Number(isAtTurn(one)) || other.lastAt - one.lastAt,
  );
}

export async function publicMatches(
  house: House,
  game: string,
): Promise<Result<MatchList, WireError<'unknown-game'>>> {
  if (!(await house.shelf.rulesOf(game))) return fail({ code: 'unknown-game', game });
  const listed = await house.store.publicMatchesOf(game, MOST_PUBLIC);
  return ok({ matches: await summariesOf(house, listed, undefined) });
}

async function summariesOf(
  { tables }: House,
  listed: readonly ListedMatch[],
  guest: GuestId | undefined,
): Promise<MatchSummary[]> {
  const summaries: MatchSummary[] = [];
  for (const { id } of listed) {
    const table = await tables.find(id);
    const seat = table && guest !== undefined ? seatOf(table, guest) : undefined;
    if (table) summaries.push(summaryFor(table, seat ?? 'watcher'));
  }
  return summaries;
}
