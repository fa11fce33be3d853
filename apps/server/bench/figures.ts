export interface Figures {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Milliseconds, to two places. */
export function figuresOf(times: readonly number[], seconds: number): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return {
    count: times.length,
    perSecond: round(times.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
