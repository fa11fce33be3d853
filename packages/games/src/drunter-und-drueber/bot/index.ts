import {
  beliefsFrom,
  type Bot,
  type Choice,
  type MoveEstimate,
  type ThinkRequest,
} from '@kast/bots';
import { must, seededRandom, type Seat, type Seen, unreachable } from '@kast/kernel';
import type { DrunterOptions } from '../info.ts';
import { type DrunterMemory, type DrunterMove, type DrunterView, game } from '../rules/index.ts';
import { chooseAnswer } from './answering.ts';
import { chances } from './chances.ts';
import { coloursUnder } from './hidden.ts';
import { LEVELS } from './levels.ts';
import { recollect } from './memory.ts';
import { chooseTurn } from './moving.ts';
import { weighTurn } from './weighing.ts';
import { chooseCircle } from './placing.ts';
import { raceBoard, RacePosition } from './race-position.ts';

export const bot: Bot<DrunterView, DrunterMemory> = {
  choose(seen, request): Choice {
    const considered = caseOf(seen, request);
    const { move, nodes, isWon } = decide(considered);
    const text = game.notation.make(game.imagine(seen, seededRandom(request.seed)), move);
    const estimate = chances(considered.position, isWon ? considered.seat : undefined);
    return { move: text, estimate, nodes, line: [text] };
  },

  /** Where to lay a stone, and what to answer, it decides by habit. */
  weigh(seen, request): readonly MoveEstimate[] {
    if (seen.view.phase !== 'moving') return [];
    const { position } = caseOf(seen, request);
    const { budget = LEVELS[request.level].budget, clock, seed } = request;
    const state = game.imagine(seen, seededRandom(seed));
    return weighTurn(position, { budget, clock, random: seededRandom(seed) }).map(
      ({ move, chance }) => ({ move: game.notation.make(state, move), chance }),
    );
  },

  believe(seen, { level, seed, worlds }) {
    const { stacks } = seen.view;
    const remembers = LEVELS[level].remembers;
    return beliefsFrom(
      (random) => coloursUnder(stacks, recollect(seen, remembers, random).colours),
      worlds,
      seededRandom(seed),
    );
  },
};

interface Case {
  readonly seen: Seen<DrunterView, DrunterMemory>;
  readonly request: ThinkRequest;
  readonly seat: Seat;
  readonly options: DrunterOptions;
  readonly mind: ReturnType<typeof recollect>;
  readonly position: RacePosition;
}

function caseOf(seen: Seen<DrunterView, DrunterMemory>, request: ThinkRequest): Case {
  const seat = seen.viewer as Seat;
  const options = seen.options as DrunterOptions;
  const mind = recollect(seen, LEVELS[request.level].remembers);
  const position = new RacePosition(raceBoard(mind.colours, seen.seats, options.block));
  position.set(seen.view);
  return { seen, request, seat, options, mind, position };
}

interface Decided {
  readonly move: DrunterMove;
  readonly nodes: number;
  readonly isWon: boolean;
}

function decide({ seen, request, seat, options, mind, position }: Case): Decided {
  const { view } = seen;
  const temper = LEVELS[request.level];
  const random = seededRandom(request.seed);
  switch (view.phase) {
    case 'placing': {
      const { misjudges } = temper;
      const placing = { view, seat, colours: mind.colours, misjudges, random };
      const at = chooseCircle(circlesToTake(seen, request.seed), placing);
      return { move: { kind: 'place', at }, nodes: 1, isWon: false };
    }
    case 'answering': {
      const attack = must(view.attack, 'an attack to answer');
      const { falseClaim } = options;
      const kind = chooseAnswer({ attack, mind, falseClaim, dares: temper.dares, random });
      return { move: { kind }, nodes: 1, isWon: false };
    }
    case 'moving': {
      const { clock, budget = temper.budget } = request;
      return chooseTurn({ view, position, mind, temper, budget, clock, random });
    }
    case 'layout':
    case 'first':
    case 'over':
      throw new Error(`nothing to decide while ${view.phase}`);
    default:
      return unreachable(view.phase);
  }
}

/** The rules say which: while placing all that they ask about lies open. */
function circlesToTake(seen: Seen<DrunterView, DrunterMemory>, seed: string): readonly number[] {
  const state = game.imagine(seen, seededRandom(seed));
  return game
    .moves(state, seen.viewer as Seat)
    .flatMap((move) => (move.kind === 'place' ? [move.at] : []));
}
