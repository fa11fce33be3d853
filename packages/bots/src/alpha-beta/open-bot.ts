import { type Game, must, type Random, type Seat, seededRandom } from '@kast/kernel';
import type { Bot, JointSearch, MoveEstimate } from '../bot.ts';
import { chooseAlone } from '../joint-search.ts';
import type { Level } from '../level.ts';
import type { Strengths } from '../strength.ts';
import { valueMoves } from './deepen.ts';
import { isDecided, type SearchPosition } from './search-position.ts';
import { type Oversight, Attention } from './attention.ts';
import { type SearchWeaknesses, think, type Thought } from './think.ts';

/** What alpha-beta needs to play a game for two in which nothing is hidden. */
export interface OpenBotParts<State, Move, View> {
  readonly game: Game<State, Move, View, unknown, never>;
  readonly levels: Strengths<SearchWeaknesses>;
  /** A position worth this much is won three times out of four. */
  readonly likely: number;
  /**
   * `whim` decides between moves that are all but equal, so that matches differ. Side 0 is seat 1. With an
   * `attention` the position is what that sees of it.
   */
  readonly searchOf: (state: State, whim: number, attention?: Attention) => SearchPosition;
  /** What a player of this level may overlook; nothing where it is left out. */
  readonly oversight?: (level: Level) => Oversight | undefined;
  /** How much more, or less, a move seems to be worth to a player of this level than it is. */
  readonly temptation?: (state: State, level: Level) => ((move: number) => number) | undefined;
  /** A move of the search in the terms of the rules. */
  readonly moveOf: (move: number) => Move;
}

export function openBot<State, Move, View>(
  parts: OpenBotParts<State, Move, View>,
): Bot<View, never> {
  const { game, levels, likely, searchOf, moveOf } = parts;

  const joint: JointSearch<View, never> = {
    sharesMemory: true,

    search(seen, { level, seed, budget, clock }, { worker, memory }): LineFinding | undefined {
      // Without a table in common it would search what the first one does.
      if (worker > 0 && !memory) return undefined;
      const random = seededRandom(seed);
      const state = game.imagine(seen, random);
      const strength = levels[level];
      const whim = random.below(2 ** 32);
      const whole = searchOf(state, whim);
      const attention = attentionOf(whole, parts.oversight?.(level), random);
      const search = attention ? searchOf(state, whim, attention) : whole;
      const company = memory ? { company: { worker, memory } } : {};
      const limits = { ...strength, ...company, budget: budget ?? strength.budget, clock };
      const temptation = parts.temptation?.(state, level);
      const { best, depth, nodes } = think(search, strength, limits, random, temptation);
      return { best, side: search.side, depth, nodes };
    },

    conclude(seen, { seed }, findings: readonly LineFinding[]) {
      const { best, side } = findings.reduce((one, other) => (seesMore(other, one) ? other : one));
      const state = game.imagine(seen, seededRandom(seed));
      const line = lineOf(game, state, best.line.map(moveOf));
      const nodes = findings.reduce((sum, finding) => sum + finding.nodes, 0);
      const estimate = chances(side === 0 ? best.value : -best.value, likely);
      return { move: must(line[0], 'a move'), line, nodes, estimate };
    },
  };

  return {
    choose: (seen, request) => chooseAlone(joint, seen, request),
    joint,

    weigh(seen, { level, seed, budget, clock }): readonly MoveEstimate[] {
      const random = seededRandom(seed);
      const state = game.imagine(seen, random);
      const search = searchOf(state, random.below(2 ** 32));
      const { moves } = valueMoves(search, { budget: budget ?? levels[level].budget, clock });
      return moves.map(({ move, value }) => {
        const [chance] = chances(value, likely);
        return { move: game.notation.make(state, moveOf(move)), chance };
      });
    },
  };
}

/** What one worker found for the side on turn. */
interface LineFinding extends Thought {
  readonly side: number;
}

/** Who sees a win needs look no deeper. */
function seesMore(one: LineFinding, other: LineFinding): boolean {
  if (isWon(one) || isWon(other)) return one.best.value > other.best.value;
  return one.depth > other.depth;
}

function isWon({ best }: LineFinding): boolean {
  return best.value > 0 && isDecided(best.value);
}

/** A win on the spot everybody sees, from however far. */
function attentionOf(
  whole: SearchPosition,
  oversight: Oversight | undefined,
  random: Random,
): Attention | undefined {
  if (!oversight) return undefined;
  const winning = whole.winningMove();
  return new Attention(whole.moveBound, (move) => (move === winning ? 0 : oversight(move)), random);
}

/** Moves one after another in notation, as far as the match goes. */
function lineOf<State, Move, View>(
  game: Game<State, Move, View, unknown, never>,
  start: State,
  moves: readonly Move[],
): readonly string[] {
  const line: string[] = [];
  let state = start;
  for (const move of moves) {
    const turn = game.turn(state);
    if (turn.kind !== 'seats') break;
    line.push(game.notation.make(state, move));
    state = game.apply(state, must<Seat>(turn.seats[0], 'who moves'), move);
  }
  return line;
}

/**
 * Each seat's chance of winning from a value for the first: the same on every machine. By the square of the value, since
 * little leads are often lost again and large ones hardly ever.
 */
function chances(forFirst: number, likely: number): readonly [number, number] {
  const square = forFirst * Math.abs(forFirst);
  const lead = isDecided(forFirst)
    ? Math.sign(forFirst)
    : square / (Math.abs(square) + likely * likely);
  return [(1 + lead) / 2, (1 - lead) / 2];
}
