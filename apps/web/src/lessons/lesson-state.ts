import {
  type AnyLesson,
  beginLesson,
  type LessonPlay,
  learnerMoves,
  otherReplies,
  whyNotHere,
} from '@kast/games';
import type { AnyGame } from '@kast/kernel';
import { playSound } from '@kast/ui';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { refused } from '../session/fault.ts';
import type { ShownFault } from '../table/table-state.ts';

export interface LessonState {
  readonly play: ReadonlySignal<LessonPlay>;
  readonly moves: ReadonlySignal<readonly unknown[]>;
  readonly fault: ReadonlySignal<ShownFault | undefined>;
  /** The next move of the solution, once somebody has asked for it. */
  readonly shown: ReadonlySignal<unknown>;
  readonly isHinted: ReadonlySignal<boolean>;
  readonly make: (move: unknown) => Promise<void>;
  readonly explain: (move: unknown) => void;
  hint(): void;
  showSolution(): void;
  again(): void;
  dismiss(): void;
}

const REPLY_AFTER = 700;

/** One lesson on the real board. */
export function createLesson(
  game: AnyGame,
  lesson: AnyLesson,
  pause: (milliseconds: number) => Promise<void>,
  onSolved: () => void,
): LessonState {
  const play = signal(beginLesson(lesson));
  const fault = signal<ShownFault | undefined>(undefined);
  const isHinted = signal(false);
  const isShown = signal(false);
  let faults = 0;

  function explain(move: unknown): void {
    const refusal = whyNotHere(game, lesson, play.value, move);
    if (!refusal) return;
    faults += 1;
    fault.value = { fault: refused(refusal), number: faults };
    playSound('refuse');
  }

  async function replyTo(moved: LessonPlay): Promise<void> {
    let current = moved;
    while (current.status === 'replying') {
      await pause(REPLY_AFTER);
      if (play.value !== current) return;
      current = otherReplies(game, lesson, current);
      play.value = current;
    }
  }

  function solutionMove(): unknown {
    const { state, tried, status } = play.value;
    const text = lesson.solution[tried];
    if (!isShown.value || status !== 'playing' || text === undefined) return undefined;
    const move = game.notation.parse(state, lesson.seat, text);
    return move.ok ? move.value : undefined;
  }

  return {
    play,
    fault,
    isHinted,
    shown: computed(solutionMove),
    moves: computed(() =>
      play.value.status === 'playing' ? game.moves(play.value.state, lesson.seat) : [],
    ),
    explain,
    async make(move) {
      if (play.value.status !== 'playing') return;
      if (whyNotHere(game, lesson, play.value, move)) {
        explain(move);
        return;
      }
      fault.value = undefined;
      const moved = learnerMoves(game, lesson, play.value, move);
      play.value = moved;
      if (moved.status === 'solved') {
        playSound('win');
        onSolved();
      }
      await replyTo(moved);
    },
    hint() {
      isHinted.value = true;
    },
    showSolution() {
      play.value = beginLesson(lesson);
      isShown.value = true;
    },
    again() {
      play.value = beginLesson(lesson);
      isShown.value = false;
      fault.value = undefined;
    },
    dismiss() {
      fault.value = undefined;
    },
  };
}
