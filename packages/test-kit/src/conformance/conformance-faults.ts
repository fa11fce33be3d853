import { type AnyGame, type Match, type RuleId, seatsOf, seededRandom } from '@kast/kernel';
import { deepFreeze } from '../plain-json.ts';
import { appendOrThrow, nextEntry, startTrial } from '../random-play.ts';
import type { Trial } from '../trial.ts';
import { drawFaults } from './draws.ts';
import { moveFaults } from './moves.ts';
import { replayFaults } from './replay.ts';
import { type ConformanceFault, fault, type Scene } from './scene.ts';
import { positionFaults, readingFaults } from './shown.ts';
import { stepFaults } from './step.ts';
import { tamperingFaults } from './tampering.ts';
import { turnFaults } from './turn.ts';

/** A thousand ways to be wrong end the trial at the first. */
const MOST_FAULTS = 3;

/** What a write to something frozen says. */
const WRITING = /read only|not extensible|object that is not|Cannot delete/;

/** Plays one match without a plan and watches the game keep its contract at every ply. */
export function conformanceFaults(
  game: AnyGame,
  trial: Trial,
  rules: ReadonlySet<RuleId>,
): readonly ConformanceFault[] {
  const faults: ConformanceFault[] = [];
  const random = seededRandom(trial.seed);
  const match = startTrial(game, trial);
  let scene: Scene = { game, match, rules, random, moves: [], known: [] };
  const look = (now: Scene): void => {
    scene = now;
  };
  try {
    for (const found of trialFaults(scene, trial, look)) {
      faults.push(found);
      if (faults.length === MOST_FAULTS) break;
    }
  } catch (error) {
    const wrote = error instanceof TypeError && WRITING.test(error.message);
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    faults.push(fault(scene, wrote ? 'changes-its-input' : 'throws', detail));
  }
  return faults;
}

function* trialFaults(
  start: Scene,
  trial: Trial,
  look: (scene: Scene) => void,
): Generator<ConformanceFault> {
  const { game, rules, random } = start;
  const longest = game.longest(start.match.setup.options, trial.seats);
  const known = new Set<string>();
  let { match } = start;
  while (true) {
    deepFreeze(match.state);
    const moves = seatsOf(trial.seats).map((seat) => deepFreeze(game.moves(match.state, seat)));
    noteTexts(match, moves, known);
    const scene = { game, match, rules, random, moves, known: [...known] };
    look(scene);
    yield* positionFaults(scene);
    yield* turnFaults(scene);
    yield* drawFaults(scene, trial.seed);
    yield* moveFaults(scene);
    const entry = nextEntry(match, trial.seed, random);
    if (entry?.by === 'chance') yield* tamperingFaults(scene, entry, trial.seed);
    if (!entry || match.plies.length === Math.floor(longest / 2)) {
      yield* replayFaults(scene, trial.seed);
    }
    if (!entry) return;
    if (match.plies.length >= longest) {
      yield fault(scene, 'too-long', `not over after ${longest} entries`);
      return;
    }
    const after = appendOrThrow(match, entry);
    yield* stepFaults(scene, after);
    yield* readingFaults(scene, after);
    match = after;
  }
}

/** A few of each ply are enough, and keep the checks that draw from them quick. */
function noteTexts(match: Match, moves: Scene['moves'], known: Set<string>): void {
  const { game, state } = match;
  const last = match.plies.at(-1);
  if (last) known.add(last.entry.move);
  for (const legal of moves) {
    for (const move of [legal[0], legal[legal.length >> 1], legal.at(-1)]) {
      if (move !== undefined) known.add(game.notation.make(state, move));
    }
  }
}
