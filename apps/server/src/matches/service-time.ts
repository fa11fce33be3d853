/** Whether this process has been able to serve without a pause, and since when. In milliseconds since 1970. */
export interface ServiceTime {
  /** The store has answered just now. Tells since when it has, without a pause. */
  note(): number;
  /** It has not for so long that nobody could act here meanwhile. */
  isPaused(): boolean;
}

/** In milliseconds: a process that stood still, or a store that was away, for longer has served nobody. */
export const LONGEST_PAUSE = 3000;

export function serviceTime(now: () => number): ServiceTime {
  let since = now();
  let last = since;
  const isPaused = (): boolean => now() - last > LONGEST_PAUSE;
  return {
    note() {
      if (isPaused()) since = now();
      last = now();
      return since;
    },
    isPaused,
  };
}
