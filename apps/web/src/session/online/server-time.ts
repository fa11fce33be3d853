/**
 * How far the server's clock is ahead of the device's own, which only ever grows. What the server says arrives
 * later than it was true, so that each message shows too little: the most that was ever seen is the best,
 * and it ages, as no two clocks go equally fast.
 */
export interface ServerTime {
  readonly ahead: number;
  /** On the device's clock. */
  readonly measuredAt: number;
}

/** Clocks of computers differ by less than this: 0.1 milliseconds in a second. */
const DRIFT = 1e-4;

/** After one more message, which says `now` and has come at `receivedAt` of the device's clock. */
export function measured(
  before: ServerTime | undefined,
  now: number,
  receivedAt: number,
): ServerTime {
  const ahead = now - receivedAt;
  if (before && before.ahead - DRIFT * (receivedAt - before.measuredAt) > ahead) return before;
  return { ahead, measuredAt: receivedAt };
}
