export interface Turns {
  /** Resolves in a task of its own, after those that were taken before it; at once where somebody acts meanwhile. */
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
  let order: 'none' | 'one by one' | 'at once' = 'none';
  let done: Promise<void> = Promise.resolve();

  const haveAll = (): void => {
    if (order === 'one by one') order = 'at once';
    for (const have of waiting.splice(0)) have();
  };

  async function haveInOrder(): Promise<void> {
    order = 'one by one';
    const end = whileWaiting(haveAll);
    // Whoever had a turn may have taken others meanwhile: it ends with a task for which nobody waited.
    for (let have: (() => void) | undefined = () => undefined; have; have = waiting.shift()) {
      have();
      await nextTask();
    }
    end();
    order = 'none';
  }

  return {
    take() {
      if (order === 'at once') return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      if (order === 'none') done = haveInOrder();
      return promise;
    },
    haveAll,
    done: () => done,
  };
}
