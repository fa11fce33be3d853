import type { AnyLesson } from '@kast/games';
import {
  beginLesson,
  type LessonPlay,
  learnerMoves,
  otherReplies,
  whyNotHere,
} from '@kast/games/box/lesson-play.ts';
import type { AnyGame } from '@kast/kernel';
import { type PlayOutcome, playSound } from '@kast/ui';
import { createStage, type Stage } from '@kast/ui/stage';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Fault, noted, refused } from '../session/fault.ts';
import type { ShownFault } from '../table/table-state.ts';
import { MOST_STARS } from './stars.ts';

export interface LessonState {
  readonly stage: Stage<LessonPlay>;
  /** How it stands; the board may still be showing how it came to this. */
  readonly play: ReadonlySignal<LessonPlay>;
  /** May the learner move now? */
  readonly isAsked: ReadonlySignal<boolean>;
  readonly moves: ReadonlySignal<readonly unknown[]>;
  readonly fault: ReadonlySignal<ShownFault | undefined>;
  /** The next move of the solution, once somebody has asked for it. */
  readonly shown: ReadonlySignal<unknown>;
  /** How many were given. */
  readonly hints: ReadonlySignal<number>;
  readonly isShown: ReadonlySignal<boolean>;
  /** What solving it earns now: help costs. */
  readonly stars: ReadonlySignal<number>;
  readonly make: (move: unknown) => Promise<PlayOutcome>;
  readonly explain: (move: unknown) => void;
  /** Says why something cannot be done, in the game's own words. */
  readonly note: (text: string) => void;
  hint(): void;
  showSolution(): void;
  again(): void;
  /** Somebody reaches for the board: after a move that was wrong, that is to try anew. */
  readonly reach: () => void;
  readonly dismiss: () => void;
}

export interface LessonTerms {
  /** Whether a wrong move costs a star: in a lesson one tries, in a puzzle one thinks first. */
  readonly triesCost: boolean;
  readonly onSolved: (stars: number) => void;
}

/** One lesson on the real board. */
export function createLesson(game: AnyGame, lesson: AnyLesson, terms: LessonTerms): LessonState {
  const play = signal(beginLesson(lesson));
  const stage = createStage(play.peek());
  const fault = signal<ShownFault | undefined>(undefined);
  const hints = signal(0);
  const isShown = signal(false);
  /** Nobody forgets what was shown by beginning again. */
  const wasShown = signal(false);
  const wrongTries = signal(0);
  const stars = computed(() => {
    if (wasShown.value) return 0;
    const tries = terms.triesCost ? wrongTries.value : 0;
    return Math.max(MOST_STARS - tries - Math.min(hints.value, 1), 0);
  });
  let faults = 0;

  function explain(move: unknown): void {
    const refusal = whyNotHere(game, lesson, play.value, move);
    if (refusal) show(refused(refusal));
  }

  function show(shown: Fault): void {
    faults += 1;
    fault.value = { fault: shown, number: faults };
    playSound('refuse');
  }

  /** Others reply when the move has been seen, and what it was worth is said then, too. */
  async function goOnFrom(moved: LessonPlay): Promise<void> {
    play.value = moved;
    stage.arrive({ position: moved, events: moved.last?.events ?? [] });
    await stage.atRest();
    if (play.value !== moved) return;
    if (moved.status === 'replying') await goOnFrom(otherReplies(game, lesson, moved));
    if (moved.status === 'wrong') wrongTries.value += 1;
    if (moved.status !== 'solved') return;
    playSound('win');
    terms.onSolved(stars.value);
  }

  function beginAgain(): void {
    play.value = beginLesson(lesson);
    stage.jump(play.value);
  }

  /** Not before it has been seen what was wrong. */
  function reach(): void {
    const isSeen = stage.shown.peek().position === play.peek();
    if (isSeen && play.peek().status === 'wrong') beginAgain();
  }

  function solutionMove(): unknown {
    const { state, tried, status } = play.value;
    const text = lesson.solution[tried];
    if (!isShown.value || status !== 'playing' || text === undefined) return undefined;
    const move = game.notation.parse(state, lesson.seat, text);
    return move.ok ? move.value : undefined;
  }

  return {
    stage,
    play,
    isAsked: computed(
      () =>
        play.value.status === 'playing' &&
        stage.scene.value.position === play.value &&
        !stage.isClosed.value,
    ),
    fault,
    hints,
    isShown,
    stars,
    shown: computed(solutionMove),
    moves: computed(() =>
      play.value.status === 'playing' ? game.moves(play.value.state, lesson.seat) : [],
    ),
    explain,
    note: (text) => show(noted(text)),
    async make(move) {
      if (play.value.status !== 'playing') return 'refused';
      if (whyNotHere(game, lesson, play.value, move)) {
        explain(move);
        return 'refused';
      }
      fault.value = undefined;
      stage.hurry();
      void goOnFrom(learnerMoves(game, lesson, play.value, move));
      return 'confirmed';
    },
    reach,
    hint() {
      reach();
      hints.value += 1;
    },
    showSolution() {
      beginAgain();
      isShown.value = true;
      wasShown.value = true;
    },
    again() {
      beginAgain();
      isShown.value = false;
      fault.value = undefined;
    },
    dismiss() {
      fault.value = undefined;
    },
  };
}
