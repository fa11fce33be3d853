import type { Tempers } from '@kast/bots';

/** From a child's first opponent to one that is hard to beat, within 1.5 s on a phone. */
export const LEVELS: Tempers = {
  1: { budget: { nodes: 4_000 }, deepest: 1, overlooks: 35, misjudges: 160 },
  2: { budget: { nodes: 8_000 }, deepest: 1, overlooks: 8, misjudges: 60 },
  3: { budget: { nodes: 20_000, milliseconds: 800 }, deepest: 2, overlooks: 3, misjudges: 40 },
  4: { budget: { nodes: 8_000, milliseconds: 1_000 }, overlooks: 0, misjudges: 0 },
  5: { budget: { nodes: 600_000, milliseconds: 1_400 }, overlooks: 0, misjudges: 0 },
};
