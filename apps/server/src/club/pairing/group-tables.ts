import type { Entrant, Groups, IsMixed, PairingSystem } from './round.ts';

interface Terms {
  readonly system: PairingSystem;
  readonly isMixed: IsMixed;
}

/** More of them hardly ever find anything. */
const MOST_PASSES = 8;

/**
 * Tables of more than two: as people stand, the best at the first; then any two change places for as long
 * as fewer have met by that, or (in a Swiss round) points are less apart, or fewer with a device sit beside
 * somebody without.
 */
export function groupTables(
  entrants: readonly Entrant[],
  sizes: readonly number[],
  terms: Terms,
): Groups {
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  const byes = leftOver(entrants, entrants.length - seats);
  const playing = entrants.filter((one) => !byes.includes(one));
  let start = 0;
  const groups = sizes.map((size) => {
    const group = playing.slice(start, start + size);
    start += size;
    return group;
  });
  for (let pass = 0; pass < MOST_PASSES && improve(groups, terms); pass++);
  return { groups, byes };
}

/** Who had fewest byes, and of those who stand last. */
function leftOver(entrants: readonly Entrant[], count: number): readonly Entrant[] {
  return entrants
    .toReversed()
    .toSorted((one, other) => one.byes - other.byes)
    .slice(0, count);
}

function improve(groups: Entrant[][], terms: Terms): boolean {
  let improved = false;
  for (const [index, group] of groups.entries()) {
    for (const other of groups.slice(index + 1)) {
      for (let one = 0; one < group.length; one++) {
        for (let two = 0; two < other.length; two++) {
          improved = exchange(group, one, other, two, terms) || improved;
        }
      }
    }
  }
  return improved;
}

function exchange(
  group: Entrant[],
  one: number,
  other: Entrant[],
  two: number,
  terms: Terms,
): boolean {
  const [first, second] = [group[one] as Entrant, other[two] as Entrant];
  const now = among(first, group, first, terms) + among(second, other, second, terms);
  const then = among(second, group, first, terms) + among(first, other, second, terms);
  if (then >= now) return false;
  group[one] = second;
  other[two] = first;
  return true;
}

/** What it costs that somebody sits among the others of a table, in the place of one of them. */
function among(
  entrant: Entrant,
  group: readonly Entrant[],
  place: Entrant,
  { system, isMixed }: Terms,
): number {
  return group.reduce((sum, one) => {
    if (one === place) return sum;
    const met = (entrant.met.get(one.person) ?? 0) ** 2 * 1e8;
    const apart = system === 'swiss' ? ((entrant.points - one.points) * 2) ** 2 * 100 : 0;
    return sum + met + apart + Number(isMixed(entrant, one));
  }, 0);
}
