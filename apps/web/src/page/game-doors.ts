import type { AnyLesson, GameBox, GameTexts, Language, TableModule } from '@kast/games';
import type { AnyGame } from '@kast/kernel';
import type { Door } from './doors.ts';

export function textsDoor({ info: { id }, texts }: GameBox, language: Language): Door<GameTexts> {
  return { name: `${id} in ${language}`, open: () => texts(language) };
}

export function tableDoor({ info: { id }, table }: GameBox): Door<TableModule> {
  return { name: `table of ${id}`, open: table };
}

type Classroom = readonly [AnyGame, TableModule, readonly AnyLesson[]];

/** What lessons are given with. */
export function classroomDoor(box: GameBox): Door<Classroom> {
  return {
    name: `classroom of ${box.info.id}`,
    open: () => Promise.all([box.rules(), box.table(), box.lessons()]),
  };
}
