import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TableSession } from '../session/table-session.ts';

/** With fewer that wait while one plays, the eye catches up by itself: one turn may be half a dozen of them. */
export const WORTH_SKIPPING = 7;

/** Somebody may have decided while the table was being opened. */
const JUST_NOW = 2;

/**
 * What is shown is long past: whoever came back sees what was missed, and nobody is asked what was asked then.
 * It lasts until the table has come to where the match was when that began. `follow` does again what it is given
 * whenever something of it has changed.
 */
export function catchingUp(
  { place, position, stage }: Pick<TableSession, 'place' | 'position' | 'stage'>,
  follow: (change: () => void) => void,
): ReadonlySignal<boolean> {
  const missed = position.peek().ply - stage.shown.peek().position.ply;
  const until = signal(place === 'online' && missed > JUST_NOW ? position.peek().ply : 0);
  follow(() => {
    if (stage.waiting.value > WORTH_SKIPPING) until.value = position.peek().ply;
  });
  return computed(() => stage.shown.value.position.ply < until.value);
}
