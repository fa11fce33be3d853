import type { Budget } from './bot.ts';
import type { Level } from './level.ts';

/** How strong a player is: how long it may think, and which weaknesses of people it has. */
export type Strength<Weaknesses> = Weaknesses & {
  /** Nodes alone where the same seed is to give the same move; who looks at many has a limit of time as well. */
  readonly budget: Budget;
};

/** What a game's `levels.ts` says: nothing but this, with the game's own weaknesses. */
export type Strengths<Weaknesses> = Readonly<Record<Level, Strength<Weaknesses>>>;
