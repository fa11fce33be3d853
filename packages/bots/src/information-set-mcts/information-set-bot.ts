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
import type { Bot, JointSearch, MoveEstimate, Share, ThinkRequest } from '../bot.ts';
import { ALONE, chooseAlone } from '../joint-search.ts';
import type { Level } from '../level.ts';
import { Meter } from '../meter.ts';
import type { Strengths } from '../strength.ts';
import { bestInTheEyesOf, isFlawless, type Weaknesses } from '../weaknesses.ts';
import {
  type DeterminizedGame,
  determinizedGame,
  type DeterminizedParts,
} from './determinized-game.ts';
import { InformationSetMcts } from './information-set-mcts.ts';
import { draw } from './regret-matching.ts';
import { type RootSums, type Weighed, weighedFrom, type WeighedMove } from './root-sums.ts';

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
  /** What of it a choice may go by; all of it where this is left out. */
  readonly knownTo?: (seen: Seen<View, Memory>, request: ThinkRequest) => Seen<View, Memory>;
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

  /** Each worker imagines other worlds; what they have found is added up. */
  const joint: JointSearch<View, Memory> = {
    search,
    conclude(seen, request, findings: readonly RootFinding[]) {
      const weighed = weighedFrom(findings);
      const random = seededRandom(findings.map(({ lot }) => lot).join());
      const { key } = plan.decide(weighed, known(seen, request), request.level, random);
      const nodes = findings.reduce((sum, finding) => sum + finding.nodes, 0);
      return { move: key, estimate: weighed.chances, nodes, line: [key] };
    },
  };

  return {
    ...(hidden && {
      believe(seen, { level, seed, worlds }) {
        return beliefsFrom(hidden(seen, level), worlds, seededRandom(seed));
      },
    }),
    choose: (seen, request) => chooseAlone(joint, seen, request),
    joint,

    /** In the order of `preferred`: what was seldom tried may seem better by luck. */
    weigh(seen, request): readonly MoveEstimate[] {
      return weighedFrom([search(seen, request, ALONE)])
        .moves.toSorted((one, other) => other.share - one.share)
        .map(({ key, chance }) => ({ move: key, chance }));
    },
  };

  function search(seen: Seen<View, Memory>, request: ThinkRequest, { worker }: Share): RootFinding {
    const { level, seed, budget, clock } = request;
    const random = seededRandom(worker === 0 ? seed : `${seed}:${worker}`);
    const meter = new Meter(budget ?? plan.levels[level].budget, clock);
    const game = plan.determinize(known(seen, request), level);
    const sums = new InformationSetMcts(game, seatOf(seen), { meter, random }).search();
    return { ...sums, lot: random.below(2 ** 32) };
  }

  function known(seen: Seen<View, Memory>, request: ThinkRequest): Seen<View, Memory> {
    return plan.knownTo?.(seen, request) ?? seen;
  }
}

interface RootFinding extends RootSums {
  /** What follows its last draw: by lot is decided what the search leaves open. */
  readonly lot: number;
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
