import { isDeepStrictEqual } from 'node:util';
import { must, type Playthrough, projectionOf } from '@kast/kernel';
import { deepFreeze, isPlainJson, throughJson } from '../plain-json.ts';
import { MOST_MEMORY } from '../hosting/size.ts';
import { type ConformanceFault, fault, type Scene } from './scene.ts';

/** What a viewer remembers is plain, bounded, and depends on nothing but what it was shown. */
export function* memoryFaults(scene: Scene, after: Playthrough): Generator<ConformanceFault> {
  const { game, match, projections } = scene;
  const step = must(after.plies.at(-1)?.step, 'a step of the game');
  if (!game.remember) return;
  for (const viewer of projections.keys()) {
    const before = deepFreeze(projectionOf(scene, viewer).memory);
    const events = deepFreeze(game.events(step, viewer));
    const { seats, options } = match.setup;
    const at = { viewer, seats, options, ply: match.ply };
    const memory = game.remember(before, events, at);
    const text = JSON.stringify(memory) ?? 'undefined';
    if (!isPlainJson(memory)) yield fault(scene, 'not-plain-json', `memory of ${viewer}: ${text}`);
    if (text.length > MOST_MEMORY) {
      yield fault(scene, 'memory-too-large', `${text.length} characters for ${viewer}`);
    }
    const read = before === undefined ? undefined : throughJson(before);
    if (!isDeepStrictEqual(game.remember(read, throughJson(events), at), memory)) {
      yield fault(scene, 'not-deterministic', `${viewer} remembers something else: ${text}`);
    }
  }
}
