import { type AnyBot, LEVELS, type MoveEstimate } from '@kast/bots';
import { botOf } from '@kast/games';
import {
  CLEARLY_BETTER,
  type Grade,
  openPuzzle,
  type Puzzle,
  PUZZLE_NODES,
} from '@kast/games/box/puzzle.ts';
import { type HostedMatch, must, type Seat, seenBy } from '@kast/kernel';
import type { Table } from './table.ts';

/** The longest look decides; the others must agree with it. */
const LOOKS = [
  { seed: 'puzzle', nodes: PUZZLE_NODES },
  { seed: 'again', nodes: PUZZLE_NODES },
  { seed: 'longer', nodes: 4 * PUZZLE_NODES },
] as const;
/** Nobody likes to search for the best way to lose. */
const LEAST_CHANCE = 0.3;
/** Of each level. */
const TRIES = 5;
/** From which share of tries on. */
const EASY = 0.85;
const FAIR = 0.4;

export interface Position {
  readonly hosted: HostedMatch;
  readonly seat: Seat;
}

/** Those that the game has: each weighed and graded anew, without what is no puzzle any more. */
export async function gradeAgain({ box, game }: Table): Promise<readonly Puzzle[]> {
  const bot = must(await botOf(box, game.info.rulesVersion), 'a bot');
  const puzzles = (await box.puzzles?.()) ?? [];
  const graded = puzzles.flatMap((puzzle) => {
    const position = { hosted: openPuzzle(game, puzzle), seat: puzzle.seat };
    const solved = solve(bot, position, puzzle.best);
    return solved ? [{ ...puzzle, ...solved }] : [];
  });
  return graded.toSorted((one, other) => one.grade - other.grade);
}

type Solved = Pick<Puzzle, 'grade' | 'best' | 'chance' | 'second' | 'secondChance'>;

/** What is told of it, where this is the one best move. */
export function solve(bot: AnyBot, position: Position, best: string): Solved | undefined {
  const looks = LOOKS.map(({ seed, nodes }) => weigh(bot, position, seed, nodes));
  if (!looks.every((look) => look[0]?.move === best && leadOf(look) >= CLEARLY_BETTER)) {
    return undefined;
  }
  const [one, two] = must(looks.at(-1), 'a look') as [MoveEstimate, MoveEstimate];
  if (one.chance < LEAST_CHANCE) return undefined;
  return {
    grade: gradeOf(bot, position, best),
    best,
    chance: inHundredths(one.chance),
    second: two.move,
    secondChance: inHundredths(two.chance),
  };
}

export function weigh(bot: AnyBot, position: Position, seed: string, nodes: number) {
  const seen = seenBy(position.hosted, position.seat);
  return bot.weigh(seen, { level: 5, seed, budget: { nodes }, clock: () => 0 });
}

export function leadOf([best, second]: readonly MoveEstimate[]): number {
  return best && second ? best.chance - second.chance : 0;
}

/** By how often players below the best find it: nearly always, about every other time, or seldom. */
function gradeOf(bot: AnyBot, { hosted, seat }: Position, best: string): Grade {
  const seen = seenBy(hosted, seat);
  const tries = LEVELS.slice(0, -1).flatMap((level) =>
    Array.from({ length: TRIES }, (_, index) => ({ level, seed: `try ${index}` })),
  );
  const right = tries.filter((one) => bot.choose(seen, { ...one, clock: () => 0 }).move === best);
  const share = right.length / tries.length;
  if (share >= EASY) return 1;
  return share >= FAIR ? 2 : 3;
}

function inHundredths(chance: number): number {
  return Math.round(chance * 100) / 100;
}
