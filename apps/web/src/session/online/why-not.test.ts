import { type AnyGame, type Playthrough, standingFor, whyNoTakeBack } from '@kast/kernel';
import { follow, followLines, nim, quoits } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { whyNoTakeBackIn } from './why-not.ts';

const forbidding: AnyGame = { ...nim, info: { ...nim.info, noTakeBack: 'NI9' } };

const CASES: readonly (readonly [name: string, playthrough: () => Playthrough])[] = [
  ['at the start', () => follow(nim)],
  ['after a move of their own', () => followLines(follow(nim), '1 take 1')],
  ['after a move of somebody else', () => followLines(follow(nim), '1 take 1', '2 take 1')],
  ['when it is over', () => followLines(follow(nim), '1 resign')],
  ['after resigning', () => followLines(follow(nim, { seats: 3 }), '1 resign')],
  ['while a throw is in the air', () => followLines(follow(quoits), '1 throw 12,-3')],
  ['where the game forbids it', () => follow(forbidding)],
  ['where the game forbids it, when it is over', () => followLines(follow(forbidding), '2 resign')],
];

describe('why nothing can be taken back, judged from a standing', () => {
  it.each(CASES)('is what the kernel says: %s', (_, playthrough) => {
    const { match } = playthrough();
    const judged = whyNoTakeBackIn(match.game, 1, standingFor(match, 1));
    expect(judged).toEqual(whyNoTakeBack(match, 1));
  });
});
