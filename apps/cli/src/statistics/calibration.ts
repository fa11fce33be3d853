import { sum } from './unit-scores.ts';

/** A chance that was estimated, and the share that came of it: both from 0 to 1. */
export interface Forecast {
  readonly chance: number;
  readonly gain: number;
}

/** How far estimates can be believed. */
export interface Calibration {
  readonly forecasts: number;
  /** Mean square of what estimates were wrong by (Brier 1950): 0 is perfect. */
  readonly brier: number;
  /** The same of somebody who always says how often it happens at all. */
  readonly brierOfMean: number;
  /** Estimates by tenths: those that say 70 to 80 % should come true so often. */
  readonly bins: readonly ReliabilityBin[];
}

export interface ReliabilityBin {
  /** From this on; up to a tenth more. */
  readonly from: number;
  readonly forecasts: number;
  readonly chance: number;
  readonly gain: number;
}

const BINS = 10;

export function calibrationOf(forecasts: readonly Forecast[]): Calibration {
  const mean = average(forecasts.map(({ gain }) => gain));
  return {
    forecasts: forecasts.length,
    brier: average(forecasts.map(({ chance, gain }) => (chance - gain) ** 2)),
    brierOfMean: average(forecasts.map(({ gain }) => (mean - gain) ** 2)),
    bins: Array.from({ length: BINS }, (_, bin) => binOf(bin, forecasts)),
  };
}

function binOf(bin: number, forecasts: readonly Forecast[]): ReliabilityBin {
  const within = forecasts.filter(
    ({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin,
  );
  return {
    from: bin / BINS,
    forecasts: within.length,
    chance: average(within.map(({ chance }) => chance)),
    gain: average(within.map(({ gain }) => gain)),
  };
}

function average(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
}
