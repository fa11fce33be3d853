/** Does it again and again until it is told to stop, which resolves when it is not at it any more. */
export type Repeat = (work: () => Promise<unknown>) => () => Promise<void>;

/** Never two at once: where one takes longer, the next comes later. What fails is told, and done again. */
export function repeatEvery(milliseconds: number, onFailure: (reason: unknown) => void): Repeat {
  return (work) => {
    let underWay: Promise<void> | undefined;
    const timer = setInterval(() => {
      underWay ??= work()
        .then(() => undefined, onFailure)
        .finally(() => {
          underWay = undefined;
        });
    }, milliseconds);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await underWay;
    };
  };
}
