import { chooseGames, type ClubGame } from './choose-games.ts';
import { groupTables } from './group-tables.ts';
import { pairEverybody } from './pair-everybody.ts';
import { pairSwiss } from './pair-swiss.ts';
import { seatOrder } from './seat-order.ts';
import { tableSizes } from './table-sizes.ts';

export type PersonNumber = number;
export type PairingSystem = 'swiss' | 'everybody';

/** Somebody who is there, with what the rounds before say of them. */
export interface Entrant {
  readonly person: PersonNumber;
  readonly points: number;
  /** How often they sat at a table together. */
  readonly met: ReadonlyMap<PersonNumber, number>;
  readonly byes: number;
  /** How often they had each seat, the first seat first. */
  readonly seats: readonly number[];
  readonly games: ReadonlyMap<string, number>;
}

export interface RoundWish {
  /** The best first, as they stand. */
  readonly entrants: readonly Entrant[];
  readonly system: PairingSystem;
  readonly perTable: number;
  readonly games: readonly ClubGame[];
}

export interface PairedTable {
  /** Seat 1 first. */
  readonly people: readonly PersonNumber[];
  readonly game: string;
}

export interface PairedRound {
  /** Table 1 first: the best sit there. */
  readonly tables: readonly PairedTable[];
  readonly byes: readonly PersonNumber[];
}

/** T17: who plays whom, at which table, in which seat and what. The same wish gets the same round. */
export function pairRound({ entrants, system, perTable, games }: RoundWish): PairedRound {
  const { groups, byes } = groupsOf(entrants, { system, perTable, games });
  const rankOf = new Map(entrants.map(({ person }, rank) => [person, rank]));
  const best = (group: readonly Entrant[]) =>
    Math.min(...group.map(({ person }) => rankOf.get(person) ?? 0));
  const seated = groups
    .toSorted((one, other) => best(one) - best(other))
    .map((group) => seatOrder(group));
  return {
    tables: chooseGames(seated, games),
    byes: byes.map(({ person }) => person),
  };
}

export interface Groups {
  readonly groups: readonly (readonly Entrant[])[];
  readonly byes: readonly Entrant[];
}

function groupsOf(
  entrants: readonly Entrant[],
  { system, perTable, games }: Omit<RoundWish, 'entrants'>,
): Groups {
  if (perTable === 2) return system === 'swiss' ? pairSwiss(entrants) : pairEverybody(entrants);
  return groupTables(entrants, tableSizes(entrants.length, perTable, games), system);
}
