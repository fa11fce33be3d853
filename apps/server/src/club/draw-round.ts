import { type ClockSetup, must, ok, type Result } from '@kast/kernel';
import { CLUB_LIMITS, type ClubRoundWish, type ClubSettings } from '@kast/protocol';
import { beginMatch } from '../matches/create-match.ts';
import type {
  ClubId,
  GuestId,
  MatchId,
  NewStoredMatch,
  StoredPerson,
  StoredTable,
  WholeClub,
} from '../store/store.ts';
import { changeAsHost, type ClubFailure, type ClubServices, refuse } from './change-club.ts';
import { clubGames } from './club-games.ts';
import { pairRound } from './pairing/pair-round.ts';
import type { PairedTable } from './pairing/round.ts';
import { standingsOf } from './pairing/standings.ts';

export interface RoundMaker {
  readonly host: GuestId;
  /** Who is charged for the matches. */
  readonly account: string;
}

export interface RoundDrawn {
  readonly round: number;
  /** For how many it was drawn. */
  readonly people: number;
}

export interface RoundDropped {
  readonly round: number;
  /** How many were made for it. */
  readonly matches: number;
}

/** T17: the next round, with a match for each table that is played online. */
export function drawRound(
  services: ClubServices,
  id: ClubId,
  maker: RoundMaker,
  { round, place }: ClubRoundWish,
): Promise<Result<RoundDrawn, ClubFailure>> {
  return changeAsHost<RoundDrawn>(services, id, maker.host, async (whole) => {
    const { club, people, rounds } = whole;
    if (club.isOver) return refuse('over');
    if (round !== rounds.length + 1) return refuse('other-round');
    if (round > CLUB_LIMITS.rounds) return refuse('too-many-rounds');
    const isFinished = rounds.every(({ tables }) => tables.every(({ places }) => places));
    if (!isFinished) return refuse('unfinished');
    const games = await clubGames(services, club.settings.games);
    if (!games.ok) return refuse('no-game');
    const away = new Set(people.filter(({ isAway }) => isAway).map(({ person }) => person));
    const entrants = standingsOf(people, rounds).filter(({ person }) => !away.has(person));
    const { system, perTable } = club.settings;
    const withDevice = place === 'online' ? devicesOf(people) : undefined;
    const paired = pairRound({ entrants, system, perTable, games: games.value, withDevice });
    if (paired.tables.length === 0) return refuse('too-few');
    const set = await Promise.all(
      paired.tables.map((table) => setTable(services, whole, maker, table, place)),
    );
    const drawn = { round, tables: set.map(({ table }) => table), byes: paired.byes };
    return ok({
      change: {
        rounds: [drawn],
        matches: set.flatMap(({ match }) => (match ? [match] : [])),
        mostRunning: services.matchesPerGuest,
      },
      value: { round, people: entrants.length },
    });
  });
}

function devicesOf(people: readonly StoredPerson[]): ReadonlySet<number> {
  return new Set(people.filter(({ guest }) => guest !== undefined).map(({ person }) => person));
}

interface SetTable {
  readonly table: StoredTable;
  readonly match?: NewStoredMatch;
}

/** Online where everybody has a device, and with the real box elsewhere. */
async function setTable(
  services: ClubServices,
  { people, club: { settings } }: WholeClub,
  { host, account }: RoundMaker,
  table: PairedTable,
  place: ClubRoundWish['place'],
): Promise<SetTable> {
  const sitting = table.people.map((person) =>
    must<StoredPerson>(
      people.find((one) => one.person === person),
      'somebody who was paired',
    ),
  );
  if (place === 'box' || sitting.some(({ guest }) => guest === undefined)) return { table };
  const game = must(await services.rules.newest(table.game), 'the rules of a game of the evening');
  const seats = sitting.map(({ guest = '' }, index) => ({
    seat: index + 1,
    kind: 'person' as const,
    holder: guest,
    // Their devices come by once they have opened the table.
    nonce: { state: 'awaited' as const },
  }));
  const begun = beginMatch(game, seats, {
    options: {},
    watchers: 'link',
    maker: host,
    account,
    now: services.now(),
    addsNonces: services.mayAddNonces(),
    absence: settings.absence,
    clock: services.mayTime() ? clockOf(settings) : undefined,
  });
  if (!begun.ok) throw new Error(`a table of ${table.game} for ${seats.length} was refused`);
  return { table: { ...table, match: begun.value.facts.id }, match: begun.value };
}

function clockOf({ clock }: ClubSettings): ClockSetup | undefined {
  if (!clock) return undefined;
  return { kind: 'match', time: clock.seconds * 1000, increment: clock.increment * 1000 };
}

/**
 * T17: the last round is taken away while no result of it is known. From its tables everybody stands up; where they have
 * begun they may go on, without counting.
 */
export async function dropRound(
  services: ClubServices,
  { id, round }: { readonly id: ClubId; readonly round: number },
  host: GuestId,
): Promise<Result<RoundDropped, ClubFailure>> {
  const vacated: MatchId[] = [];
  const dropped = await changeAsHost<RoundDropped>(services, id, host, async ({ club, rounds }) => {
    if (club.isOver) return refuse('over');
    const last = rounds.at(-1);
    if (last?.round !== round) return refuse('other-round');
    if (last.tables.some(({ places }) => places)) return refuse('other-round');
    const vacate = last.tables.flatMap(({ match }) => (match === undefined ? [] : [match]));
    vacated.splice(0, vacated.length, ...vacate);
    return ok({ change: { dropRound: round, vacate }, value: { round, matches: vacate.length } });
  });
  if (dropped.ok) await tellTables(services, vacated);
  return dropped;
}

/** Those in memory here at once; others look within a second. */
async function tellTables(
  { live, store }: ClubServices,
  matches: readonly MatchId[],
): Promise<void> {
  for (const id of matches) {
    const table = live.peek(id);
    await table?.inTurn(() => table.catchUp(store));
  }
}
