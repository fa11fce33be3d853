import { chooseGames } from './choose-games.ts';
import { groupTables } from './group-tables.ts';
import { pairEverybody } from './pair-everybody.ts';
import { pairSwiss } from './pair-swiss.ts';
import type { Entrant, Groups, IsMixed, PairedRound, RoundWish } from './round.ts';
import { seatOrder } from './seat-order.ts';
import { tableSizes } from './table-sizes.ts';

/** T17: who plays whom, at which table, in which seat and what. The same wish gets the same round. */
export function pairRound(wish: RoundWish): PairedRound {
  const { entrants, games } = wish;
  const { groups, byes } = groupsOf(wish);
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

function groupsOf({ entrants, system, perTable, games, withDevice }: RoundWish): Groups {
  const isMixed: IsMixed = (one, other) =>
    withDevice !== undefined && withDevice.has(one.person) !== withDevice.has(other.person);
  if (perTable === 2) {
    // Of a round of all against all it is settled who meets.
    return system === 'swiss' ? pairSwiss(entrants, isMixed) : pairEverybody(entrants);
  }
  const sizes = tableSizes(entrants.length, perTable, games);
  return groupTables(entrants, sizes, { system, isMixed });
}
