/** A promise of the contract that a game has broken, and where it was seen. */
export interface Fault<Code extends string = string> {
  readonly code: Code;
  /** Enough to see it again: set-up, seed and the log so far. */
  readonly where: string;
  readonly detail: string;
}

/** Long values are cut: a fault is read by people. */
export function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}
