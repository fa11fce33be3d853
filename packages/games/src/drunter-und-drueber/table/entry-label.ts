import { type Entry, MASKED } from '@kast/kernel';
import type { DrunterEvent } from '../rules/index.ts';

/** The entry as it stands in the record; an attack and a verdict get a mark for the eye. */
export function entryLabel(entry: Entry, events: readonly DrunterEvent[]): string {
  // A layout is long, and while a strict match runs it is masked: either way it says nothing here.
  if (entry.move === MASKED || entry.move.startsWith('layout')) return '';
  const attacked = events.some(({ kind }) => kind === 'attacked');
  return attacked ? entry.move.replace('-', '×') : entry.move + verdictMark(events);
}

function verdictMark(events: readonly DrunterEvent[]): string {
  const verdict = events.find((event) => event.kind === 'claimed' || event.kind === 'called');
  if (!verdict) return '';
  return verdict.right ? ' ✓' : ' ✗';
}
