import { must, type Playthrough, shuffled } from '@kast/kernel';
import { tryEntry } from '../random-play.ts';
import { difference, leak, type LeakFault, type LeakScene } from './scene.ts';
import { isSame, type Shown, shownBy, viewOf } from './sight-of.ts';
import { swapped } from './swapped.ts';

const OTHERS = 10;

/**
 * The entry that was made, against others that could have been made instead.
 * Where the viewer may read neither and sees the same afterwards, it is shown the same. Where it may
 * read one, it was shown it. And a quiet secret is one of several, to all that it is kept from.
 */
export function* otherStepFaults(scene: LeakScene, after: Playthrough): Generator<LeakFault> {
  const { game, viewer } = scene;
  const { entry, step } = must(after.plies.at(-1), 'the entry');
  if (entry.by === viewer) return;
  const [view, shown] = [viewOf(after.match, viewer), shownBy(after, scene, viewer)];
  const secrets: Shown[] = [];
  for (const other of othersThan(scene, after)) {
    const otherShown = shownBy(other, scene, viewer);
    if (otherShown.masked) secrets.push(otherShown);
    if (viewOf(other.match, viewer) !== view) continue;
    const sameRest = shown.rest === otherShown.rest;
    if (shown.masked && otherShown.masked && !sameRest) {
      yield leak(scene, 'events-tell', difference(shown.rest, otherShown.rest));
      return;
    }
    if (sameRest && shown.entry !== otherShown.entry) {
      yield leak(scene, 'record-tells', difference(shown.entry, otherShown.entry));
      return;
    }
  }
  const quiet = !game.reveals(must(step, 'a step'), viewer);
  const [secret] = secrets;
  if (quiet && shown.masked && secret && !secrets.some((other) => isSame(other, shown))) {
    yield leak(scene, 'view-tells', difference(shown.rest, secret.rest));
  }
}

function othersThan(scene: LeakScene, after: Playthrough): readonly Playthrough[] {
  const { game, match, random } = scene;
  const { entry, step } = must(after.plies.at(-1), 'the entry');
  const { by, move } = must(step, 'a step');
  const others =
    by === 'chance'
      ? Array.from({ length: OTHERS }, () => swapped(move, random))
      : shuffled(random, game.moves(match.state, by)).slice(0, OTHERS);
  return others.flatMap((other) => {
    if (game.check(match.state, by, other)) return [];
    const text = game.notation.make(match.state, other);
    if (text === entry.move) return [];
    return tryEntry(scene, { by, move: text }) ?? [];
  });
}
