import {
  type AnyGame,
  type Match,
  outcomeOf,
  type Playthrough,
  seatsOf,
  seededRandom,
  type Random,
  type Viewer,
} from '@kast/kernel';
import { foreignTexts } from '../foreign-texts.ts';
import { appendOrThrow, nextEntry, startTrial } from '../random-play.ts';
import type { Trial } from '../trial.ts';
import { otherHistoryFaults } from './other-history.ts';
import { otherStepFaults } from './other-step.ts';
import { sameStepFaults } from './same-step.ts';
import { askedIn, leak, type LeakFault, type LeakScene } from './scene.ts';
import { sightOf } from './sight-of.ts';
import { playabilityFaults, worldFaults, worldsOf } from './worlds.ts';

const MOST_FAULTS = 3;
const FOREIGN_TEXTS = 12;

/**
 * Plays one match without a plan; at one ply in `stride`, later in a long match fewer, each viewer
 * imagines what it may not know. Nothing that reaches it may tell the real match from the imagined ones.
 */
export function leakFaults(
  game: AnyGame,
  trial: Trial,
  { stride }: { readonly stride: number },
): readonly LeakFault[] {
  const faults: LeakFault[] = [];
  const random = seededRandom(`leak ${trial.seed}`);
  let now = startTrial(game, trial);
  let before = now;
  let scene: LeakScene = { ...now, game, viewer: 'watcher', random, texts: [] };
  try {
    for (;;) {
      const { match } = now;
      const entry = nextEntry(match, trial.seed, random);
      if (!entry) return [...faults, ...otherHistoryFaults({ ...scene, ...before })];
      const after = appendOrThrow(now, entry);
      const looks = random.below(Math.ceil(stride * (1 + match.ply / 30))) === 0;
      for (const viewer of looks ? viewersOf(match) : []) {
        scene = { ...now, game, viewer, random, texts: textsFor(now, random) };
        faults.push(...sceneFaults(scene, after));
        if (faults.length >= MOST_FAULTS) return faults;
      }
      before = now;
      now = after;
    }
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [...faults, leak(scene, 'throws', detail)];
  }
}

/** Is there anything in this trial that some viewer may not know? */
export function hidesSomething(game: AnyGame, trial: Trial): boolean {
  const random = seededRandom(`hides ${trial.seed}`);
  let now = startTrial(game, trial);
  for (;;) {
    const entry = nextEntry(now.match, trial.seed, random);
    if (!entry) return false;
    const real = JSON.stringify(now.match.state);
    const unknown = viewersOf(now.match).some((viewer) =>
      worldsOf({ ...now, game, viewer, random, texts: [] }).some(
        ({ match }) => JSON.stringify(match.state) !== real,
      ),
    );
    if (unknown) return true;
    now = appendOrThrow(now, entry);
  }
}

function* sceneFaults(scene: LeakScene, after: Playthrough): Generator<LeakFault> {
  const ends = outcomeOf(after.match) !== undefined;
  const asked = askedIn(scene);
  const sight = sightOf(scene, scene.viewer, asked);
  const real = { after, sight: sightOf(after, scene.viewer, asked) };
  for (const world of worldsOf(scene)) {
    yield* worldFaults(scene, sight, world);
    yield* playabilityFaults(scene, world);
    // The end shows everything, so that nothing has to be alike any more.
    if (!ends) yield* sameStepFaults(scene, real, world);
  }
  if (!ends) yield* otherStepFaults(scene, after);
}

function viewersOf(match: Match): readonly Viewer[] {
  return [...seatsOf(match.setup.seats), 'watcher'];
}

/** Others' secret moves too: a refusal must not tell who holds what. */
function textsFor({ match, plies }: Playthrough, random: Random): readonly string[] {
  const { game, state } = match;
  const legal = seatsOf(match.setup.seats).flatMap((seat) => game.moves(state, seat).slice(0, 6));
  const known = legal.map((move) => game.notation.make(state, move));
  const played = plies.slice(-10).map(({ entry }) => entry.move);
  return [...known, ...foreignTexts([...known, ...played], random, FOREIGN_TEXTS)];
}
