import type { FirstMatch, HintReasons, TableModule } from '@kast/games';
import type { Puzzle } from '@kast/games/box/puzzle.ts';
import { type AnyGame, seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import { language } from '../i18n/language.ts';
import type { Task } from '../lessons/Classroom.tsx';
import { type Answer, TaskSheet } from '../lessons/TaskSheet.tsx';
import { playersAround } from '../lessons/players-around.ts';
import { useDoor } from '../page/doors.ts';
import { hintReasonsDoor } from '../table/hint-reasons-door.ts';
import { seatName } from '../table/seat-words.ts';
import { goalOf } from './goal.ts';

interface PuzzleSheetProps extends Task {
  readonly game: AnyGame;
  readonly module: TableModule;
  /** Says whose puzzle it is and how they win, where the game accompanies newcomers. */
  readonly guide: FirstMatch | undefined;
  readonly puzzle: Puzzle;
  readonly isOfDay: boolean;
}

/** The words of a puzzle: nobody has written them, they are made of what the game can say of any move. */
export function PuzzleSheet(props: PuzzleSheetProps): JSX.Element {
  const { speech, game, lesson, state, module, guide, puzzle, at, isOfDay, onNext } = props;
  const { puzzles } = speech.t;
  const players = playersAround(speech, seatsOf(puzzle.seats), puzzle.seat);
  const view = game.view(lesson.start, puzzle.seat);
  const prompt = module.prompt(view, puzzle.seat, speech.texts, players);
  const card = guide?.card(view, puzzle.seat);
  const { id } = game.info;
  const reasons = useDoor(hintReasonsDoor(id, module, language()));
  return (
    <TaskSheet
      speech={speech}
      game={id}
      state={state}
      title={isOfDay ? puzzles.ofDay : puzzles.numbered({ lesson: at + 1 })}
      facts={<p class="lesson-rules">{puzzles.grade({ level: puzzle.grade })}</p>}
      task={`${puzzles.task({ seatName: seatName(speech, puzzle.seat), goal: goalOf(puzzle) })} ${prompt}`}
      about={card && `${card.who} ${card.win}`}
      answer={answerOf(props, reasons.status === 'here' ? reasons.value : null)}
      nextLabel={puzzles.next}
      onNext={onNext}
      end={{ href: `/${id}`, label: speech.t.lessons.playNow }}
    />
  );
}

function answerOf(props: PuzzleSheetProps, reasons: HintReasons | null): Answer | undefined {
  const { speech, state, puzzle } = props;
  const { puzzles, lessons } = speech.t;
  const { status, last } = state.stage.shown.value.position;
  const best = puzzles.solution({
    move: inWords(props, puzzle.best),
    percent: Math.round(puzzle.chance * 100),
    otherPercent: Math.round(puzzle.secondChance * 100),
  });
  const reason = reasons?.(moveIn(props, puzzle.best)) ?? '';
  const solution = [best, reason].filter(Boolean).join(' ');
  if (status === 'solved') return { kind: status, title: lessons.solvedTitle, text: solution };
  if (status === 'wrong') {
    const isSecond = last?.move === puzzle.second;
    return isSecond
      ? { kind: status, title: lessons.wrongTitle, text: puzzles.second }
      : { kind: status, title: puzzles.wrongTitle, text: puzzles.wrong };
  }
  if (state.isShown.value) return { kind: 'hint', title: puzzles.shownTitle, text: solution };
  const hints = state.hints.value;
  if (hints === 0) return undefined;
  // First what the best move is good for, then also what is not good enough.
  const aim = reason && puzzles.aim({ text: reason });
  const nearMiss = puzzles.nearMiss({ move: inWords(props, puzzle.second) });
  const text = hints === 1 && aim ? aim : [aim, nearMiss].filter(Boolean).join(' ');
  return { kind: 'hint', title: lessons.hintTitle, text };
}

function inWords(props: PuzzleSheetProps, text: string): string {
  const { move, view, players } = moveIn(props, text);
  return props.module.advise(move, view, props.speech.texts, players);
}

/** A move of the puzzle, with what its seat sees. */
function moveIn({ speech, game, lesson, puzzle }: PuzzleSheetProps, text: string) {
  const { seat, seats } = puzzle;
  const move = game.notation.parse(lesson.start, seat, text);
  if (!move.ok) throw new Error(`the puzzle ${puzzle.id} has an unreadable move`);
  const view = game.view(lesson.start, seat);
  return { move: move.value, view, seat, players: playersAround(speech, seatsOf(seats), seat) };
}
