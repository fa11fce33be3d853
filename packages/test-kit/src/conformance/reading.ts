import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  logFor,
  MASKED,
  must,
  outcomeOf,
  type Playthrough,
  type Secrecy,
} from '@kast/kernel';
import { throughJson } from '../plain-json.ts';
import { type ConformanceFault, fault, type Scene, viewersOf } from './scene.ts';

/**
 * Who may read an entry, and from when on, is settled by the entry alone; what was disclosed stays so, and
 * after the end all is open.
 */
export function* readingFaults(scene: Scene, after: Playthrough): Generator<ConformanceFault> {
  const { game } = scene;
  const { entry, step } = must(after.plies.at(-1), 'the entry');
  const made = must(step, 'a step of the game');
  for (const viewer of viewersOf(after.match)) {
    const secrecy = game.secrecy(made, viewer);
    if (!isSecrecy(game, secrecy)) {
      yield fault(scene, 'bad-secrecy', `${JSON.stringify(secrecy)} for ${viewer}`);
    }
    if (!isDeepStrictEqual(game.secrecy(throughJson(made), viewer), secrecy)) {
      yield fault(scene, 'not-deterministic', `the secrecy of ${entry.move} for ${viewer}`);
    }
    // In a game of memory even an own entry may have to be remembered.
    const isOwn = viewer === entry.by && !game.recall;
    if ((isOwn || viewer === 'open') && secrecy !== 'none') {
      yield fault(scene, 'bad-secrecy', `${viewer} may not read its own ${entry.move}`);
    }
  }
  yield* disclosureFaults(scene, after);
}

function isSecrecy(game: AnyGame, secrecy: Secrecy): boolean {
  if (secrecy === 'none' || secrecy === 'until-end') return true;
  return typeof secrecy.until === 'string' && game.isDisclosed !== undefined;
}

function* disclosureFaults(scene: Scene, after: Playthrough): Generator<ConformanceFault> {
  const { game, match, plies } = scene;
  if (outcomeOf(after.match)) {
    const closed = logFor(after, after.plies, 'watcher').findIndex(({ move }) => move === MASKED);
    if (closed >= 0) yield fault(scene, 'forgets-what-was-read', `entry ${closed} after the end`);
    return;
  }
  const waitedFor = plies.flatMap(({ step }) => {
    const secrecy = step && game.secrecy(step, 'watcher');
    return typeof secrecy === 'object' ? [secrecy.until] : [];
  });
  for (const until of new Set(waitedFor)) {
    const wasOpen = game.isDisclosed?.(until, match.state) ?? false;
    if (wasOpen && !game.isDisclosed?.(until, after.match.state)) {
      yield fault(scene, 'forgets-what-was-read', `what waited for "${until}" is closed again`);
    }
  }
}
