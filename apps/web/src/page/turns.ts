export interface Turns {
  /** Resolves in a task of its own, after those that were taken before it. */
  readonly take: () => Promise<void>;
  /** All that wait, at once. */
  readonly haveAll: () => void;
  /** Resolves when nobody waits. */
  readonly done: () => Promise<void>;
}

interface Tasks {
  /** Lets the browser do what else there is to do. */
  readonly nextTask: () => Promise<void>;
  /** Called while somebody waits; what it returns ends that. */
  readonly whileWaiting: (haveAll: () => void) => () => void;
}

/** One after another, so that no task is a long one: between two of them a page is painted and heard. */
export function createTurns({ nextTask, whileWaiting }: Tasks): Turns {
  const waiting: (() => void)[] = [];
  let done: Promise<void> = Promise.resolve();

  const haveAll = (): void => {
    for (const have of waiting.splice(0)) have();
  };

  async function haveInOrder(): Promise<void> {
    const end = whileWaiting(haveAll);
    while (waiting.length > 0) {
      await nextTask();
      waiting.shift()?.();
    }
    end();
  }

  return {
    take() {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      if (waiting.length === 1) done = haveInOrder();
      return promise;
    },
    haveAll,
    done: () => done,
  };
}
