import { fail, ok, type Outcome, type Result } from '@kast/kernel';
import type { ClubResult, ClubRound } from '@kast/protocol';
import type {
  ClubId,
  GuestId,
  MatchId,
  StoredRound,
  StoredTable,
  WholeClub,
} from '../store/store.ts';
import { changeClub, type ClubFailure, type ClubServices, refuse } from './change-club.ts';
import { clubRound } from './club-view.ts';

export interface TableAddress {
  readonly id: ClubId;
  readonly round: number;
  readonly table: number;
}

/**
 * T17: a host says how a table ended, or corrects it; of any round. Who has played with the real box may say it, too,
 * until a host has.
 */
export function enterResult(
  services: ClubServices,
  { id, round, table }: TableAddress,
  guest: GuestId,
  { places }: ClubResult,
): Promise<Result<ClubRound, ClubFailure>> {
  return changeClub<ClubRound>(services, id, async (whole) => {
    const { hosts, rounds } = whole;
    const played = rounds.find((one) => one.round === round);
    const meant = played?.tables[table - 1];
    const isHost = hosts.includes(guest);
    if (!isHost && !(meant && maySay(whole, { round, table: meant }, guest))) {
      return fail({ code: 'not-the-host' });
    }
    if (!played || !meant) return refuse('unknown');
    if (places && places.length !== meant.people.length) return refuse('places');
    const { places: _, by: _by, ...rest } = meant;
    const known: StoredTable = places
      ? { ...rest, places: rankedPlaces(places), by: isHost ? 'host' : 'player' }
      : rest;
    const changed = { ...played, tables: played.tables.with(table - 1, known) };
    return ok({ change: { rounds: [changed] }, value: clubRound(changed) });
  });
}

/** In the latest round, of one's own table, where no match tells it and no host has said it. */
function maySay(
  { club, people, rounds }: WholeClub,
  { round, table }: { readonly round: number; readonly table: StoredTable },
  guest: GuestId,
): boolean {
  const own = people.find((one) => one.guest === guest)?.person;
  const isOpen = !club.isOver && rounds.at(-1)?.round === round;
  const isTheirs = own !== undefined && table.people.includes(own) && table.match === undefined;
  return isOpen && isTheirs && table.by !== 'host';
}

/** However it was said: the best is first, and as many places are left out as are shared. */
function rankedPlaces(places: readonly number[]): readonly number[] {
  return places.map((place) => 1 + places.filter((other) => other < place).length);
}

/** The matches whose results are still to come. */
export function awaitedMatches({ rounds }: Pick<WholeClub, 'rounds'>): readonly MatchId[] {
  return rounds.flatMap(({ tables }) =>
    tables.flatMap(({ match, places }) => (match !== undefined && !places ? [match] : [])),
  );
}

/** Takes the results of matches that have ended since, whoever noticed it first. */
export async function takeResults(services: ClubServices, whole: WholeClub): Promise<boolean> {
  const awaited = awaitedMatches(whole);
  if (awaited.length === 0) return false;
  const outcomes = await services.store.outcomesOf(awaited);
  if (outcomes.size === 0) return false;
  const taken = await changeClub(services, whole.club.id, async ({ rounds }) => {
    const changed = rounds
      .map((round) => withOutcomes(round, outcomes))
      .filter((round, index) => round !== rounds[index]);
    return ok(
      changed.length === 0 ? { value: true } : { change: { rounds: changed }, value: true },
    );
  });
  return taken.ok;
}

function withOutcomes(round: StoredRound, outcomes: ReadonlyMap<MatchId, Outcome>): StoredRound {
  let isChanged = false;
  const tables = round.tables.map((table): StoredTable => {
    const outcome = table.match === undefined ? undefined : outcomes.get(table.match);
    if (!outcome || table.places) return table;
    isChanged = true;
    return { ...table, places: placesAfter(outcome, table.people.length), by: 'match' };
  });
  return isChanged ? { ...round, tables } : round;
}

/** T17: who has won is first; the others stand by their scores, or share a place where those say nothing. */
export function placesAfter(
  { winners, scores }: Pick<Outcome, 'winners' | 'scores'>,
  seats: number,
): readonly number[] {
  if (winners.length === 0) return Array.from({ length: seats }, () => 1);
  const hasWon = (index: number) => winners.includes(index + 1);
  const direction = scores ? bestIs(scores, hasWon) : 0;
  const worth = (index: number) => (scores?.[index] ?? 0) * direction;
  return Array.from({ length: seats }, (_, seat) => {
    if (hasWon(seat)) return 1;
    const isBetter = (other: number) => !hasWon(other) && worth(other) > worth(seat);
    const better = Array.from({ length: seats }, (_other, other) => other).filter(isBetter);
    return 1 + winners.length + better.length;
  });
}

/** Some games are won by most, some by fewest: 1, -1, or 0 where scores do not tell. */
function bestIs(scores: readonly number[], hasWon: (index: number) => boolean): -1 | 0 | 1 {
  const won = scores.filter((_, index) => hasWon(index));
  const lost = scores.filter((_, index) => !hasWon(index));
  if (Math.min(...won) >= Math.max(...lost)) return 1;
  return Math.max(...won) <= Math.min(...lost) ? -1 : 0;
}
