import type { AnyLesson, GameBox, GameTexts, Language, TableModule } from '@kast/games';
import type { AnyGame } from '@kast/kernel';
import type { Door } from './doors.ts';

export function textsDoor({ info: { id }, texts }: GameBox, language: Language): Door<GameTexts> {
  return { name: `${id} in ${language}`, open: () => texts(language) };
}

/** What the drawings of a rulebook are made with. */
export interface RulebookBoard {
  readonly module: TableModule;
  readonly diagrams: Readonly<Record<string, unknown>>;
}

export function rulebookDoor(box: GameBox): Door<RulebookBoard> {
  return { name: `rulebook of ${box.info.id}`, open: () => openRulebookBoard(box) };
}

export async function openRulebookBoard({ table }: GameBox): Promise<RulebookBoard> {
  const module = await table();
  return { module, diagrams: await module.diagrams() };
}

type Classroom = readonly [AnyGame, TableModule, readonly AnyLesson[]];

/** What lessons are given with. */
export function classroomDoor(box: GameBox): Door<Classroom> {
  return {
    name: `classroom of ${box.info.id}`,
    open: () => Promise.all([box.rules(), box.table(), box.lessons()]),
  };
}
