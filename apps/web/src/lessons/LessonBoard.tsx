import type { AnyLesson, TableModule } from '@kast/games';
import type { AnyGame } from '@kast/kernel';
import { seatsOf } from '@kast/kernel';
import { announce } from '@kast/ui';
import { useTelling } from '@kast/ui/stage';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { BoardTakenOver } from '../table/BoardInTurn.tsx';
import { sayings } from '../table/sayings.ts';
import { StagedTable } from '../table/StagedTable.tsx';
import type { Speech } from '../table/seat-words.ts';
import type { LessonState } from './lesson-state.ts';
import { playersAround } from './players-around.ts';

interface LessonBoardProps {
  readonly game: AnyGame;
  readonly module: TableModule;
  readonly lesson: AnyLesson;
  /** How many sit at the table. */
  readonly seats: number;
  readonly state: LessonState;
  readonly speech: Speech;
}

export function LessonBoard({
  game,
  module,
  lesson,
  seats,
  state,
  speech,
}: LessonBoardProps): JSX.Element {
  const { position } = state.stage.scene.value;
  const isAsked = state.isAsked.value;
  const players = playersAround(speech, seatsOf(seats), lesson.seat);
  const place = useRef<HTMLDivElement>(null);
  useTelling(state.stage, (events) => sayings(speech, module, players, events));
  return (
    <div
      ref={place}
      class="lesson-board board-space"
      onPointerDownCapture={state.reach}
      onKeyDownCapture={({ key }) => {
        if (key === 'Enter' || key === ' ') state.reach();
      }}
    >
      <BoardTakenOver place={place}>
        <StagedTable
          key={lesson.id}
          module={module}
          stage={state.stage}
          goOn={words().table.goOn}
          viewOf={({ state: now }) => game.view(now, lesson.seat)}
          viewer={lesson.seat}
          texts={speech.texts}
          players={players}
          deciding={isAsked ? lesson.seat : undefined}
          moves={isAsked ? state.moves.value : []}
          question={position.ply}
          last={position.last}
          hint={state.shown.value}
          play={state.make}
          explain={state.explain}
          note={state.note}
          dismiss={state.dismiss}
          announce={announce}
        />
      </BoardTakenOver>
    </div>
  );
}
