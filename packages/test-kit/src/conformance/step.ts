import { isDeepStrictEqual } from 'node:util';
import { append, must, type Playthrough, type Step, whyNoTakeBack } from '@kast/kernel';
import { isPlainJson, throughJson } from '../plain-json.ts';
import { memoryFaults } from './memory.ts';
import { legalMoveFaults } from './moves.ts';
import { readingFaults } from './reading.ts';
import { type ConformanceFault, fault, type Scene, viewersOf } from './scene.ts';

/** The step that leads from the scene's match to `after` keeps what the contract promises of it. */
export function* stepFaults(scene: Scene, after: Playthrough): Generator<ConformanceFault> {
  const { entry, step } = must(after.plies.at(-1), 'the step');
  const { before, by, move } = must(step, `a step of the game in ${entry.move}`);
  yield* legalMoveFaults(scene, by, move);
  yield* applyFaults(scene, { before, by, move, after: after.match.state });
  for (const viewer of viewersOf(after.match)) {
    const made = { before, by, move, after: after.match.state };
    const events = scene.game.events(made, viewer);
    if (!isDeepStrictEqual(scene.game.events(made, viewer), events)) {
      yield fault(scene, 'not-deterministic', `other events for ${viewer} the second time`);
    }
    if (!isPlainJson(events)) {
      yield fault(scene, 'not-plain-json', `events for ${viewer}: ${JSON.stringify(events)}`);
    }
  }
  yield* takeBackFaults(scene, after);
  yield* memoryFaults(scene, after);
  yield* readingFaults(scene, after);
}

function* applyFaults(
  scene: Scene,
  { before, by, move, after }: Step<unknown, unknown>,
): Generator<ConformanceFault> {
  const { game } = scene;
  const text = game.notation.make(before, move);
  const again = game.apply(before, by, move);
  if (!isDeepStrictEqual(again, after)) {
    yield fault(scene, 'not-deterministic', `${text} gives another state the second time`);
  }
  const read = game.apply(throughJson(before), by, throughJson(move));
  if (!isDeepStrictEqual(read, after)) {
    yield fault(scene, 'json-plays-differently', `${text} gives another state after reading back`);
  }
}

/** T6 */
function* takeBackFaults(scene: Scene, after: Playthrough): Generator<ConformanceFault> {
  const { by } = must(after.plies.at(-1), 'the step').entry;
  if (typeof by !== 'number' || whyNoTakeBack(after.match, by)) return;
  const undone = append(after.match, { by, move: 'undo' });
  if (!undone.ok || !isDeepStrictEqual(undone.value.match.state, scene.match.state)) {
    yield fault(scene, 'take-back-not-exact', 'another state');
  }
}
