import type { InformationSetTemper, Level } from '@kast/bots';

export interface PailleTemper extends InformationSetTemper {
  /** Follows every card, or only looks at the table. */
  readonly remembers: boolean;
}

/** Graded by what a player remembers, how long it thinks, and what it misses. */
export const LEVELS: Readonly<Record<Level, PailleTemper>> = {
  1: { remembers: false, budget: { nodes: 500 }, overlooks: 40, misjudges: 0.5 },
  2: { remembers: false, budget: { nodes: 1_500 }, overlooks: 20, misjudges: 0.25 },
  3: { remembers: false, budget: { nodes: 5_000 }, overlooks: 10, misjudges: 0.1 },
  4: { remembers: true, budget: { nodes: 20_000 }, overlooks: 0, misjudges: 0.03 },
  5: {
    remembers: true,
    budget: { nodes: 120_000, milliseconds: 1_200 },
    overlooks: 0,
    misjudges: 0,
  },
};
