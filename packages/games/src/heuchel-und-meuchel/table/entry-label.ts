import type { Entry } from '@kast/kernel';
import type { HeuchelEvent } from '../rules/index.ts';

const MARKS: Partial<Readonly<Record<HeuchelEvent['kind'], string>>> = {
  arrived: '⌂',
  'came-home': '⌂',
  lapsed: '†',
};

/** The entry as it stands in the record, with the marks that are for the eye alone. */
export function entryLabel(entry: Entry, events: readonly HeuchelEvent[]): string {
  const marks = events.map(({ kind }) => MARKS[kind] ?? '').join('');
  // A deal is one long word: it needs places to break a line.
  const text = entry.move.replaceAll('/', entry.by === 'chance' ? ' / ' : '/');
  return marks ? `${text} ${marks}` : text;
}
