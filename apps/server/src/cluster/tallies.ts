import type { ProcessId } from '../store/cluster-store.ts';

/** `isNew`: the process that tells it was not known before, so that nobody knows when it was counted. */
export type TallyListener = (name: string, change: number, isNew: boolean) => void;

/** What the processes count together: each its own part, and every one knows the sum of the others. */
export interface Tallies {
  /** What this process counts under a name; nothing is kept of zero. */
  set(name: string, amount: number): void;
  add(name: string, change: number): void;
  /** What the other processes have counted, as of about a second ago. */
  elsewhere(name: string): number;
  /** All names under which they have counted something. */
  namesElsewhere(): Iterable<string>;
  /** Called with every change of what others have counted. */
  listen(listener: TallyListener): void;
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
  const listeners: TallyListener[] = [];

  const set = (name: string, amount: number): void => {
    if ((own.get(name) ?? 0) === amount) return;
    keep(own, name, amount);
    changed.add(name);
  };

  const changeSum = (name: string, change: number, isNew = false): void => {
    if (change === 0) return;
    keep(sums, name, (sums.get(name) ?? 0) + change);
    for (const listener of listeners) listener(name, change, isNew);
  };

  return {
    set,
    add: (name, change) => set(name, (own.get(name) ?? 0) + change),
    elsewhere: (name) => sums.get(name) ?? 0,
    namesElsewhere: () => sums.keys(),
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
      const isNew = !others.has(process);
      const known = others.get(process) ?? new Map<string, number>();
      others.set(process, known);
      for (const [name, amount] of tallies) {
        const before = known.get(name) ?? 0;
        keep(known, name, amount);
        changeSum(name, amount - before, isNew);
      }
    },
    forget(process) {
      for (const [name, amount] of others.get(process) ?? []) changeSum(name, -amount);
      others.delete(process);
    },
  };
}

/** What is left of sums of fractions is nothing. */
const NOTHING = 1e-9;

function keep(map: Map<string, number>, name: string, amount: number): void {
  if (Math.abs(amount) < NOTHING) map.delete(name);
  else map.set(name, amount);
}
