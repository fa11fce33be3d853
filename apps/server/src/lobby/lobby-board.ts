import { defaultOptions, type Options } from '@kast/kernel';
import type { Lobby, OpenTable, UsualWait, WatchableMatch } from '@kast/protocol';
import { termsOf } from '../live/clock-info.ts';
import { seatInfos } from '../live/seat-info.ts';
import { tableInvitation } from '../matches/invitation.ts';
import type { MatchServices } from '../matches/services.ts';
import { profilesAtSeats, shownPlayers } from '../profiles/profiles-at-seats.ts';
import type {
  GuestId,
  ListedMatch,
  ListedTable,
  StoredPairing,
  StoredWish,
} from '../store/store.ts';
import { LATELY, THERE } from './lobby-times.ts';
import { secondsBetween } from './wish.ts';

/** As many as are looked up of those where somebody is: nobody fills it with tables that nobody sits at. */
const MOST_LOOKED_UP = 2000;
const MOST_READ = 200;
const MOST_SHOWN = 30;

type Needed = Pick<MatchServices, 'store' | 'rules' | 'live' | 'now' | 'secret'>;

/** What the lobby shows, the same to everybody. */
export async function lobbyBoard(services: Needed): Promise<Lobby> {
  const { store, now } = services;
  const at = now();
  const lookedAt = services.live.lookedAt(MOST_LOOKED_UP);
  const [tables, matches, wishes, pairings] = await Promise.all([
    store.openTables(lookedAt, MOST_READ),
    store.matchesToWatch(lookedAt, MOST_READ),
    store.openWishes(at - THERE, 10_000),
    store.pairingsSince(at - LATELY, MOST_READ),
  ]);
  const isThere = isSomebodyThere(services);
  const sat = tables.filter(isThere);
  const set = tables.filter(
    (table) => !isThere(table) && services.live.isPresent(table.id, table.maker),
  );
  // T13: where somebody sits goes before where somebody only waits for others to come.
  const awaited = [...sat, ...set].slice(0, MOST_SHOWN);
  const played = matches.filter(isThere).slice(0, MOST_SHOWN);
  const shown = await shownPlayers(
    services,
    played.map(({ seats }) => seats),
  );
  const newestFirst = awaited.toSorted((one, other) => other.since - one.since);
  return {
    tables: await Promise.all(newestFirst.map((table) => openTable(services, table))),
    matches: played.map((match) => watchable(services, match, shown)),
    looking: wishes.length,
    lookingFor: countsOf(wishes),
    waits: usualWaits(pairings),
  };
}

/** A table that everybody has left is none to sit down at. */
function isSomebodyThere({ live }: Needed) {
  return ({ id, seats }: ListedTable | ListedMatch): boolean =>
    seats.some((seat) => seat.kind === 'person' && live.isPresent(id, seat.holder));
}

async function openTable({ rules, secret, now }: Needed, table: ListedTable): Promise<OpenTable> {
  const { id, game, host, since, seats, clock, rated } = table;
  const usual = defaultOptions((await rules.newest(game))?.info.options ?? {});
  return {
    id,
    game,
    ...(host === undefined ? {} : { host }),
    seats: seats.length,
    free: seats.filter(({ kind }) => kind === 'open').length,
    options: unusual(table.options, usual),
    ...(clock ? { clock: termsOf(clock) } : {}),
    ...(rated ? { rated } : {}),
    waited: secondsBetween(since, now()),
    invitation: tableInvitation(secret, id),
  };
}

function unusual(options: Options, usual: Options): OpenTable['options'] {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => usual[name] !== value),
  );
}

function watchable(
  { live }: Needed,
  { id, game, seats, names, seedHash, status, rated }: ListedMatch,
  shown: ReadonlySet<GuestId>,
): WatchableMatch {
  const isPresent = (guest: string): boolean => live.isPresent(id, guest);
  return {
    id,
    game,
    seats: seatInfos(seats, { seedHash, names, isPresent }),
    toDecide: [...status.toDecide],
    ply: status.ply,
    watching: live.watching(id, seats),
    ...(rated ? { rated } : {}),
    profiles: profilesAtSeats(seats, shown),
  };
}

function countsOf(wishes: readonly StoredWish[]): Lobby['lookingFor'] {
  const counts = new Map<string, number>();
  for (const game of wishes.flatMap(({ games }) => games)) {
    counts.set(game, (counts.get(game) ?? 0) + 1);
  }
  return [...counts].map(([game, count]) => ({ game, count }));
}

function usualWaits(pairings: readonly StoredPairing[]): UsualWait[] {
  const byGame = Map.groupBy(pairings, ({ game }) => game);
  return [...byGame].map(([game, some]) => {
    const waited = some.map((one) => one.waited).toSorted((one, other) => one - other);
    const middle = waited[Math.floor(waited.length / 2)] ?? 0;
    return { game, seconds: Math.ceil(middle / 1000), pairings: some.length };
  });
}
