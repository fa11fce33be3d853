import { type AnyLesson, byName, type TableModule } from '@kast/games';
import type { AnyGame } from '@kast/kernel';
import { seatsOf } from '@kast/kernel';
import { announce } from '@kast/ui';
import type { JSX } from 'preact';
import { type Speech, seatName } from '../table/seat-words.ts';
import type { LessonState } from './lesson-state.ts';

interface LessonBoardProps {
  readonly game: AnyGame;
  readonly module: TableModule;
  readonly lesson: AnyLesson;
  readonly state: LessonState;
  readonly speech: Speech;
}

export function LessonBoard({
  game,
  module,
  lesson,
  state,
  speech,
}: LessonBoardProps): JSX.Element {
  const play = state.play.value;
  const seats = seatsOf(game.info.seats.min);
  return (
    <div class="lesson-board">
      <module.Table
        key={lesson.id}
        view={game.view(play.state, lesson.seat)}
        viewer={lesson.seat}
        texts={speech.texts}
        players={seats.map((seat) => byName(seatName(speech, seat)))}
        deciding={play.status === 'playing' ? lesson.seat : undefined}
        moves={state.moves.value}
        happened={{ ply: play.ply, events: play.last?.events ?? [] }}
        last={play.last}
        hint={state.shown.value}
        play={state.make}
        explain={state.explain}
        announce={announce}
      />
    </div>
  );
}
