import type { ProcessId } from '../store/cluster-store.ts';

/** What the processes count together: each its own part, and every one knows the sum of the others. */
export interface Tallies {
  /** What this process counts under a name; nothing is kept of zero. */
  set(name: string, amount: number): void;
  add(name: string, change: number): void;
  /** What the other processes have counted, as of about a second ago. */
  elsewhere(name: string): number;
  /** Called with every change of what others have counted: by how much. */
  listen(listener: (name: string, change: number) => void): void;
}

/** The part of them that goes to and comes from the store. */
export interface SharedTallies extends Tallies {
  /** What has changed here since the last time. */
  takeChanges(): ReadonlyMap<string, number>;
  /** They could not be told. */
  putBack(changes: ReadonlyMap<string, number>): void;
  /** Everything that is counted here, for a process that starts anew. */
  all(): ReadonlyMap<string, number>;
  hear(process: ProcessId, tallies: ReadonlyMap<string, number>): void;
  forget(process: ProcessId): void;
}

export function sharedTallies(): SharedTallies {
  const own = new Map<string, number>();
  const changed = new Set<string>();
  const others = new Map<ProcessId, Map<string, number>>();
  const sums = new Map<string, number>();
  const listeners: ((name: string, change: number) => void)[] = [];

  const set = (name: string, amount: number): void => {
    if ((own.get(name) ?? 0) === amount) return;
    keep(own, name, amount);
    changed.add(name);
  };

  const changeSum = (name: string, change: number): void => {
    if (change === 0) return;
    keep(sums, name, (sums.get(name) ?? 0) + change);
    for (const listener of listeners) listener(name, change);
  };

  return {
    set,
    add: (name, change) => set(name, (own.get(name) ?? 0) + change),
    elsewhere: (name) => sums.get(name) ?? 0,
    listen: (listener) => void listeners.push(listener),
    takeChanges() {
      const changes = new Map([...changed].map((name) => [name, own.get(name) ?? 0]));
      changed.clear();
      return changes;
    },
    putBack: (changes) => {
      for (const name of changes.keys()) changed.add(name);
    },
    all: () => new Map(own),
    hear(process, tallies) {
      const known = others.get(process) ?? new Map<string, number>();
      others.set(process, known);
      for (const [name, amount] of tallies) {
        const before = known.get(name) ?? 0;
        keep(known, name, amount);
        changeSum(name, amount - before);
      }
    },
    forget(process) {
      for (const [name, amount] of others.get(process) ?? []) changeSum(name, -amount);
      others.delete(process);
    },
  };
}

function keep(map: Map<string, number>, name: string, amount: number): void {
  if (amount === 0) map.delete(name);
  else map.set(name, amount);
}
