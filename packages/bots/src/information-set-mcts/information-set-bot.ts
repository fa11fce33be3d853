import {
  type Game,
  isSeat,
  must,
  type Random,
  type Seat,
  type Seen,
  seededRandom,
} from '@kast/kernel';
import { beliefsFrom, type HiddenThing } from '../belief.ts';
import type { Bot, Choice, MoveEstimate, ThinkRequest } from '../bot.ts';
import type { Level } from '../level.ts';
import { Meter } from '../meter.ts';
import type { Strengths } from '../strength.ts';
import { bestInTheEyesOf, isFlawless, type Weaknesses } from '../weaknesses.ts';
import {
  type DeterminizedGame,
  determinizedGame,
  type DeterminizedParts,
} from './determinized-game.ts';
import { InformationSetMcts, type Weighed, type WeighedMove } from './information-set-mcts.ts';
import { draw } from './regret-matching.ts';

export interface InformationSetPlan<State, Move, View, Event, Memory> {
  readonly game: Game<State, Move, View, Event, Memory>;
  /** `misjudges` is in reward, from 0 to 1. */
  readonly levels: Strengths<Weaknesses>;
  /** What the game does faster or wiser than its rules do, given what the seat has seen. */
  readonly parts?: (seen: Seen<View, Memory>, level: Level) => DeterminizedParts<State, Move>;
  /** How much more, or less, a move seems to be worth to a player of this level than it is: errors that have a reason. */
  readonly temptation?: (seen: Seen<View, Memory>, level: Level) => (move: string) => number;
  /** Every thing of a state that may be hidden from somebody. */
  readonly hidden?: (state: State) => readonly HiddenThing[];
}

/** How a bot decides that does not search on the states of the rules: on a position made for searching, say. */
export interface DeterminizedPlan<State, Move, View, Memory> {
  readonly levels: Strengths<unknown>;
  /** The game as a seat imagines it. */
  readonly determinize: (seen: Seen<View, Memory>, level: Level) => DeterminizedGame<State, Move>;
  /** Every thing that may be hidden from somebody, in one of the worlds that a seat imagines. */
  readonly hidden?: (
    seen: Seen<View, Memory>,
    level: Level,
  ) => (random: Random) => readonly HiddenThing[];
  /** Which of the weighed moves a player of this level makes: it may err in a way of its own. */
  readonly decide: (
    weighed: Weighed,
    seen: Seen<View, Memory>,
    level: Level,
    random: Random,
  ) => WeighedMove;
}

/** A bot for any game of the contract, whatever it hides and however many play. */
export function informationSetBot<State, Move, View, Event, Memory>(
  plan: InformationSetPlan<State, Move, View, Event, Memory>,
): Bot<View, Memory> {
  const { game, levels, hidden } = plan;
  const determinize = (seen: Seen<View, Memory>, level: Level): DeterminizedGame<State, Move> =>
    determinizedGame(game, seen, plan.parts?.(seen, level));
  return determinizedBot({
    levels,
    determinize,
    decide(weighed, seen, level, random) {
      const temptation = plan.temptation?.(seen, level) ?? (() => 0);
      return chosen(weighed, levels[level], temptation, random);
    },
    ...(hidden && {
      hidden: (seen, level) => {
        const imagined = determinize(seen, level);
        return (random) => hidden(imagined.imagine(random));
      },
    }),
  });
}

export function determinizedBot<State, Move, View, Memory>(
  plan: DeterminizedPlan<State, Move, View, Memory>,
): Bot<View, Memory> {
  const { hidden } = plan;
  return {
    ...(hidden && {
      believe(seen, { level, seed, worlds }) {
        return beliefsFrom(hidden(seen, level), worlds, seededRandom(seed));
      },
    }),
    choose(seen, request): Choice {
      const { weighed, random, nodes } = search(seen, request);
      const { key } = plan.decide(weighed, seen, request.level, random);
      return { move: key, estimate: weighed.chances, nodes, line: [key] };
    },

    /** In the order of `preferred`: what was seldom tried may seem better by luck. */
    weigh(seen, request): readonly MoveEstimate[] {
      return search(seen, request)
        .weighed.moves.toSorted((one, other) => other.share - one.share)
        .map(({ key, chance }) => ({ move: key, chance }));
    },
  };

  function search(
    seen: Seen<View, Memory>,
    { level, seed, budget, clock }: ThinkRequest,
  ): { readonly weighed: Weighed; readonly random: Random; readonly nodes: number } {
    const random = seededRandom(seed);
    const meter = new Meter(budget ?? plan.levels[level].budget, clock);
    const game = plan.determinize(seen, level);
    const mcts = new InformationSetMcts(game, seatOf(seen), { meter, random });
    return { weighed: mcts.weigh(), random, nodes: meter.nodes };
  }
}

function chosen(
  weighed: Weighed,
  weaknesses: Weaknesses,
  temptation: (move: string) => number,
  random: Random,
): WeighedMove {
  const { moves } = weighed;
  const seeming = moves.map((move) => ({ ...move, value: move.value + temptation(move.key) }));
  const isTempted = seeming.some(({ value }, index) => value !== moves[index]?.value);
  if (isTempted || !isFlawless(weaknesses)) return bestInTheEyesOf(weaknesses, seeming, random);
  if (!weighed.isSecret) return preferred(moves);
  const serious = withoutWhims(moves);
  return must(
    serious[
      draw(
        serious.map(({ share }) => share),
        random,
      )
    ],
    'a move',
  );
}

/** The most tried of all. */
export function preferred(moves: readonly WeighedMove[]): WeighedMove {
  return moves.reduce((best, move) => (move.share > best.share ? move : best));
}

/** What is hardly ever planned is left from the first plans, when nothing was known yet. */
function withoutWhims(moves: readonly WeighedMove[]): readonly WeighedMove[] {
  const most = preferred(moves).share;
  const serious = moves.filter(({ share }) => share >= most / 10);
  const total = serious.reduce((sum, { share }) => sum + share, 0);
  return serious.map((move) => ({ ...move, share: move.share / total }));
}

function seatOf({ viewer, seats }: Seen<unknown, unknown>): Seat {
  if (!isSeat(viewer, seats)) throw new Error(`a bot plays a seat, not ${viewer}`);
  return viewer;
}
