import {
  type FirstMatch,
  type GameBox,
  type GameTexts,
  registry,
  type TableModule,
} from '@kast/games';
import { type Puzzle, puzzleLesson } from '@kast/games/box/puzzle.ts';
import { type AnyGame, must } from '@kast/kernel';
import { useLoaded } from '@kast/ui';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { boxOf } from '../cupboard/boxes.ts';
import { deviceStore } from '../device/device-store.ts';
import { language, words } from '../i18n/language.ts';
import { Classroom } from '../lessons/Classroom.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching } from '../page/Page.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import { placeOfDay, rememberDay } from './day.ts';
import { PuzzleSheet } from './PuzzleSheet.tsx';

/** `/tablut/puzzles`: positions with one best move; with `?day=2026-11-16` it begins with that day's. */
export function Puzzles(): JSX.Element {
  const { params, query } = useRoute();
  const box = boxOf(params['game'] ?? '');
  return box?.puzzles ? <PuzzlesOf key={box.info.id} box={box} day={query['day']} /> : <NotFound />;
}

interface PuzzlesOfProps {
  readonly box: GameBox;
  readonly day: string | undefined;
}

function PuzzlesOf({ box, day }: PuzzlesOfProps): JSX.Element {
  const texts = useGameTexts(box);
  const spoken = language();
  const doors = useLoaded(
    () =>
      Promise.all([
        box.rules(),
        box.table(),
        must(box.puzzles, 'puzzles')(),
        box.firstMatch?.(spoken) ?? Promise.resolve(undefined),
      ] as const),
    [box, spoken],
  );
  if (texts.status !== 'here' || doors.status !== 'here') {
    return <Fetching failed={texts.status === 'failed' || doors.status === 'failed'} />;
  }
  return <Positions box={box} day={day} texts={texts.value} doors={doors.value} />;
}

interface PositionsProps extends PuzzlesOfProps {
  readonly texts: GameTexts;
  readonly doors: readonly [
    AnyGame,
    TableModule,
    readonly Puzzle[],
    /** Says how one wins. */
    FirstMatch | undefined,
  ];
}

function Positions({ box, day, texts, doors }: PositionsProps): JSX.Element {
  const t = words();
  const [game, module, puzzles, guide] = doors;
  const lessons = useMemo(() => puzzles.map((puzzle) => puzzleLesson(game, puzzle)), [puzzles]);
  const ofDay = placeOfDay(day, box.info.id, { games: registry, puzzles: puzzles.length });
  const puzzleAt = (at: number): Puzzle => must(puzzles[at], 'a puzzle');
  return (
    <Classroom
      key={day}
      course="puzzles"
      box={box}
      texts={texts}
      game={game}
      module={module}
      lessons={lessons}
      seatsAt={(at) => puzzleAt(at).seats}
      first={ofDay}
      labels={{ ...t.puzzles, title: t.puzzles.title({ game: texts.name }) }}
      onSolved={({ id }, stars) => {
        const isOfDay = ofDay !== undefined && puzzleAt(ofDay).id === id;
        if (day !== undefined && isOfDay) rememberDay(deviceStore, day, stars);
      }}
      sheet={(task) => (
        <PuzzleSheet
          {...task}
          game={game}
          module={module}
          guide={guide}
          puzzle={puzzleAt(task.at)}
          isOfDay={task.at === ofDay}
        />
      )}
    />
  );
}
