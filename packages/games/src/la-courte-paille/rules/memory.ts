import type { PailleEvent } from './telling.ts';
import { writeNote } from './knowledge/note.ts';

/**
 * All that a viewer was shown of where cards went, as notes of a few letters. Nothing of it is ever
 * settled: what a hand must hold may follow from what was seen rounds ago. A voyage fits into a few
 * thousand letters, and it cannot go on for ever (CP4.9, CP6.7).
 */
export type PailleMemory = string;

export function remember(
  before: PailleMemory | undefined,
  events: readonly PailleEvent[],
): PailleMemory {
  const notes = events.flatMap((event) => writeNote(event) ?? []);
  if (before === undefined) return notes.join(' ');
  return notes.length === 0 ? before : [before, ...notes].join(' ');
}
