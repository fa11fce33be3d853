import { describe, expect, it } from 'vitest';
import { type Measurement, median, readReport, scoresLine } from './measurement.ts';

function measured(performance: number, largestPaint = 1000): Measurement {
  return {
    scores: { performance, accessibility: 1, bestPractices: 1, seo: 1 },
    times: { largestPaint, blocking: 0, layoutShift: 0 },
  };
}

describe('a measurement', () => {
  it('is read from the report', () => {
    const category = (score: number) => ({ score });
    const report = {
      categories: {
        performance: category(0.99),
        accessibility: category(1),
        'best-practices': category(0.9),
        seo: category(0.8),
      },
      audits: {
        'largest-contentful-paint': { numericValue: 1400 },
        'total-blocking-time': { numericValue: 30 },
        'cumulative-layout-shift': { numericValue: 0 },
      },
    };
    expect(readReport(report)).toEqual({
      scores: { performance: 0.99, accessibility: 1, bestPractices: 0.9, seo: 0.8 },
      times: { largestPaint: 1400, blocking: 30, layoutShift: 0 },
    });
  });

  it('is none where the page did not open', () => {
    const categories = { performance: { score: null } };
    expect(() => readReport({ categories, audits: {} })).toThrow('no score for performance');
  });

  it('of several runs is the one in the middle', () => {
    expect(median([measured(0.5), measured(1), measured(0.98)])).toEqual(measured(0.98));
    expect(median([measured(1, 900), measured(1, 1400), measured(1, 1000)])).toEqual(
      measured(1, 1000),
    );
  });

  it('is told by its scores alone', () => {
    expect(JSON.parse(scoresLine({ table: measured(0.98) }))).toEqual({
      table: { performance: 0.98, accessibility: 1, bestPractices: 1, seo: 1 },
    });
  });
});
