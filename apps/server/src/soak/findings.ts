import type { Seat } from '@kast/kernel';

/** A decision that the server has acknowledged. */
export interface Acknowledged {
  readonly match: string;
  readonly seat: Seat;
  readonly key: string;
  /** How many entries the log had with it. */
  readonly ply: number;
}

/** What a soak has seen while it ran. */
export interface Findings {
  readonly problems: readonly string[];
  readonly acknowledged: readonly Acknowledged[];
  readonly faults: readonly InjectedFault[];
  readonly matches: ReadonlySet<string>;
  readonly finished: number;
  /** Matches whose stored log was damaged on purpose. */
  readonly damaged: ReadonlySet<string>;

  wrong(problem: string): void;
  acknowledge(decision: Acknowledged): void;
  begin(match: string): void;
  finish(): void;
  damage(match: string): void;
  inject(fault: InjectedFault): void;
  streamWasDown(from: number, to: number): void;
  /** In milliseconds, by the fault under which it began; `none` where there was none. */
  longestDown(): ReadonlyMap<string, number>;
}

/** From its beginning until all processes were ready again. */
export interface InjectedFault {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Enough to see what is wrong; one fault may be found a thousand times. */
const MOST_PROBLEMS = 50;

export function newFindings(): Findings {
  const problems: string[] = [];
  const acknowledged: Acknowledged[] = [];
  const faults: InjectedFault[] = [];
  const matches = new Set<string>();
  const damaged = new Set<string>();
  const downs: { readonly from: number; readonly to: number }[] = [];
  let finished = 0;
  return {
    problems,
    acknowledged,
    faults,
    matches,
    damaged,
    get finished() {
      return finished;
    },
    wrong(problem) {
      if (problems.length < MOST_PROBLEMS) problems.push(problem);
    },
    acknowledge: (decision) => void acknowledged.push(decision),
    begin: (match) => void matches.add(match),
    finish() {
      finished++;
    },
    damage: (match) => void damaged.add(match),
    inject: (fault) => void faults.push(fault),
    streamWasDown: (from, to) => void downs.push({ from, to }),
    longestDown() {
      const longest = new Map<string, number>();
      for (const { from, to } of downs) {
        const { name } = faults.find((fault) => fault.from <= from && from <= fault.to) ?? NO_FAULT;
        longest.set(name, Math.max(longest.get(name) ?? 0, to - from));
      }
      return longest;
    },
  };
}

const NO_FAULT = { name: 'none' };
