import type { Happening, Seat } from '@kast/kernel';
import { type Client, isPassing, newKey, type PlyEvent } from '@kast/protocol/client';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { failed, type Fate } from '../fault.ts';
import { isAct, type LoggedPly } from '../match-log.ts';
import type { Stage, Telling } from '../stage.ts';
import type { Answered, Foreseen } from './foreseen.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
import type { KnownMatch } from './known-match.ts';
import { postEntry } from './post-entry.ts';

export interface AnsweringTable {
  readonly id: string;
  readonly client: Client;
  readonly known: KnownMatch;
  readonly stage: Stage;
  readonly kept: KeptAnswers;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly foresee: (answered: Answered) => Foreseen | undefined;
  /** What the server tells along with its no; nothing where it is too much. */
  readonly takeMissed: (events: readonly PlyEvent[] | undefined) => void;
}

/** The one answer that is under way. It is shown at once, and believed when it stands in the log. */
export interface PendingAnswer {
  readonly isAnswering: ReadonlySignal<boolean>;
  give(seat: Seat, text: string, question: number): Promise<Fate>;
  /** Sends on what got no answer, here or on an earlier visit, if it is still asked for. */
  resume(seat: Seat | undefined): Promise<Fate>;
  /** Has an entry told that was just confirmed: the own one in the place of what was foreseen. */
  tell(happening: Happening, telling: Telling): void;
  /** After everything was taken anew, and the stage has jumped there. */
  lookAgain(): void;
}

interface Pending extends KeptAnswer {
  readonly spelling: string;
  readonly fate: PromiseWithResolvers<Fate>;
  isSettled: boolean;
  /** How many entries the log had with this one, as the server has acknowledged it. */
  enteredAt?: number;
}

export function createPendingAnswer(table: AnsweringTable): PendingAnswer {
  const { id, client, known, stage, kept, pause } = table;
  const pending = signal<Pending | undefined>(undefined);

  function begin(answer: KeptAnswer): Promise<Fate> {
    const foreseen = table.foresee(answer);
    const mine: Pending = {
      ...answer,
      spelling: foreseen?.spelling ?? answer.text,
      fate: Promise.withResolvers<Fate>(),
      isSettled: false,
    };
    kept.set(id, answer);
    pending.value = mine;
    if (foreseen?.telling) stage.foresee(foreseen.telling);
    void send(mine);
    return mine.fate.promise;
  }

  async function send(mine: Pending): Promise<void> {
    const { question, text: move, key } = mine;
    const answer = await postEntry({
      post: () => client.move(id, { question, move, key }),
      pause,
      isSettled: () => mine.isSettled,
    });
    if (answer.ok) {
      mine.enteredAt = answer.value.ply;
      if (isEntered(mine)) settle(mine, 'confirmed');
      return;
    }
    if (answer.error.code === 'stale') table.takeMissed(answer.error.missed);
    if (!isPassing(answer.error)) drop(mine);
    settle(mine, failed(answer.error));
  }

  function drop({ key }: KeptAnswer): void {
    if (kept.get(id)?.key === key) kept.remove(id);
  }

  /** One that got no answer stays kept: it may have been entered, and is sent on when it is resumed. */
  function settle(mine: Pending, fate: Fate): void {
    if (mine.isSettled) return;
    mine.isSettled = true;
    if (fate === 'confirmed') drop(mine);
    if (fate !== 'confirmed') letGo(mine);
    else if (pending.peek() === mine) pending.value = undefined;
    mine.fate.resolve(fate);
  }

  /** It is not asked any more, or was refused: the board shows what is known. */
  function letGo(mine: Pending): void {
    if (pending.peek() !== mine) return;
    pending.value = undefined;
    stage.withdraw(known.position.peek());
  }

  function isEntered({ enteredAt = Infinity }: Pending): boolean {
    return known.position.peek().ply >= enteredAt;
  }

  function isAsked({ question }: KeptAnswer): boolean {
    return known.position.peek().standing.question === question;
  }

  return {
    isAnswering: computed(() => pending.value !== undefined),
    give(seat, text, question) {
      // One that got no answer is the same one when it is given again.
      const again = kept.get(id);
      const isAgain = again?.seat === seat && again.question === question && again.text === text;
      return begin({ seat, question, text, key: isAgain ? again.key : newKey() });
    },
    async resume(seat) {
      const left = kept.get(id);
      if (!left || pending.peek()) return 'confirmed';
      // Another window may be sending it, whose guest has a seat that is not known here yet.
      if (left.seat !== seat) return 'confirmed';
      if (isAsked(left)) return begin(left);
      kept.remove(id);
      return 'confirmed';
    },
    tell(happening, telling) {
      const mine = pending.peek();
      if (!mine || !isAnswerOf(mine, happening)) {
        stage.arrive(telling);
        if (mine && !isAsked(mine)) letGo(mine);
        return;
      }
      stage.confirm(telling);
      // Where the same player has answered otherwise in another window, the server's answer is awaited.
      if (happening.entry.move === mine.spelling || isEntered(mine)) settle(mine, 'confirmed');
      else pending.value = undefined;
    },
    lookAgain() {
      const mine = pending.peek();
      if (!mine) return;
      const { ply } = known.position.peek();
      const since = known.log.read(mine.question, ply);
      const stands = since.some(
        (logged) => isAnswerOf(mine, logged) && logged.entry.move === mine.spelling,
      );
      if (stands || isEntered(mine)) return settle(mine, 'confirmed');
      if (!isAsked(mine)) return letGo(mine);
      const telling = table.foresee(mine)?.telling;
      if (telling) stage.foresee({ ...telling, events: [] });
    },
  };
}

/** The first move of the seat after it was asked is its answer. */
function isAnswerOf({ seat }: KeptAnswer, { entry }: Pick<LoggedPly, 'entry'>): boolean {
  return entry.by === seat && !isAct(entry);
}
