import type { AnyGame, Playthrough, Random, Viewer } from '@kast/kernel';
import { whereIs } from '../conformance/scene.ts';
import { type Fault, short } from '../fault.ts';

export type LeakFault = Fault<
  | 'throws'
  | 'imagined-state-differs'
  | 'imagined-state-unplayable'
  | 'view-tells'
  | 'standing-tells'
  | 'moves-tell'
  | 'refusal-tells'
  | 'record-tells'
  | 'memory-tells'
  | 'history-tells'
  | 'events-tell'
  | 'reveals-unsaid'
>;

/** A moment of a trial, seen with one viewer's eyes. */
export interface LeakScene extends Playthrough {
  readonly game: AnyGame;
  readonly viewer: Viewer;
  readonly random: Random;
  /** Moves to be judged: legal and illegal, own and others'. */
  readonly texts: readonly string[];
}

/** What a viewer is asked in the real match and in an imagined one, which has the same past. */
export function askedIn({ texts, plies }: LeakScene) {
  return { texts, shared: plies.length };
}

export function leak(scene: LeakScene, code: LeakFault['code'], detail: string): LeakFault {
  const where = `${whereIs(scene)}, seen by ${scene.viewer}`;
  return { code, where, detail: short(detail) };
}

/** Where two texts that should be the same go apart. */
export function difference(real: string, imagined: string): string {
  let at = 0;
  while (at < real.length && real[at] === imagined[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${real.slice(from, at + 100)} against …${imagined.slice(from, at + 100)}`;
}
