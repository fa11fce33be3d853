import type { Entry } from '@kast/kernel';
import type { Holder } from '../session/holder.ts';
import type { Speech } from './seat-words.ts';
import { turnPlayer } from './turn-words.ts';

/** Who made an entry of the log. */
export function byWords(speech: Speech, holders: readonly Holder[], by: Entry['by']): string {
  if (by === 'chance') return speech.t.table.chance;
  if (by === 'table') return speech.t.table.byTable;
  return turnPlayer(speech, holders, by).name;
}
