import { seededRandom } from '@kast/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eloInterval, eloOf, scoreInterval, scoreOf } from './elo.ts';
import { logLikelihoodRatio, sprt, sprtBounds } from './sprt.ts';
import { momentsOf, pentanomial } from './unit-scores.ts';

const HALF = 0.5;

function repeated(times: number, score: number): readonly number[] {
  return Array.from({ length: times }, () => score);
}

describe('Elo', () => {
  it.each([
    [0, 0.5],
    [100, 0.640065],
    [200, 0.759747],
    [400, 0.909091],
    [-100, 0.359935],
  ])('%i points are a score of %f between two', (elo, score) => {
    expect(scoreOf(elo, HALF)).toBeCloseTo(score, 6);
    expect(eloOf(score, HALF)).toBeCloseTo(elo, 2);
  });

  it('of four equals each expects a quarter; twice the strength is two fifths', () => {
    expect(scoreOf(0, 0.25)).toBeCloseTo(0.25);
    expect(scoreOf(400 * Math.log10(2), 0.25)).toBeCloseTo(2 / 5);
  });

  it('has error bars as Wilson has them, where units are single tosses', () => {
    const { value, low, high } = scoreInterval({
      expected: HALF,
      scores: [...repeated(8000, 1), ...repeated(2000, 0)],
    });
    expect([value, low, high].map((one) => Math.round(one * 1e4) / 1e4)).toEqual([
      0.8, 0.792, 0.8077,
    ]);
  });

  it('is narrower where pairs cut the luck, and wide where nothing was ever lost', () => {
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    const split = eloInterval([{ expected: HALF, scores: repeated(100, 0.5) }]);
    const tosses = eloInterval([
      { expected: HALF, scores: [...repeated(50, 0), ...repeated(50, 1)] },
    ]);
    expect(split.value).toBeCloseTo(0);
    expect(width(split)).toBeLessThan(width(tosses) / 5);
    const won = scoreInterval({ expected: HALF, scores: repeated(20, 1) });
    expect(won).toMatchObject({ value: 1, high: 1 });
    expect(won.low).toBeGreaterThan(0.8);
    expect(won.low).toBeLessThan(0.9);
    expect(eloInterval([{ expected: HALF, scores: repeated(20, 1) }])).toMatchObject({
      value: Infinity,
      high: Infinity,
    });
  });

  it('is the same whether two or four sit at the tables', () => {
    const groups = [
      { expected: 0.5, scores: repeated(1000, scoreOf(70, 0.5)) },
      { expected: 0.25, scores: repeated(1000, scoreOf(70, 0.25)) },
    ];
    expect(eloInterval(groups).value).toBeCloseTo(70, 3);
  });

  it('finds the strength within its error bars in about 95 of 100 experiments', () => {
    const random = seededRandom('coverage');
    const truth = scoreOf(60, HALF);
    const toss = () => (random.below(1e6) / 1e6 < truth ? 1 : 0);
    const hits = Array.from({ length: 400 }, () => {
      const scores = Array.from({ length: 80 }, () => (toss() + toss()) / 2);
      const { low, high } = eloInterval([{ expected: HALF, scores }]);
      return low <= 60 && 60 <= high;
    }).filter(Boolean).length;
    expect(hits / 400).toBeGreaterThan(0.92);
    expect(hits / 400).toBeLessThan(0.985);
  });
});

describe('pairs', () => {
  it('are counted by their points', () => {
    expect(pentanomial([0, 0.25, 0.25, 0.5, 1, 1, 1])).toEqual([1, 2, 1, 0, 3]);
  });

  it('vary less than tosses where one of each pair is lost', () => {
    expect(momentsOf({ expected: HALF, scores: repeated(1000, 0.5) }).dispersion).toBeLessThan(
      0.01,
    );
    const tosses = [...repeated(500, 0), ...repeated(500, 1)];
    expect(momentsOf({ expected: HALF, scores: tosses }).dispersion).toBeCloseTo(1);
  });
});

describe('SPRT', () => {
  it('stops where Wald says', () => {
    const { lower, upper } = sprtBounds({ alpha: 0.05, beta: 0.05 });
    expect(lower).toBeCloseTo(-2.944439, 6);
    expect(upper).toBeCloseTo(2.944439, 6);
    expect(sprtBounds({ alpha: 0.01, beta: 0.2 }).upper).toBeCloseTo(Math.log(80));
  });

  it('is the ratio of binomials where units are wins and losses', () => {
    const [p0, p1] = [scoreOf(0, HALF), scoreOf(20, HALF)];
    const exact = 60 * Math.log(p1 / p0) + 40 * Math.log((1 - p1) / (1 - p0));
    const scores = [...repeated(60, 1), ...repeated(40, 0)];
    expect(logLikelihoodRatio(scores, p0, p1)).toBeCloseTo(exact, 3);
  });

  it('comes near the normal approximation of engine testing for many pairs', () => {
    const scores = [
      ...repeated(18, 0),
      ...repeated(200, 0.25),
      ...repeated(530, 0.5),
      ...repeated(230, 0.75),
      ...repeated(22, 1),
    ];
    const mean = scores.reduce((total, score) => total + score) / scores.length;
    const variance =
      scores.reduce((total, score) => total + (score - mean) ** 2, 0) / scores.length;
    const [s0, s1] = [scoreOf(0, HALF), scoreOf(5, HALF)];
    const normal = (scores.length * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
    expect(logLikelihoodRatio(scores, s0, s1)).toBeCloseTo(normal, 1);
  });

  it('turns round when the sides do', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 0.25, 0.5, 0.75, 1), { minLength: 1 }), (scores) => {
        const [p0, p1] = [scoreOf(-10, HALF), scoreOf(10, HALF)];
        const turned = scores.map((score) => 1 - score);
        expect(logLikelihoodRatio(turned, p0, p1)).toBeCloseTo(
          -logLikelihoodRatio(scores, p0, p1),
          6,
        );
      }),
      { seed: 1 },
    );
  });

  it('errs about as seldom as it was told', () => {
    const random = seededRandom('errors');
    const plan = { elo0: 0, elo1: 60, alpha: 0.1, beta: 0.1 };
    const decide = (elo: number) => {
      const truth = scoreOf(elo, HALF);
      const toss = () => (random.below(1e6) / 1e6 < truth ? 1 : 0);
      const scores: number[] = [];
      for (;;) {
        scores.push((toss() + toss()) / 2);
        const { verdict } = sprt([{ expected: HALF, scores }], plan);
        if (verdict !== 'undecided') return verdict;
      }
    };
    const experiments = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? 0 : 60));
    const wrong = experiments.filter((elo) => decide(elo) !== (elo === 0 ? 'elo0' : 'elo1'));
    expect(wrong.length).toBeLessThan(14);
  });
});
