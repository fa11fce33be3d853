import type { Lesson } from '@kast/games/box/lesson.ts';
import type { MorrisMove, MorrisState } from '../rules/index.ts';

export type MorrisLesson = Lesson<MorrisState, MorrisMove>;
