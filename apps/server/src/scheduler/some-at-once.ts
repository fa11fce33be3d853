/** Undefined where too many wait already: it was not begun. */
export type SomeAtOnce = <Value>(work: () => Promise<Value>) => Promise<Value | undefined>;

/** Some at a time, in their order; beyond `mostWaiting` nobody waits. */
export function someAtOnce(atOnce: number, mostWaiting: number): SomeAtOnce {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (work) => {
    if (waiting.length >= mostWaiting) return undefined;
    if (underWay < atOnce) underWay++;
    else {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    try {
      return await work();
    } finally {
      // Handed over: nobody comes between.
      const next = waiting.shift();
      if (next) next();
      else underWay--;
    }
  };
}
