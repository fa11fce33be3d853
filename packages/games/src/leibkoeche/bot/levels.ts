import type { Budget, Lapses, Level } from '@kast/bots';

export interface Temper extends Lapses {
  readonly budget: Budget;
}

/** Graded by what a cook overlooks and misjudges. */
export const LEVELS: Readonly<Record<Level, Temper>> = {
  1: { budget: { nodes: 5_000 }, overlooks: 32, misjudges: 0.16 },
  2: { budget: { nodes: 10_000 }, overlooks: 22, misjudges: 0.13 },
  3: { budget: { nodes: 20_000 }, overlooks: 12, misjudges: 0.085 },
  4: { budget: { nodes: 50_000, milliseconds: 900 }, overlooks: 5, misjudges: 0.045 },
  5: { budget: { nodes: 200_000, milliseconds: 1_200 }, overlooks: 0, misjudges: 0 },
};
