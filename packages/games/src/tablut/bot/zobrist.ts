import { seededRandom } from '@kast/kernel';
import { SQUARES } from './board.ts';

/** Where the numbers of each kind begin. */
export const DARK_WORDS = 0;
export const LIGHT_WORDS = 2 * SQUARES;
export const KING_WORDS = 4 * SQUARES;
export const TURN_WORDS = 6 * SQUARES;

/**
 * Zobrist's numbers: a position's key is the exclusive-or of one number per piece and square, so a
 * move changes it by a few operations. A number is two words of 32 bits at kind + 2 × square.
 */
export function zobristWords(): Int32Array {
  const random = seededRandom('tablut positions');
  return Int32Array.from({ length: TURN_WORDS + 2 }, () => random.below(2 ** 32) | 0);
}
