import { must } from '@kast/kernel';
import type { Lesson } from '../../box/lesson.ts';
import { type LeibkoecheMove, type LeibkoecheState, parseTile, type Tile } from '../rules/index.ts';

export type LeibkoecheLesson = Lesson<LeibkoecheState, LeibkoecheMove>;

export function tile(name: string): Tile {
  return must(parseTile(name), `a tile called ${name}`);
}
