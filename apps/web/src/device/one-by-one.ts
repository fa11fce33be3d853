import { pause } from './pause.ts';

/** In milliseconds: what takes longer may never end, and holds nothing up. */
const PATIENCE = 10_000;

/** Does one thing after another: what is asked for meanwhile waits, also for what fails, but not for ever. */
export function oneByOne(
  patience = (): Promise<void> => pause(PATIENCE),
): <Value>(act: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (act) => {
    const before = waiting > 0 ? Promise.race([last, patience()]) : last;
    const done = before.then(act, act).finally(() => {
      waiting -= 1;
    });
    waiting += 1;
    last = done;
    return done;
  };
}
