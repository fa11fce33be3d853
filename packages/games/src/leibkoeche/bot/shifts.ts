import { must } from '@kast/kernel';
import { type Kind, PLACES } from '../rules/index.ts';
import type { Places } from '../rules/ordering.ts';

/**
 * LK7.4: how often somebody has to shift who may still lay the missing kinds onto the free places.
 * Whatever stays in the row must be neighbours on the king's table and lie in that order; all others
 * are pushed to their end, one by one. So as many as possible stay.
 */
export function shiftsNeeded(tray: Places, king: readonly Kind[]): number {
  return PLACES - longestStay(tray, king);
}

function longestStay(tray: Places, king: readonly Kind[]): number {
  const at = king.map((kind) => tray.indexOf(kind));
  const gapsBefore = countGaps(tray);
  let longest = 0;
  for (let first = 0; first < PLACES; first++) {
    longest = Math.max(longest, stayFrom(first, at, gapsBefore));
  }
  return longest;
}

/** How many kinds from this one on can lie in the king's order, the missing ones in the gaps between. */
function stayFrom(first: number, at: readonly number[], gapsBefore: readonly number[]): number {
  const gaps = must(gapsBefore[PLACES], 'the number of gaps');
  let place = -1;
  let usedGaps = 0;
  for (let next = first; next < PLACES; next++) {
    const lies = at[next] as number;
    if (lies < 0) {
      if (usedGaps === gaps) return next - first;
      usedGaps++;
      continue;
    }
    const gapsHere = gapsBefore[lies] as number;
    if (lies < place || usedGaps > gapsHere) return next - first;
    place = lies;
    usedGaps = gapsHere;
  }
  return PLACES - first;
}

/** For each place how many free ones lie before it; at the end, how many there are. */
function countGaps(tray: Places): readonly number[] {
  const counts = [0];
  for (const kind of tray) counts.push((counts.at(-1) ?? 0) + (kind === null ? 1 : 0));
  return counts;
}
