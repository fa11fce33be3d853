import type { AnyBot } from '@kast/bots';
import { botOf } from '@kast/games';
import {
  CLEARLY_BETTER,
  type Grade,
  lineOf,
  type Puzzle,
  PUZZLE_NODES,
} from '@kast/games/box/puzzle.ts';
import {
  asciiBytes,
  type Entry,
  must,
  ok,
  type Result,
  seatsOf,
  sha256,
  toHex,
} from '@kast/kernel';
import type { Complaint } from './complaint.ts';
import { playMatch } from './play-match.ts';
import { type Player, playerOf } from './players.ts';
import { leadOf, type Position, solve, weigh } from './solve-puzzle.ts';
import { seedOf, startMatch } from './setup.ts';
import type { Table } from './table.ts';

export interface WantedPuzzles {
  readonly count: number;
  /** After so many matches it is enough. */
  readonly matches: number;
}

/** Good enough for a sensible match, and it errs often enough that there is something to find. */
const PLAYER = 'level3';
/** A first look costs little: most positions have no one best move. */
const FIRST_LOOK = { nodes: PUZZLE_NODES / 5, margin: CLEARLY_BETTER / 2 };
/** Between fewer one guesses. */
const FEWEST_MOVES = 4;

/** Positions in which one move is clearly the best, easy ones first and at most one of a match unless there are too few. */
export async function findPuzzles(
  table: Table,
  wanted: WantedPuzzles,
): Promise<Result<readonly Puzzle[], Complaint>> {
  const { box, game, setup, thinking } = table;
  const player = await playerOf(PLAYER, box, thinking);
  if (!player.ok) return player;
  const bot = must(await botOf(box, game.info.rulesVersion), 'a bot');
  const found: Puzzle[] = [];
  const spare: Puzzle[] = [];
  for (let at = 0; at < wanted.matches && found.length < wanted.count; at++) {
    const seed = seedOf(`${table.seed} ${at}`);
    const start = startMatch(game, setup, seed);
    if (!start.ok) return start;
    const seen: Position[] = [];
    const players = seatsOf(setup.seats).map(() => watching(player.value, seen));
    const { plies } = await playMatch(start.value, { players, seed, referee: box.referee });
    const log = plies.map(({ entry }) => entry);
    // From the end on: there the positions are sharper.
    for (const position of seen.toReversed()) {
      const puzzle = puzzleAt(bot, position, log, { found, wanted });
      if (!puzzle) continue;
      if (isPlenty(puzzle.grade, found, wanted)) {
        spare.push(puzzle);
        continue;
      }
      found.push(puzzle);
      break;
    }
  }
  const enough = [...found, ...spare].slice(0, wanted.count);
  return ok(enough.toSorted((one, other) => one.grade - other.grade));
}

/** Lets a player play and notes every position that it had to decide. */
function watching(player: Player, seen: Position[]): Player {
  return (hosted, seat, seed) => {
    seen.push({ hosted, seat });
    return player(hosted, seat, seed);
  };
}

interface Search {
  readonly found: readonly Puzzle[];
  readonly wanted: WantedPuzzles;
}

function puzzleAt(
  bot: AnyBot,
  position: Position,
  log: readonly Entry[],
  { found, wanted }: Search,
): Puzzle | undefined {
  const { match } = position.hosted;
  const first = weigh(bot, position, 'first look', FIRST_LOOK.nodes);
  if (first.length < FEWEST_MOVES || leadOf(first) < FIRST_LOOK.margin) return undefined;
  const best = must(first[0], 'a move').move;
  if (isCommon(best, found, wanted)) return undefined;
  const solved = solve(bot, position, best);
  if (!solved) return undefined;
  const lines = log.slice(0, match.ply).map(lineOf);
  const { seats, options } = match.setup;
  const { id: game, rulesVersion } = match.game.info;
  return {
    id: idOf([game, position.seat, ...lines].join('\n')),
    rulesVersion,
    seats,
    options,
    log: lines,
    seat: position.seat,
    ...solved,
  };
}

/** Four easy ones of ten, three of each other grade. */
function isPlenty(grade: Grade, found: readonly Puzzle[], { count }: WantedPuzzles): boolean {
  const share = grade === 1 ? 0.4 : 0.3;
  return found.filter((puzzle) => puzzle.grade === grade).length >= Math.ceil(count * share);
}

/** Where moves have names ("take", "lay"), no more than six of ten are of one kind. */
function isCommon(best: string, found: readonly Puzzle[], { count }: WantedPuzzles): boolean {
  const kind = kindOf(best);
  if (kind === undefined) return false;
  return found.filter((puzzle) => kindOf(puzzle.best) === kind).length >= Math.ceil(count * 0.6);
}

function kindOf(move: string): string | undefined {
  return /^[a-z]+(?=[ :]|$)/.exec(move)?.[0];
}

function idOf(text: string): string {
  return toHex(sha256(asciiBytes(encodeURIComponent(text)))).slice(0, 8);
}
