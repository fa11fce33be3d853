import {
  type HeuchelPosition,
  MOVING,
  ROLLING,
} from '../../packages/games/src/heuchel-und-meuchel/bot/position.ts';

/** Somebody is about to move, or with the die to roll: such positions a net can tell apart by what lies there. */
export function isQuiet({ phase, hasDie }: HeuchelPosition): boolean {
  return phase === (hasDie ? ROLLING : MOVING);
}
