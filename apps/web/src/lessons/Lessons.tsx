import type { GameBox } from '@kast/games';
import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { boxOf } from '../cupboard/boxes.ts';
import { words } from '../i18n/language.ts';
import { useDoor } from '../page/doors.ts';
import { classroomDoor } from '../page/game-doors.ts';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching } from '../page/Page.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import { Classroom } from './Classroom.tsx';
import { LessonSheet } from './LessonSheet.tsx';

/** `/tablut/learn`: short positions to solve, on the real board with the real rules. */
export function Lessons(): JSX.Element {
  const { params } = useRoute();
  const box = boxOf(params['game'] ?? '');
  return box ? <LessonsOf key={box.info.id} box={box} /> : <NotFound />;
}

function LessonsOf({ box }: { readonly box: GameBox }): JSX.Element {
  const t = words();
  const texts = useGameTexts(box);
  const doors = useDoor(classroomDoor(box));
  if (texts.status !== 'here' || doors.status !== 'here') {
    return <Fetching failed={texts.status === 'failed' || doors.status === 'failed'} />;
  }
  const [game, module, lessons] = doors.value;
  return (
    <Classroom
      course="lessons"
      box={box}
      texts={texts.value}
      game={game}
      module={module}
      lessons={lessons}
      seatsAt={() => game.info.seats.min}
      labels={{ ...t.lessons, title: t.lessons.title({ game: texts.value.name }) }}
      sheet={(task) => (
        <LessonSheet
          {...task}
          game={box.info.id}
          areAllSolved={lessons.every(({ id }) => task.stars.has(id))}
        />
      )}
    />
  );
}
