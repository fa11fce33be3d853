import type { Seat } from '@kast/kernel';
import type { Card } from './cards.ts';
import type { Draft, Tell } from './draft.ts';
import type { WeekCard } from './state.ts';

/** CP2.2 */
export const WEEK_LENGTH = 7;
/** CP4.9 */
export const MOST_ADDED = 7;

export function faceDown(card: Card, knownTo: readonly Seat[] | 'all' = []): WeekCard {
  return { card, up: false, knownTo };
}

/** Counted from 1 at the left. */
export function faceDownPositions(week: readonly Pick<WeekCard, 'up'>[]): number[] {
  return week.flatMap(({ up }, index) => (up ? [] : [index + 1]));
}

export function countFaceDown(week: readonly Pick<WeekCard, 'up'>[]): number {
  let count = 0;
  for (const { up } of week) if (!up) count++;
  return count;
}

/** The leftmost card that lies face down is turned up. CP2.2, CP3.4 */
export function turnUpNext(draft: Draft, tell: Tell): void {
  const index = draft.week.findIndex(({ up }) => !up);
  const found = draft.week[index];
  if (!found) return;
  draft.week[index] = { card: found.card, up: true, knownTo: 'all' };
  tell({ kind: 'turned', position: index + 1, card: found.card });
}
