import { must } from '@kast/kernel';

const DAY = 24 * 60 * 60 * 1000;

export interface PuzzleOfTheDay {
  /** One of the games, by its place. */
  readonly game: number;
  /** The puzzle's number, to be taken modulo how many that game has. */
  readonly puzzle: number;
}

/** The same for everybody on the same day, which changes at midnight UTC. A game comes up every few days. */
export function puzzleOfTheDay(milliseconds: number, games: number): PuzzleOfTheDay {
  const day = Math.floor(milliseconds / DAY);
  return { game: day % games, puzzle: Math.floor(day / games) };
}

/** The day by its name in UTC: `2026-11-16`. */
export function dayName(milliseconds: number): string {
  return must(new Date(milliseconds).toISOString().split('T')[0], 'a day');
}
