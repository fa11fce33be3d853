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
import type { Bot, Budget, Choice, MoveEstimate, ThinkRequest } from '../bot.ts';
import { bestInTheEyesOf, isFlawless, type Lapses } from '../lapses.ts';
import type { Level } from '../level.ts';
import { Meter } from '../meter.ts';
import { determinizedGame, type DeterminizedParts } from './determinized-game.ts';
import { InformationSetMcts, type Weighed, type WeighedMove } from './information-set-mcts.ts';
import { draw } from './regret-matching.ts';

/** How a player searches, and how it errs: `misjudges` is in reward, from 0 to 1. */
export interface InformationSetTemper extends Lapses {
  readonly budget: Budget;
}

export interface InformationSetPlan<State, Move, View, Event, Memory> {
  readonly game: Game<State, Move, View, Event, Memory>;
  readonly levels: Readonly<Record<Level, InformationSetTemper>>;
  /** What the game does faster or wiser than its rules do, given what the seat has seen. */
  readonly parts?: (seen: Seen<View, Memory>, level: Level) => DeterminizedParts<State, Move>;
  /** Playouts are broken off after so many steps, if there is an estimate. */
  readonly horizon?: number;
  /** Every thing of a state that may be hidden from somebody. */
  readonly hidden?: (state: State) => readonly HiddenThing[];
}

/** A bot for any game of the contract, whatever it hides and however many play. */
export function informationSetBot<State, Move, View, Event, Memory>(
  plan: InformationSetPlan<State, Move, View, Event, Memory>,
): Bot<View, Memory> {
  const { hidden } = plan;
  return {
    ...(hidden && {
      believe(seen, { level, seed, worlds }) {
        const game = determinizedGame(plan.game, seen, plan.parts?.(seen, level));
        return beliefsFrom((random) => hidden(game.imagine(random)), worlds, seededRandom(seed));
      },
    }),
    choose(seen, request): Choice {
      const { weighed, random, nodes } = search(seen, request);
      const { key } = chosen(weighed, plan.levels[request.level], random);
      return { move: key, estimate: weighed.chances, nodes, line: [key] };
    },

    weigh(seen, request): readonly MoveEstimate[] {
      return search(seen, request)
        .weighed.moves.toSorted((one, other) => other.value - one.value)
        .map(({ key, chance }) => ({ move: key, chance }));
    },
  };

  function search(
    seen: Seen<View, Memory>,
    { level, seed, budget, clock }: ThinkRequest,
  ): { readonly weighed: Weighed; readonly random: Random; readonly nodes: number } {
    const random = seededRandom(seed);
    const meter = new Meter(budget ?? plan.levels[level].budget, clock);
    const game = determinizedGame(plan.game, seen, plan.parts?.(seen, level));
    const horizon = plan.horizon ?? Number.POSITIVE_INFINITY;
    const mcts = new InformationSetMcts(game, seatOf(seen), { meter, random, horizon });
    return { weighed: mcts.weigh(), random, nodes: meter.nodes };
  }
}

function chosen(weighed: Weighed, temper: InformationSetTemper, random: Random): WeighedMove {
  const { moves } = weighed;
  if (!isFlawless(temper)) return bestInTheEyesOf(temper, moves, random);
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

function preferred(moves: readonly WeighedMove[]): WeighedMove {
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
