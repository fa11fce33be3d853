import type { Outcome } from '@kast/kernel';

/**
 * What is read back from a device was written by any version of the app, and perhaps not to its end: one thing
 * that is not as it should be must not take the page with it.
 */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isTextOrNone(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

/** Milliseconds since 1970, of which a date can be made. */
export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

/** How many entries a log has, where it can have so many. */
export function isPlyCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_PLIES;
}

/** As in what travels to and from the server. */
const MOST_PLIES = 1_000_000;

export function isOutcome(value: unknown): value is Outcome {
  if (!isObject(value) || typeof value['rule'] !== 'string') return false;
  const { winners, scores } = value;
  return (
    Array.isArray(winners) &&
    winners.every(Number.isInteger) &&
    (scores === undefined || (Array.isArray(scores) && scores.every(Number.isFinite)))
  );
}
