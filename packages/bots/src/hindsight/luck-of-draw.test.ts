import { type AnyGame, pick, type Random, type Seat, seededRandom, shuffled } from '@kast/kernel';
import { highCard, type HighCardState } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { type AnyHindsight, type Hindsight, playedOut } from './hindsight.ts';
import { luckOfDraw } from './luck-of-draw.ts';

const game = highCard as AnyGame;
const CARDS = Array.from({ length: 16 }, (_, index) => index + 1);

/** A hand is worth its cards. */
const bySum: Hindsight<HighCardState> = {
  isExact: true,
  hidden: () => [],
  appraise({ hands }) {
    const sums = hands.map((hand) => hand.reduce((sum, card) => sum + card, 0));
    const all = sums.reduce((sum, one) => sum + one, 0);
    return sums.map((sum) => sum / all);
  },
};

const byPlaying: Hindsight<HighCardState> = {
  isExact: false,
  hidden: () => [],
  appraise(state, random) {
    const playoutMove = (now: HighCardState, seat: Seat, luck: Random) =>
      pick(luck, highCard.moves(now, seat));
    return playedOut({ ...highCard, seats: state.seats, playoutMove }, state, random);
  },
};

const state = highCard.init({ cards: 3, peek: false }, 2);
const task = { game: 'high-card', rulesVersion: 1, state, draws: 300 };

function dealOf(cards: readonly number[]): string {
  return `deck ${cards.join(' ')}`;
}

describe('the luck of a draw', () => {
  it('is good for who was dealt the highest cards, and as bad for the other', () => {
    const drawn = dealOf([16, 15, 14, 1, 2, 3, ...CARDS.filter((card) => card > 3 && card < 14)]);
    for (const hindsight of [bySum, byPlaying] as readonly AnyHindsight[]) {
      const luck = luckOfDraw(game, hindsight, { ...task, drawn, seed: 'high' });
      const [own = 0, other = 0] = luck.drawn.map(
        (chance, index) => chance - (luck.due[index] ?? 0),
      );
      expect(own).toBeGreaterThan(0.3);
      expect(other).toBeCloseTo(-own, 6);
    }
  });

  it('is nothing on average: what is drawn again is drawn as it was', () => {
    const lucks = Array.from({ length: 200 }, (_, number) => {
      const drawn = dealOf(shuffled(seededRandom(`deal ${number}`), CARDS));
      const luck = luckOfDraw(game, bySum, {
        ...task,
        draws: 40,
        drawn,
        seed: `again ${number}`,
      });
      return (luck.drawn[0] ?? 0) - (luck.due[0] ?? 0);
    });
    const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
    expect(Math.abs(mean)).toBeLessThan(0.03);
    expect(Math.max(...lucks)).toBeGreaterThan(0.1);
  });

  it('says how far it may be off, less so the more often it is drawn', () => {
    const drawn = dealOf(CARDS);
    const off = (draws: number): number =>
      luckOfDraw(game, byPlaying, { ...task, draws, drawn, seed: 'off' }).variance[0] ?? 0;
    expect(off(400)).toBeGreaterThan(0);
    expect(off(400)).toBeLessThan(off(50));
  });
});
