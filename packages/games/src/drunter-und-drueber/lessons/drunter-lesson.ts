import type { Lesson } from '../../box/lesson.ts';
import type { DrunterMove, DrunterState } from '../rules/index.ts';

export type DrunterLesson = Lesson<DrunterState, DrunterMove>;

/** The table shows what lies beneath: a learner has not seen the circles being covered. */
export const SHOWN = { options: { memory: 'aid' } } as const;
