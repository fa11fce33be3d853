import { computed, type ReadonlySignal } from '@preact/signals';
import type { TableSession } from '../session/table-session.ts';

/** With fewer that wait, the eye catches up by itself: one turn may be half a dozen of them. */
export const WORTH_SKIPPING = 7;

/** Somebody may have decided while the table was being opened. */
const JUST_NOW = 2;

/**
 * What is shown is long past: whoever came back sees what was missed, and nobody is asked what was asked then.
 * It lasts until the table has come to where the match was when that began.
 */
export function catchingUp({
  place,
  position,
  stage,
}: Pick<TableSession, 'place' | 'position' | 'stage'>): ReadonlySignal<boolean> {
  const missed = position.peek().ply - stage.shown.peek().position.ply;
  let until = place === 'online' && missed > JUST_NOW ? position.peek().ply : 0;
  return computed(() => {
    if (stage.waiting.value > WORTH_SKIPPING) until = position.peek().ply;
    return stage.shown.value.position.ply < until;
  });
}
