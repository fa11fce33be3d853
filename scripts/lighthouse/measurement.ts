export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

export interface Measurement {
  readonly scores: Scores;
  readonly times: {
    /** In milliseconds. */
    readonly largestPaint: number;
    readonly blocking: number;
    readonly layoutShift: number;
  };
}

/** What is read of Lighthouse's report. */
export interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number | undefined } | undefined>
  >;
}

export function readReport({ categories, audits }: Report): Measurement {
  const score = (name: string): number => {
    const value = categories[name]?.score;
    if (typeof value !== 'number') throw new Error(`Lighthouse gave no score for ${name}`);
    return value;
  };
  const time = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    times: {
      largestPaint: time('largest-contentful-paint'),
      blocking: time('total-blocking-time'),
      layoutShift: time('cumulative-layout-shift'),
    },
  };
}

/** The run in the middle by its performance: a busy machine spoils one, not most. */
export function median(all: readonly Measurement[]): Measurement {
  const sorted = all.toSorted(
    (one, other) =>
      one.scores.performance - other.scores.performance ||
      other.times.largestPaint - one.times.largestPaint,
  );
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

export function scoresLine(measured: Readonly<Record<string, Measurement>>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(measured).map(([page, { scores }]) => [page, scores])),
  );
}
