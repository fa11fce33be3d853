import type { Entry } from '@kast/kernel';

/** How many characters of a shuffle are shown: nobody reads a whole deck. */
const MOST = 24;

/** The entry as it stands in the record; a shuffle is cut short. */
export function entryLabel({ move }: Entry): string {
  return move.length > MOST ? `${move.slice(0, MOST)}…` : move;
}
