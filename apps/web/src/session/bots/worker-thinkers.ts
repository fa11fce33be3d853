import { spareCores } from '../worker/spare-cores.ts';
import type { Thinker } from './thinker.ts';
import { workerThinker } from './worker-thinker.ts';

/** As many as the device has cores for, each of which thinks about something else. */
export function workerThinkers(): readonly Thinker[] {
  const count = spareCores(navigator.hardwareConcurrency);
  return Array.from({ length: count }, () => workerThinker(1));
}
