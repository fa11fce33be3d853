import { type Kind, PLACES } from '../rules/index.ts';
import type { Places } from '../rules/ordering.ts';

/** LK7.4: how often somebody has to shift who may still lay the missing kinds onto the free places. */
export function shiftsNeeded(tray: Places, king: readonly Kind[]): number {
  return shiftsFrom(tray)(king);
}

/**
 * The same for many kings. Whatever stays in the row must be neighbours on the king's table and lie in
 * that order; all others are pushed to their end, one by one. So as many as possible stay.
 */
export function shiftsFrom(tray: Places): (king: readonly Kind[]) => number {
  const row: Row = { placeOf: placesByKind(tray), gapsBefore: countGaps(tray) };
  return (king) => {
    let longest = 0;
    for (let first = 0; first < PLACES - longest; first++) {
      longest = Math.max(longest, stayFrom(first, king, row));
    }
    return PLACES - longest;
  };
}

interface Row {
  /** −1 for a kind that is missing. */
  readonly placeOf: Readonly<Record<Kind, number>>;
  /** For each place how many free ones lie before it; at the end, how many there are. */
  readonly gapsBefore: readonly number[];
}

/** How many kinds from this one on can lie in the king's order, the missing ones in the gaps between. */
function stayFrom(first: number, king: readonly Kind[], { placeOf, gapsBefore }: Row): number {
  const gaps = gapsBefore[PLACES] as number;
  let last = -1;
  let usedGaps = 0;
  for (let next = first; next < PLACES; next++) {
    const place = placeOf[king[next] as Kind];
    if (place < 0) {
      if (usedGaps === gaps) return next - first;
      usedGaps++;
      continue;
    }
    const gapsHere = gapsBefore[place] as number;
    if (place < last || usedGaps > gapsHere) return next - first;
    last = place;
    usedGaps = gapsHere;
  }
  return PLACES - first;
}

function placesByKind(tray: Places): Readonly<Record<Kind, number>> {
  const placeOf = { A: -1, B: -1, C: -1, D: -1, E: -1, F: -1 };
  tray.forEach((kind, place) => {
    if (kind) placeOf[kind] = place;
  });
  return placeOf;
}

function countGaps(tray: Places): readonly number[] {
  const counts = [0];
  for (const kind of tray) counts.push((counts.at(-1) ?? 0) + (kind === null ? 1 : 0));
  return counts;
}
