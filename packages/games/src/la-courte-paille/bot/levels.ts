import type { InformationSetTemper, Level } from '@kast/bots';
import type { Weaknesses } from './temptation.ts';

export interface PailleTemper extends InformationSetTemper, Weaknesses {
  /** Follows every card, or only looks at the table. */
  readonly remembers: boolean;
}

const SOUND: Weaknesses = { loyalty: 0, greed: 0, haste: 0 };

/**
 * Graded by what leads a player astray (`temptation.ts`), what it remembers and how long it thinks. The first clings to
 * the character of which it holds most, whatever the week says; the second grabs high cards, whosever they are; the
 * third trusts whoever leads the week today. Those three forget who took what. The fourth remembers, but still sees a
 * little too much in today's leader; the fifth has no weakness. `misjudges` only decides between moves that are
 * nearly alike; nobody overlooks a move.
 */
export const LEVELS: Readonly<Record<Level, PailleTemper>> = {
  1: { ...SOUND, ...forgetful(200), loyalty: 0.5, greed: 0.3 },
  2: { ...SOUND, ...forgetful(200), greed: 0.6 },
  3: { ...SOUND, ...forgetful(300), haste: 0.45 },
  4: {
    ...SOUND,
    haste: 0.15,
    remembers: true,
    budget: { nodes: 800 },
    overlooks: 0,
    misjudges: 0.07,
  },
  5: {
    ...SOUND,
    remembers: true,
    budget: { nodes: 30_000, milliseconds: 900 },
    overlooks: 0,
    misjudges: 0,
  },
};

function forgetful(nodes: number): InformationSetTemper & { readonly remembers: false } {
  return { remembers: false, budget: { nodes }, overlooks: 0, misjudges: 0.1 };
}
