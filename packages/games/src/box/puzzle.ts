import {
  type AnyGame,
  append,
  type Entry,
  type HostedMatch,
  hashOfSeed,
  hostMatch,
  hostPly,
  newMatch,
  type Options,
  type Seat,
  type Seed,
} from '@kast/kernel';
import type { AnyLesson } from './lesson.ts';

export type Grade = 1 | 2 | 3;

/**
 * A position of a match between computers in which one move is better than every other, as far as its
 * seat can know. Found by `kast puzzles`; each game keeps its own in `puzzles.json`.
 */
export interface Puzzle {
  /** Kept on devices beside the stars: never given to another one. */
  readonly id: string;
  /** 1: a beginner finds it; 2: a good player; 3: only the best. */
  readonly grade: Grade;
  readonly rulesVersion: number;
  readonly seats: number;
  /** Every option with its value. */
  readonly options: Options;
  /** How it came to this: by whom, and the move in notation. */
  readonly log: readonly string[];
  readonly seat: Seat;
  readonly best: string;
  /** The chance of winning with the best move, from 0 to 1. */
  readonly chance: number;
  readonly second: string;
  readonly secondChance: number;
}

/** What the strongest level may look at when it says that a move is the best. */
export const PUZZLE_NODES = 20_000;
/** By this much the best move is better than the second, and about so much the search may err. */
export const CLEARLY_BETTER = 0.1;

/** The match as it stands when the puzzle is put. A log that the rules refuse is no puzzle. */
export function openPuzzle(game: AnyGame, puzzle: Puzzle): HostedMatch {
  const { seats, options } = puzzle;
  const started = newMatch(game, { seats, options, seedHash: hashOfSeed(NO_SEED) });
  if (!started.ok) throw new Error(`the puzzle ${puzzle.id} has no set-up`);
  let hosted = hostMatch(started.value);
  for (const line of puzzle.log) {
    const next = append(hosted.match, entryOf(line));
    if (!next.ok) throw new Error(`the puzzle ${puzzle.id} breaks off at ${line}`);
    hosted = hostPly(hosted, next.value);
  }
  return hosted;
}

/** The puzzle as a lesson of one move: only the best one solves it. */
export function puzzleLesson(game: AnyGame, puzzle: Puzzle): AnyLesson {
  const { seat, best, id } = puzzle;
  const start = openPuzzle(game, puzzle).match.state;
  const seenAfter = (move: unknown): string =>
    JSON.stringify(game.view(game.apply(start, seat, move), seat));
  const read = game.notation.parse(start, seat, best);
  if (!read.ok) throw new Error(`the puzzle ${id} has no best move`);
  const afterBest = seenAfter(read.value);
  return {
    id,
    rules: [],
    seat,
    start,
    // Two spellings of the same deed are both right: another way to the same tile.
    judge: (_before, move) =>
      game.notation.make(start, move) === best || seenAfter(move) === afterBest
        ? 'solved'
        : 'wrong',
    solution: [best],
  };
}

/** An entry as a line of a puzzle's log: `2 d1-d5xc5`, `chance first 2`. */
export function lineOf({ by, move }: Entry): string {
  return `${by} ${move}`;
}

function entryOf(line: string): Entry {
  const space = line.indexOf(' ');
  const by = line.slice(0, space);
  return { by: by === 'chance' ? by : Number(by), move: line.slice(space + 1) };
}

/** All chance is in the log: nothing is drawn any more. */
const NO_SEED: Seed = '0'.repeat(64);
