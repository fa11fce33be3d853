import type { SearchWeaknesses, Strengths } from '@kast/bots';

/** From a child's first opponent to one that is hard to beat; a piece is worth 100. */
export const LEVELS: Strengths<SearchWeaknesses> = {
  1: { budget: { nodes: 4_000 }, deepest: 1, overlooks: 35, misjudges: 120 },
  2: { budget: { nodes: 8_000 }, deepest: 2, overlooks: 10, misjudges: 50 },
  3: { budget: { nodes: 20_000, milliseconds: 800 }, deepest: 3, overlooks: 3, misjudges: 25 },
  4: { budget: { nodes: 12_000, milliseconds: 1_000 }, overlooks: 0, misjudges: 0 },
  5: { budget: { nodes: 300_000, milliseconds: 1_400 }, overlooks: 0, misjudges: 0 },
};
