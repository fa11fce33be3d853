import { must } from '@kast/kernel';
import type { Lesson } from '../../box/lesson.ts';
import { type Circle, type DrunterMove, type DrunterState, parseCircle } from '../rules/index.ts';

export type DrunterLesson = Lesson<DrunterState, DrunterMove>;

/** The table shows what lies beneath: a learner has not seen the circles being covered. */
export const SHOWN = { options: { memory: 'aid' } } as const;

export function circle(name: string): Circle {
  return must(parseCircle(name), `the circle ${name}`);
}
