import {
  type AnyGame,
  type Playthrough,
  type Random,
  type RuleId,
  type Seed,
  seatsOf,
  seededRandom,
} from '@kast/kernel';
import { deepFreeze } from '../plain-json.ts';
import { appendOrThrow, nextEntry, startTrial } from '../random-play.ts';
import type { Trial } from '../trial.ts';
import { drawFaults } from './draws.ts';
import { moveFaults } from './moves.ts';
import { replayFaults } from './replay.ts';
import { type ConformanceFault, fault, type Scene } from './scene.ts';
import { positionFaults } from './shown.ts';
import { stepFaults } from './step.ts';
import { tamperingFaults } from './tampering.ts';
import { turnFaults } from './turn.ts';

/** A thousand ways to be wrong end the trial at the first. */
const MOST_FAULTS = 3;

const OPENING = 60;
const LATER = 8;

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
  const start = startTrial(game, trial);
  let scene: Scene = { ...start, game, rules, random, moves: [], known: [] };
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
  const { game, random } = start;
  const longest = game.longest(start.match.setup.options, trial.seats);
  const known = new Set<string>();
  let now: Playthrough = { match: start.match, projections: start.projections, plies: [] };
  for (;;) {
    const { match } = now;
    deepFreeze(match.state);
    const thorough = isLookedAt(match.ply, random);
    const scene = thorough ? sceneOf(start, now, known) : { ...start, ...now };
    look(scene);
    if (thorough) yield* momentFaults(scene, trial.seed);
    const entry = nextEntry(match, trial.seed, random);
    if (!entry || match.ply === OPENING) yield* replayFaults(scene, trial.seed);
    if (!entry) return;
    if (match.ply >= longest) {
      yield fault(scene, 'too-long', `not over after ${longest} entries`);
      return;
    }
    if (thorough && entry.by === 'chance') yield* tamperingFaults(scene, entry, trial.seed);
    const after = appendOrThrow(now, entry);
    if (thorough) yield* stepFaults(scene, after);
    now = after;
  }
}

function* momentFaults(scene: Scene, seed: Seed): Generator<ConformanceFault> {
  yield* positionFaults(scene);
  yield* turnFaults(scene);
  yield* drawFaults(scene, seed);
  yield* moveFaults(scene);
}

/** Every ply of the opening; of a long match after it fewer and fewer. */
function isLookedAt(ply: number, random: Random): boolean {
  return ply < OPENING || random.below(Math.ceil(ply / LATER)) === 0;
}

function sceneOf(start: Scene, now: Playthrough, known: Set<string>): Scene {
  const { match } = now;
  const moves = seatsOf(match.setup.seats).map((seat) =>
    deepFreeze(match.game.moves(match.state, seat)),
  );
  noteTexts(now, moves, known);
  return { ...start, ...now, moves, known: [...known] };
}

/** A few of each ply are enough, and keep the checks that draw from them quick. */
function noteTexts(now: Playthrough, moves: Scene['moves'], known: Set<string>): void {
  const { game, state } = now.match;
  const last = now.plies.at(-1);
  if (last) known.add(last.entry.move);
  for (const legal of moves) {
    for (const move of [legal[0], legal[legal.length >> 1], legal.at(-1)]) {
      if (move !== undefined) known.add(game.notation.make(state, move));
    }
  }
}
