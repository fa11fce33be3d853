import { must } from '@kast/kernel';
import type { Lesson } from '../../box/lesson.ts';
import {
  type LeibkoecheMove,
  type LeibkoecheState,
  matching,
  parseTile,
  type Tile,
} from '../rules/index.ts';

export type LeibkoecheLesson = Lesson<LeibkoecheState, LeibkoecheMove>;

export function tile(name: string): Tile {
  return must(parseTile(name), `a tile called ${name}`);
}

/** LK10.2: the learner's tray, on every place of the king's that was looked at. */
export function isLaidAsSeen({ king, trays, peeks }: LeibkoecheState): boolean {
  const right = matching(king, trays[0] ?? []);
  return peeks.every(({ place }) => right.includes(place));
}
