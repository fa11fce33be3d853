import type { Secrecy, Step, Viewer } from '@kast/kernel';
import { events } from './events.ts';
import type { DrunterMove, DrunterState } from './state.ts';

/** DD6.2: the layout is in no history while a strict match runs. */
export function secrecy({ move, after }: Step<DrunterState, DrunterMove>, viewer: Viewer): Secrecy {
  if (move.kind !== 'layout' || viewer === 'open') return 'none';
  return after.options.memory === 'aid' ? 'none' : 'until-end';
}

const REVEALING: ReadonlySet<string> = new Set([
  'laid-out',
  'begins',
  'uncovered',
  'claimed',
  'called',
]);

export function reveals(step: Step<DrunterState, DrunterMove>): boolean {
  return events(step, 'watcher').some(({ kind }) => REVEALING.has(kind));
}
