import type { Lesson } from '../../box/lesson.ts';
import type { TablutMove, TablutState } from '../rules/index.ts';

export type TablutLesson = Lesson<TablutState, TablutMove>;
