import type { Seat } from '@kast/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Thinker } from '../session/bots/thinker.ts';
import { type Fault, trouble } from '../session/fault.ts';
import { playsHere } from '../session/holder.ts';
import { seenIn } from '../session/position.ts';
import type { TableSession } from '../session/table-session.ts';
import type { Curtain } from './curtain-state.ts';

export interface Hint {
  /** What it answers: others may decide meanwhile. */
  readonly question: number;
  readonly seat: Seat;
  readonly move: unknown;
}

/** What the computer would do, for whoever decides here. */
export interface Hints {
  /** Of the question that stands. */
  readonly current: ReadonlySignal<Hint | undefined>;
  readonly mayAsk: ReadonlySignal<boolean>;
  readonly isThinking: ReadonlySignal<boolean>;
  readonly ask: () => Promise<void>;
  readonly drop: () => void;
}

interface Asking {
  readonly session: TableSession;
  readonly thinker: Thinker;
  readonly deciding: ReadonlySignal<Seat | undefined>;
  readonly question: ReadonlySignal<number>;
  readonly curtain: Curtain;
  readonly show: (fault: Fault) => void;
}

/** It thinks hard and remembers as people do: where the table shows nothing again, a hint must not. */
const HINT = { level: 5, recallsAs: 3, budget: { milliseconds: 800 } } as const;

export function createHints(asking: Asking): Hints {
  const { session, thinker, deciding, question, curtain, show } = asking;
  const { position, judge, setup } = session;
  const found = signal<Hint | undefined>(undefined);
  const isThinking = signal(false);
  return {
    current: computed(() => {
      const isForNow = found.value?.question === question.value && !curtain.isClosed.value;
      return isForNow ? found.value : undefined;
    }),
    mayAsk: computed(
      () =>
        deciding.value !== undefined &&
        session.holders.value.every((holder) => playsHere(holder) || holder.kind === 'bot'),
    ),
    isThinking,
    async ask() {
      const seat = deciding.value;
      if (seat === undefined || isThinking.value) return;
      const asked = question.value;
      const seen = seenIn(setup, seat, position.value);
      const seed = `hint:${position.value.ply}`;
      isThinking.value = true;
      try {
        const { id: game, rulesVersion } = session.game.info;
        const choice = await thinker.think({ game, rulesVersion, seen, seed, ...HINT });
        const move = judge.value.read(seat, choice.move);
        found.value = { question: asked, seat, move };
      } catch (error) {
        reportError(error);
        show(trouble('bot-failed'));
      }
      isThinking.value = false;
    },
    drop() {
      found.value = undefined;
    },
  };
}
