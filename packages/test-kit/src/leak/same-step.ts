import {
  type Actor,
  type AnyGame,
  type Entry,
  must,
  type Playthrough,
  type Step,
  type Viewer,
} from '@kast/kernel';
import { tryEntry } from '../random-play.ts';
import { askedIn, difference, leak, type LeakFault, type LeakScene } from './scene.ts';
import { isSame, shownBy, type Sight, sightOf, viewOf } from './sight-of.ts';
import { sightFaults } from './worlds.ts';

/**
 * The next entry, in the real match and in an imagined one. To a viewer whom it is said to reveal nothing
 * the two stay the same. What it reveals to one viewer and not to everybody stays in its view.
 */
export function* sameStepFaults(
  scene: LeakScene,
  { after, sight }: { readonly after: Playthrough; readonly sight: Sight },
  world: Playthrough,
): Generator<LeakFault> {
  const { game, viewer } = scene;
  const { entry, step } = must(after.plies.at(-1), 'the entry');
  const made = must(step, 'a step');
  const shown = shownBy(after, scene, viewer);
  const candidates = worldsAfter(world, entry, shown.masked);
  const twin = candidates.find((candidate) => isSame(shownBy(candidate, world, viewer), shown));
  if (twin) {
    yield* sightFaults(scene, sight, sightOf(twin, viewer, askedIn(scene)));
    return;
  }
  const view = viewOf(after.match, viewer);
  const alike = candidates.find((candidate) => viewOf(candidate.match, viewer) === view);
  const other = alike ?? candidates[0];
  const detail = other ? difference(shown.rest, shownBy(other, world, viewer).rest) : 'impossible';
  if (!game.reveals(made, viewer)) {
    const code = alike ? 'events-tell' : 'reveals-unsaid';
    yield leak(scene, code, `${entry.by} ${entry.move}: ${detail}`);
  } else if (alike && !isPublic(game, made, viewer)) {
    yield leak(scene, 'events-tell', `${entry.by} ${entry.move}: ${detail}`);
  }
}

/** What everybody is shown may be gone at once, and then no view has it. */
function isPublic(game: AnyGame, step: Step<unknown, unknown>, viewer: Viewer): boolean {
  const events = JSON.stringify(game.events(step, viewer));
  return events === JSON.stringify(game.events(step, 'watcher'));
}

/** The imagined match after the same entry; after any other of that actor too, if it is masked. */
function worldsAfter(world: Playthrough, entry: Entry, masked: boolean): readonly Playthrough[] {
  const same = tryEntry(world, entry);
  const others = masked ? everyStepOf(world, entry.by as Actor) : [];
  return same ? [same, ...others] : others;
}

function everyStepOf(world: Playthrough, by: Actor): readonly Playthrough[] {
  if (by === 'chance') return [];
  const { game, state } = world.match;
  return game
    .moves(state, by)
    .flatMap((move) => tryEntry(world, { by, move: game.notation.make(state, move) }) ?? []);
}
