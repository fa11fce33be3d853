import type { Lesson } from '../../box/lesson.ts';
import type { HeuchelMove, HeuchelState } from '../rules/index.ts';

export type HeuchelLesson = Lesson<HeuchelState, HeuchelMove>;
