import type { MonotonicClock } from '../clock.ts';

export interface FakeClock extends MonotonicClock {
  /** Rings every alarm that falls due on the way. */
  advance(milliseconds: number): void;
  /** Resolves when so many alarms are set. */
  untilAlarms(count: number): Promise<void>;
}

/** Stands still unless told. */
export function fakeClock(): FakeClock {
  let now = 0;
  let wake = (): void => undefined;
  const alarms = new Set<{ readonly at: number; readonly ring: () => void }>();
  return {
    now: () => now,
    after(milliseconds, ring) {
      const alarm = { at: now + milliseconds, ring };
      alarms.add(alarm);
      wake();
      return () => void alarms.delete(alarm);
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const due = [...alarms].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        const [next] = due;
        if (!next) break;
        now = next.at;
        alarms.delete(next);
        next.ring();
      }
      now = end;
    },
    async untilAlarms(count) {
      while (alarms.size < count) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
