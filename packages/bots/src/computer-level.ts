import { LEVEL_AFTER_RESIGNING } from './bot.ts';
import type { Level } from './level.ts';

/** Who holds a seat: a computer of some level, or somebody. */
export type SeatHolder =
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'person' | 'open' | 'you' | 'device' };

/**
 * How well the computer plays a seat; undefined where it does not. T3: it plays on for who has
 * resigned.
 */
export function computerLevel(holder: SeatHolder, hasResigned: boolean): Level | undefined {
  if (holder.kind === 'bot') return holder.level;
  return hasResigned ? LEVEL_AFTER_RESIGNING : undefined;
}
