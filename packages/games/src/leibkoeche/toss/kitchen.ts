import type { Pan } from '../rules/index.ts';
import { Throw } from './throw.ts';

/** LK8.1: where tosses are made. */
export interface Kitchen {
  begin(pan: Pan): Throw;
}

let opened: Promise<Kitchen> | undefined;

/** Loads the physics engine, once; in a browser a script and its WebAssembly, fetched only when a toss is near. */
export function openKitchen(): Promise<Kitchen> {
  opened ??= open().catch((error: unknown) => {
    // Whoever asks again shall have another try.
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<Kitchen> {
  const engine = await import('@dimforge/rapier2d-deterministic-compat');
  await engine.init();
  return { begin: (pan) => new Throw(engine, pan) };
}
