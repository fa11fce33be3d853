import {
  beliefsFrom,
  type Bot,
  type Budget,
  chooseAlone,
  type JointSearch,
  type MoveEstimate,
  type Strength,
  type ThinkRequest,
} from '@kast/bots';
import { must, type Random, seededRandom, type Seat, type Seen, unreachable } from '@kast/kernel';
import type { DrunterOptions } from '../info.ts';
import { type DrunterMemory, type DrunterView, game } from '../rules/index.ts';
import { chooseAnswer } from './answering.ts';
import { chancesNow } from './chances.ts';
import { coloursUnder } from './hidden.ts';
import { imagineWorlds } from './imagine-worlds.ts';
import { type DrunterWeaknesses, LEVELS } from './levels.ts';
import { imagineColours, recollect } from './memory.ts';
import { type Decided, decideAtOnce, decideTurn, searchTurn } from './moving.ts';
import { chooseCircle } from './placing.ts';
import { relied } from './reliance.ts';
import type { Weighed } from './weigh-steps.ts';
import { weighTurn } from './weigh-turn.ts';
import type { World } from './world.ts';

/** The worlds that it imagines are shared out; whatever is not weighed in them is decided by habit. */
const joint: JointSearch<DrunterView, DrunterMemory> = {
  search(seen, request, share) {
    const turn = caseOf(seen, request);
    const found = isWeighed(turn) ? searchTurn(turn, share) : [];
    return found.length > 0 ? found : undefined;
  },

  conclude(seen, request, findings: readonly (readonly Weighed[])[]) {
    const considered = caseOf(seen, request);
    const { move, nodes, chances } = decide(considered, findings.flat());
    const text = game.notation.make(game.imagine(seen, seededRandom(request.seed)), move);
    return { move: text, estimate: chances ?? atAGlance(considered), nodes, line: [text] };
  },
};

export const bot: Bot<DrunterView, DrunterMemory> = {
  choose: (seen, request) => chooseAlone(joint, seen, request),
  joint,

  /** Where to lay a stone, and what to answer, it decides by habit. */
  weigh(seen, request): readonly MoveEstimate[] {
    if (seen.view.phase !== 'moving') return [];
    const turn = caseOf(seen, request);
    const state = game.imagine(seen, seededRandom(request.seed));
    return weighTurn(turn).map(({ move, chance }) => ({
      move: game.notation.make(state, move),
      chance,
    }));
  },

  believe(seen, { level, seed, worlds }) {
    const { stacks } = seen.view;
    const mind = recollect(seen, LEVELS[level].remembers);
    return beliefsFrom(
      (random) => coloursUnder(stacks, imagineColours(mind, random)),
      worlds,
      seededRandom(seed),
    );
  },
};

interface Case {
  readonly seen: Seen<DrunterView, DrunterMemory>;
  readonly request: ThinkRequest;
  readonly seat: Seat;
  readonly strength: Strength<DrunterWeaknesses>;
  readonly isAdvice: boolean;
  readonly budget: Budget;
  readonly clock: () => number;
  readonly mind: ReturnType<typeof recollect>;
  readonly worlds: readonly World[];
  readonly random: Random;
}

function caseOf(seen: Seen<DrunterView, DrunterMemory>, request: ThinkRequest): Case {
  const strength = LEVELS[request.level];
  const random = seededRandom(request.seed);
  const mind = recollect(seen, LEVELS[request.recallsAs ?? request.level].remembers);
  const worlds = imagineWorlds(seen, mind, strength.worlds, random);
  const { budget = strength.budget, clock } = request;
  return {
    seen,
    request,
    seat: seen.viewer as Seat,
    strength,
    isAdvice: request.recallsAs !== undefined,
    budget,
    clock,
    mind,
    worlds,
    random,
  };
}

/** Each seat's chance where nothing was weighed. */
function atAGlance({ seen, worlds }: Case): readonly number[] {
  const { phase } = seen.view;
  return relied(chancesNow(worlds), seen.options as DrunterOptions, phase === 'placing');
}

function isWeighed(turn: Case): boolean {
  return turn.seen.view.phase === 'moving' && decideAtOnce(turn) === undefined;
}

function decide(considered: Case, found: readonly Weighed[]): Decided {
  const { seen, request, seat, strength, mind, random } = considered;
  const { view } = seen;
  switch (view.phase) {
    case 'placing': {
      const colours = imagineColours(mind, random);
      const misjudges = strength.misplaces;
      const placing = { view, seat, colours, misjudges, random };
      const at = chooseCircle(circlesToTake(seen, request.seed), placing);
      return { move: { kind: 'place', at }, nodes: 1 };
    }
    case 'answering': {
      const attack = must(view.attack, 'an attack to answer');
      const { falseClaim } = seen.options as DrunterOptions;
      const { claimsAt } = strength;
      // A level may forget it; advice that was wrong a moment ago is not given again.
      const refuted = seen.memory?.traces[attack.to]?.refuted ?? [];
      const isRefuted = considered.isAdvice && refuted.includes(seat);
      const kind = chooseAnswer({ attack, mind, falseClaim, isRefuted, claimsAt, random });
      return { move: { kind }, nodes: 1 };
    }
    case 'moving':
      return decideAtOnce(considered) ?? decideTurn(considered, found);
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
