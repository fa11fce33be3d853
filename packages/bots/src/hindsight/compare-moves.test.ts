import { pick, type Random, type Seat, seenBy } from '@kast/kernel';
import { follow, highCard, type HighCardState } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { compareMoves } from './compare-moves.ts';
import { type Hindsight, playedOut } from './hindsight.ts';

const byPlaying: Hindsight<HighCardState> = {
  isExact: false,
  hidden: () => [],
  appraise(state, random) {
    const playoutMove = (now: HighCardState, seat: Seat, luck: Random) =>
      pick(luck, highCard.moves(now, seat));
    return playedOut({ ...highCard, seats: state.seats, playoutMove }, state, random);
  },
};

describe('two moves that are compared', () => {
  const dealt = follow(highCard, { options: { cards: 2 } });
  const [low = 0, high = 0] = (dealt.match.state.hands[0] ?? []).toSorted((a, b) => a - b);
  const task = { game: 'high-card', rulesVersion: 1, seat: 1, samples: 60, seed: 'same' } as const;
  const compare = (made: number, other: number) =>
    compareMoves(highCard, byPlaying, {
      ...task,
      seen: seenBy(dealt, 1),
      made: `pick ${made}`,
      other: `pick ${other}`,
    });

  it('differ by nothing where they are the same: the same luck follows', () => {
    expect(compare(high, high)).toEqual({ gain: 0, error: 0 });
  });

  it('gain by one what they lose by the other', () => {
    expect(compare(low, high).gain).toBeCloseTo(-compare(high, low).gain, 9);
    expect(compare(low, high).error).toBeGreaterThan(0);
  });
});
