import type { InformationSetTemper, Level } from '@kast/bots';

/** Graded by how long a player thinks, and by what it misses. */
export const LEVELS: Readonly<Record<Level, InformationSetTemper>> = {
  1: { budget: { nodes: 400 }, overlooks: 35, misjudges: 0.5 },
  2: { budget: { nodes: 1_500 }, overlooks: 20, misjudges: 0.25 },
  3: { budget: { nodes: 6_000 }, overlooks: 10, misjudges: 0.1 },
  4: { budget: { nodes: 20_000 }, overlooks: 3, misjudges: 0.03 },
  5: { budget: { nodes: 60_000, milliseconds: 1_200 }, overlooks: 0, misjudges: 0 },
};
