import type { Puzzle } from '@kast/games/box/puzzle.ts';

/** What the best move of a puzzle reaches, and no other does. */
export type PuzzleGoal = 'win' | 'stay-ahead' | 'best-chance';

/** From here on a match is as good as won. */
const AS_GOOD_AS_WON = 0.95;
const AHEAD = 0.5;

export function goalOf({
  chance,
  secondChance,
}: Pick<Puzzle, 'chance' | 'secondChance'>): PuzzleGoal {
  if (chance >= AS_GOOD_AS_WON) return 'win';
  return chance > AHEAD && secondChance <= AHEAD ? 'stay-ahead' : 'best-chance';
}
