import { isDeepStrictEqual } from 'node:util';
import { logFor, MASKED } from '@kast/kernel';
import { isPlainJson, throughJson } from '../plain-json.ts';
import { type ConformanceFault, fault, type Scene, viewersOf } from './scene.ts';

/** State and views are plain JSON, and a state that was written and read plays on just the same. */
export function* positionFaults(scene: Scene): Generator<ConformanceFault> {
  const { game, match } = scene;
  const { state } = match;
  if (!isPlainJson(state)) {
    yield fault(scene, 'not-plain-json', `the state ${JSON.stringify(state)}`);
    return;
  }
  const read = throughJson(state);
  if (!isDeepStrictEqual(game.turn(read), game.turn(state))) {
    yield fault(scene, 'json-plays-differently', 'another turn after reading the state back');
  }
  for (const viewer of viewersOf(match)) {
    const view = game.view(state, viewer);
    if (!isPlainJson(view)) {
      yield fault(scene, 'not-plain-json', `the view of ${viewer}: ${JSON.stringify(view)}`);
    }
    if (JSON.stringify(game.view(read, viewer)) !== JSON.stringify(view)) {
      yield fault(scene, 'json-plays-differently', `another view of ${viewer}`);
    }
    if (!game.info.traits.hidden && viewer !== 'open') yield* opennessFaults(scene, view);
  }
}

function* opennessFaults(scene: Scene, view: unknown): Generator<ConformanceFault> {
  const { game, match } = scene;
  if (JSON.stringify(game.view(match.state, 'open')) !== JSON.stringify(view)) {
    yield fault(scene, 'trait-not-told', 'a viewer sees less than all: hidden');
  }
  if (logFor(scene, scene.plies, 'watcher').some(({ move }) => move === MASKED)) {
    yield fault(scene, 'trait-not-told', 'an entry is masked: hidden');
  }
}
