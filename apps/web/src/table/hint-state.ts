import type { Seat } from '@kast/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Thinker } from '../session/bots/thinker.ts';
import { type Fault, trouble } from '../session/fault.ts';
import { isAmongPeople } from '../session/holder.ts';
import type { Curtain } from '../session/curtain.ts';
import { seenIn } from '../session/position.ts';
import type { TableSession } from '../session/table-session.ts';

interface Asked {
  /** What it answers: others may decide meanwhile. */
  readonly question: number;
  readonly seat: Seat;
}

export interface Hint extends Asked {
  readonly move: unknown;
}

/** What the computer would do, for whoever decides here. */
export interface Hints {
  /** Of the question that stands. */
  readonly current: ReadonlySignal<Hint | undefined>;
  readonly mayAsk: ReadonlySignal<boolean>;
  readonly isThinking: ReadonlySignal<boolean>;
  /** The same question gets the same answer, however often it is asked. */
  readonly ask: () => Promise<void>;
  /** Out of sight. */
  readonly drop: () => void;
}

interface Asking {
  readonly session: TableSession;
  readonly thinker: Thinker;
  readonly deciding: ReadonlySignal<Seat | undefined>;
  readonly question: ReadonlySignal<number>;
  readonly curtain: Curtain;
  readonly show: (fault: Fault) => void;
  /** What was refused is put away: it lies where the hint is read. */
  readonly dismiss: () => void;
}

/** It thinks hard and remembers as people do: where the table shows nothing again, a hint must not. */
const HINT = { level: 5, recallsAs: 3, budget: { milliseconds: 800 } } as const;

export function createHints(asking: Asking): Hints {
  const { session, thinker, deciding, question, curtain, show, dismiss } = asking;
  const { position, judge, setup } = session;
  const found = signal<Hint | undefined>(undefined);
  const isPutAway = signal(false);
  const thought = signal<Asked | undefined>(undefined);
  /** Those who decide at the same time are asked the same: it is for one of them alone. */
  const isForNow = (asked: Asked | undefined): boolean =>
    asked !== undefined &&
    asked.question === question.value &&
    asked.seat === deciding.value &&
    !curtain.isClosed.value;
  const isThinking = computed(() => isForNow(thought.value));
  return {
    current: computed(() => (isForNow(found.value) && !isPutAway.value ? found.value : undefined)),
    mayAsk: computed(() => deciding.value !== undefined && !isAmongPeople(session.holders.value)),
    isThinking,
    async ask() {
      const seat = deciding.value;
      if (seat === undefined || isThinking.value) return;
      dismiss();
      isPutAway.value = false;
      if (isForNow(found.value)) return;
      const asked: Asked = { question: question.value, seat };
      const seen = seenIn(setup, seat, position.value);
      const seed = `hint:${asked.question}`;
      if (thought.value) thinker.drop();
      thought.value = asked;
      try {
        const { id: game, rulesVersion } = session.game.info;
        const choice = await thinker.think({ game, rulesVersion, seen, seed, ...HINT });
        // Who asked has gone on meanwhile, and perhaps somebody else looks.
        if (thought.value !== asked || !isForNow(asked)) return;
        found.value = { ...asked, move: judge.value.read(seat, choice.move) };
      } catch (error) {
        if (thought.value !== asked || !isForNow(asked)) return;
        reportError(error);
        show(trouble('bot-failed'));
      } finally {
        if (thought.value === asked) thought.value = undefined;
      }
    },
    drop() {
      isPutAway.value = true;
    },
  };
}
