/** What a table still shows of the last ply: the next one waits for it. */
export interface Holding {
  readonly hold: (until: Promise<unknown>) => void;
  /** Until everything that is held has been shown, or let go. */
  released(): Promise<void>;
  letGo(): void;
}

export function createHolding(): Holding {
  let held: Promise<unknown>[] = [];
  let free = Promise.withResolvers<void>();
  return {
    hold(until) {
      // A motion that is broken off has been shown, too.
      held.push(until.catch(() => undefined));
    },
    async released() {
      while (held.length > 0) {
        const now = held;
        held = [];
        await Promise.race([Promise.all(now), free.promise]);
      }
    },
    letGo() {
      held = [];
      free.resolve();
      free = Promise.withResolvers();
    },
  };
}
