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
  return marks ? `${entry.move} ${marks}` : entry.move;
}
