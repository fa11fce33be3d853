import type { ClockInfo } from '@kast/protocol/client';

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

/** How the clocks of a match stood when the server last said so. */
export interface ToldClock {
  readonly info: ClockInfo;
  readonly time: ServerTime;
}

/**
 * What was said of an earlier moment may come later: it still tells how far the clocks are apart. With a stream
 * that is new nothing of that is known: the server may have been started with another date.
 */
export function clockTold(
  before: ToldClock | undefined,
  info: ClockInfo,
  receivedAt: number,
  isNewStream: boolean,
): ToldClock {
  const time = measured(isNewStream ? undefined : before?.time, info.now, receivedAt);
  return { info: before && isOlder(info, before.info, isNewStream) ? before.info : info, time };
}

function isOlder(info: ClockInfo, known: ClockInfo, isNewStream: boolean): boolean {
  return info.ply < known.ply || (!isNewStream && info.ply === known.ply && info.now < known.now);
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
