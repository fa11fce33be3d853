import { describe, expect, it } from 'vitest';
import { calibrationOf } from './calibration.ts';

describe('calibration', () => {
  it('has a Brier score of nothing for whoever knows, and a quarter for whoever says one half', () => {
    const sure = [
      { chance: 1, gain: 1 },
      { chance: 0, gain: 0 },
    ];
    expect(calibrationOf(sure)).toMatchObject({ brier: 0, brierOfMean: 0.25, forecasts: 2 });
    const unsure = sure.map(({ gain }) => ({ chance: 0.5, gain }));
    expect(calibrationOf(unsure)).toMatchObject({ brier: 0.25, brierOfMean: 0.25 });
  });

  it('is worse than no opinion for whoever is sure and wrong', () => {
    const { brier, brierOfMean } = calibrationOf([
      { chance: 0.9, gain: 0 },
      { chance: 0.1, gain: 1 },
    ]);
    expect(brier).toBeCloseTo(0.81);
    expect(brierOfMean).toBeCloseTo(0.25);
  });

  it('tells by tenths how often estimates come true', () => {
    const forecasts = [0.72, 0.74, 0.78, 0.76].map((chance, index) => ({
      chance,
      gain: index === 0 ? 0 : 1,
    }));
    const { bins } = calibrationOf([...forecasts, { chance: 1, gain: 1 }]);
    expect(bins).toHaveLength(10);
    expect(bins[7]).toMatchObject({ from: 0.7, forecasts: 4, gain: 0.75 });
    expect(bins[7]?.chance).toBeCloseTo(0.75);
    expect(bins[9]).toMatchObject({ forecasts: 1, chance: 1, gain: 1 });
    expect(bins[0]).toMatchObject({ forecasts: 0 });
  });
});
