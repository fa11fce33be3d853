import type { Strengths, Weaknesses } from '@kast/bots';

/** What leads people astray at this table; what tempts them, as much as a move may seem better than it is, in reward. */
export interface PailleWeaknesses extends Weaknesses {
  /** Clings to the character of which it holds most, whatever the week says. */
  readonly loyal: number;
  /** Takes high cards and keeps them, whosever they are. */
  readonly greedy: number;
  /** Believes that whoever leads the week today will be eaten. */
  readonly hasty: number;
  /** Only looks at the table, instead of following every card. */
  readonly forgets: boolean;
}

const FLAWLESS: PailleWeaknesses = {
  loyal: 0,
  greedy: 0,
  hasty: 0,
  forgets: false,
  overlooks: 0,
  misjudges: 0,
};

const AT_EASE = { budget: { nodes: 4_000 }, misjudges: 0.02 };

/**
 * The first clings to the character of which it holds most, whatever the week says; the second grabs high cards,
 * whosever they are; the third trusts whoever leads the week today. Those three forget who took what. The fourth
 * remembers, but still sees a little too much in today's leader; the fifth has no weakness. All think long enough to
 * know better: it is the weakness that errs, and not the search. `misjudges` only decides between moves that are nearly
 * alike; nobody overlooks a move.
 */
export const LEVELS: Strengths<PailleWeaknesses> = {
  1: { ...FLAWLESS, ...AT_EASE, loyal: 0.5, greedy: 0.3, forgets: true },
  2: { ...FLAWLESS, ...AT_EASE, greedy: 0.6, forgets: true },
  3: { ...FLAWLESS, ...AT_EASE, hasty: 0.45, forgets: true },
  4: { ...FLAWLESS, ...AT_EASE, hasty: 0.15 },
  5: { ...FLAWLESS, budget: { nodes: 30_000, milliseconds: 900 } },
};
