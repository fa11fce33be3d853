import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { Meter } from '../meter.ts';
import type { DeterminizedGame } from './determinized-game.ts';
import { InformationSetMcts } from './information-set-mcts.ts';
import { type Weighed, weighedFrom } from './root-sums.ts';
import { hiddenCoin } from './toys/hidden-coin.ts';
import { matrixGame } from './toys/matrix-game.ts';
import { wager } from './toys/wager.ts';

describe('information-set search, when all choose at the same time', () => {
  it('mixes as theory says: a third for what pays double', () => {
    const game = matrixGame([
      [1, 0],
      [0, 0.5],
    ]);
    for (const seat of [1, 2]) {
      const { moves, chances, isSecret } = weigh(game, seat, 20_000);
      expect(isSecret).toBe(true);
      expect(moves[0]?.share).toBeCloseTo(1 / 3, 1);
      expect(chances[0]).toBeCloseTo(1 / 3, 1);
    }
  });

  it('mixes stone, paper and scissors evenly', () => {
    const game = matrixGame([
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ]);
    for (const { share } of weigh(game, 2, 20_000).moves) expect(share).toBeCloseTo(1 / 3, 1);
  });

  it('leaves alone what is worse whatever the other does', () => {
    const game = matrixGame([
      [0.2, 0.6],
      [0.1, 0.5],
    ]);
    expect(weigh(game, 1, 10_000).moves[1]?.share).toBeLessThan(0.05);
    expect(weigh(game, 2, 10_000).moves[1]?.share).toBeLessThan(0.05);
  });
});

describe('information-set search, when the others decide by sense', () => {
  it('finds the one best answer to what they do', () => {
    const game = matrixGame([
      [1, 0],
      [0, 0.5],
    ]);
    for (const column of [0, 1]) {
      const foreseen = { ...game, othersByPlayoutMove: true, playoutMove: () => column };
      const weighed = weigh(foreseen, 1, 2_000);
      expect(weighed.isSecret).toBe(false);
      expect(best(weighed)).toBe(`choose ${column}`);
    }
  });
});

describe('information-set search, with chance', () => {
  it('weighs a sure payoff against a gamble', () => {
    expect(best(weigh(wager(0.6), 1, 2_000))).toBe('keep');
    expect(best(weigh(wager(0.4), 1, 2_000))).toBe('flip');
  });
});

describe('information-set search, with something hidden', () => {
  it('does not know it, and knows the worth of looking', () => {
    const weighed = weigh(hiddenCoin, 1, 3_000);
    expect(best(weighed)).toBe('look');
    expect(weighed.moves.find(({ key }) => key === 'heads')?.value).toBeLessThan(0.75);
    expect(weighed.moves.find(({ key }) => key === 'look')?.value).toBeCloseTo(0.8, 1);
  });
});

describe('information-set search, where what comes of a state can be foreseen', () => {
  it('ends playouts there, and learns from rewards what it does not tell as a chance', () => {
    let steps = 0;
    const told = { rewards: [0.9], payoffs: [0.4] };
    // Nothing is ever seen twice, so that every iteration is a playout.
    const game = { ...wager(0.6), sight: () => `${steps++}`, foresee: () => told };
    const { moves } = weigh(game, 1, 500);
    const valued = moves.map(({ key, value, chance }) => [
      key,
      Number(value.toFixed(9)),
      Number(chance.toFixed(9)),
    ]);
    expect(valued).toEqual([
      ['keep', 0.6, 0.6],
      ['flip', 0.9, 0.4],
    ]);
  });
});

describe('a budget', () => {
  it('of nodes is kept but for the last playout', () => {
    const meter = new Meter({ nodes: 500 }, () => 0);
    new InformationSetMcts(wager(0.5), 1, { meter, random: seededRandom('seed') }).search();
    expect(meter.nodes).toBe(500);
  });

  it('of nodes gives the same answer every time', () => {
    expect(weigh(hiddenCoin, 1, 700)).toEqual(weigh(hiddenCoin, 1, 700));
  });

  it('is not spent where there is nothing to decide', () => {
    const meter = new Meter({ nodes: 100_000 }, () => 0);
    new InformationSetMcts(matrixGame([[0.5, 0.5]]), 1, {
      meter,
      random: seededRandom('s'),
    }).search();
    expect(meter.nodes).toBeLessThan(200);
  });

  it('is refused to a seat that has nothing to decide', () => {
    const meter = new Meter({ nodes: 10 }, () => 0);
    const search = new InformationSetMcts(wager(0.5), 2, { meter, random: seededRandom('s') });
    expect(() => search.search()).toThrow('nothing to decide');
  });
});

function weigh<State, Move>(
  game: DeterminizedGame<State, Move>,
  seat: number,
  nodes: number,
): Weighed {
  const meter = new Meter({ nodes }, () => 0);
  const search = new InformationSetMcts(game, seat, { meter, random: seededRandom('seed') });
  return weighedFrom([search.search()]);
}

function best({ moves }: Weighed): string | undefined {
  return moves.toSorted((one, other) => other.share - one.share)[0]?.key;
}
