import type * as Rapier from '@dimforge/rapier2d-deterministic-compat';
import type { Scene } from './scene.ts';

/** What the pancake touches; the table if it touches both. */
export type Touch = 'pan' | 'table' | null;

/** Nearer than this is touching: the engine leaves a hair's breadth between bodies at rest. */
const NEAR = 0.02;

export function touchOf(scene: Scene): Touch {
  if (touches(scene, scene.table)) return 'table';
  return scene.panParts.some((part) => touches(scene, part)) ? 'pan' : null;
}

function touches({ world, pancakeBody }: Scene, other: Rapier.Collider): boolean {
  let near = false;
  world.contactPair(pancakeBody, other, (manifold) => {
    for (let contact = 0; contact < manifold.numContacts(); contact++) {
      near ||= manifold.contactDist(contact) < NEAR;
    }
  });
  return near;
}
