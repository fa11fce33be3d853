import { asciiBytes, type Seat, sha256, toHex } from '@kast/kernel';

/**
 * What the computer in a seat draws from when it answers this question. It follows from the seed of the match, so that
 * whoever hosts it, and however often, gets the same; and tells nothing of it, nor of what other seats draw from.
 */
export function computerSeed(matchSeed: string, seat: Seat, question: number): string {
  return toHex(sha256(asciiBytes(`${matchSeed}:bot:${seat}:${question}`)));
}
