import { chooseGames } from './choose-games.ts';
import { groupTables } from './group-tables.ts';
import { pairEverybody } from './pair-everybody.ts';
import { pairSwiss } from './pair-swiss.ts';
import type { Entrant, Groups, PairedRound, RoundWish } from './round.ts';
import { seatOrder } from './seat-order.ts';
import { tableSizes } from './table-sizes.ts';

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

function groupsOf(
  entrants: readonly Entrant[],
  { system, perTable, games }: Omit<RoundWish, 'entrants'>,
): Groups {
  if (perTable === 2) return system === 'swiss' ? pairSwiss(entrants) : pairEverybody(entrants);
  return groupTables(entrants, tableSizes(entrants.length, perTable, games), system);
}
