import type { Entry } from '@kast/kernel';
import type { TablutEvent } from '../rules/index.ts';

const MARKS: Partial<Readonly<Record<TablutEvent['kind'], string>>> = {
  'king-taken': '++',
  'king-escaped': '--',
  'king-threatened': '+',
  'corner-in-reach': '-',
};

/** The entry as it stands in the record, with the marks that are for the eye alone. */
export function entryLabel(entry: Entry, events: readonly TablutEvent[]): string {
  return entry.move + events.map(({ kind }) => MARKS[kind] ?? '').join('');
}
