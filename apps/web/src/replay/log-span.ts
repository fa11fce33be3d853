/** A stretch of a log: from one ply up to another, which is not in it. */
export interface LogSpan {
  readonly from: number;
  readonly to: number;
}

/** So many lines are written to either side of where somebody is: most matches are shorter. */
const LINES = 200;

/** As it was while it holds the ply; else what lies around that one. */
export function spanAround(ply: number, length: number, before?: LogSpan): LogSpan {
  const at = Math.min(Math.max(ply, 0), Math.max(length - 1, 0));
  // Of an empty log there is nothing else either.
  const isWithin = length === 0 || (before && before.from <= at && at < before.to);
  if (before && isWithin) return before;
  return { from: Math.max(at - LINES, 0), to: Math.min(at + LINES, length) };
}

export function withEarlier({ from, to }: LogSpan): LogSpan {
  return { from: Math.max(from - LINES, 0), to };
}

export function withLater({ from, to }: LogSpan, length: number): LogSpan {
  return { from, to: Math.min(to + LINES, length) };
}
