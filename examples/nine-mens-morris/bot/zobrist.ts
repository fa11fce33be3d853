import { seededRandom } from '@kast/kernel';
import { PIECES_EACH, POINTS } from '../rules/index.ts';

const HANDS = 2 * POINTS.length;
const TURN = HANDS + 2 * (PIECES_EACH + 1);

/**
 * Zobrist's numbers: a position's key is the exclusive-or of one number for each thing that is true of
 * it. A number is two words of 32 bits.
 */
const random = seededRandom('morris positions');
export const WORDS = Int32Array.from({ length: 2 * (TURN + 1) }, () => random.below(2 ** 32) | 0);

export function pieceWord(side: number, point: number): number {
  return 2 * (side * POINTS.length + point);
}

export function handWord(side: number, pieces: number): number {
  return 2 * (HANDS + side * (PIECES_EACH + 1) + pieces);
}

export const TURN_WORD = 2 * TURN;
