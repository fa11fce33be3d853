import { type Actor, append, type Entry, type Match, must } from '@kast/kernel';
import { difference, leak, type LeakFault, type LeakScene } from './scene.ts';
import { isSame, shownBy, sightOf, viewOf } from './sight-of.ts';
import { sightFaults } from './worlds.ts';

/**
 * The next entry, in the real match and in an imagined one. If it is said to reveal nothing, the two stay
 * the same to the viewer. If it does reveal something, what happens tells no more than the view does.
 */
export function* sameStepFaults(
  scene: LeakScene,
  after: Match,
  world: Match,
): Generator<LeakFault> {
  const { game, match, viewer, texts } = scene;
  const { entry, step } = must(after.plies.at(-1), 'the entry');
  const quiet = entry.by !== 'chance' && !game.reveals(must(step, 'a step'));
  const shown = shownBy(after, match, viewer);
  const candidates = worldsAfter(world, entry, shown.masked);
  const twin = candidates.find((candidate) => isSame(shownBy(candidate, world, viewer), shown));
  if (twin) {
    yield* sightFaults(scene, sightOf(after, viewer, texts), sightOf(twin, viewer, texts));
    return;
  }
  const view = viewOf(after, viewer);
  const alike = candidates.find((candidate) => viewOf(candidate, viewer) === view);
  if (alike) {
    yield leak(scene, 'events-tell', difference(shown.rest, shownBy(alike, world, viewer).rest));
  } else if (quiet) {
    const [first] = candidates;
    const detail = first
      ? difference(shown.rest, shownBy(first, world, viewer).rest)
      : 'not possible at all';
    yield leak(scene, 'reveals-unsaid', `${entry.by} ${entry.move}: ${detail}`);
  }
}

/** The imagined match after the same entry; after any other of that actor too, if it is masked. */
function worldsAfter(world: Match, entry: Entry, masked: boolean): readonly Match[] {
  const same = append(world, entry);
  const others = masked ? everyStepOf(world, entry.by as Actor) : [];
  return same.ok ? [same.value, ...others] : others;
}

function everyStepOf(world: Match, by: Actor): readonly Match[] {
  if (by === 'chance') return [];
  const { game, state } = world;
  return game.moves(state, by).flatMap((move) => {
    const next = append(world, { by, move: game.notation.make(state, move) });
    return next.ok ? [next.value] : [];
  });
}
