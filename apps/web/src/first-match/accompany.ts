import type { FirstMatch, FirstNote, Player, ToldPly } from '@kast/games';
import type { Seat } from '@kast/kernel';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { KeyValue } from '../device/key-value.ts';
import { isComputer } from '../session/holder.ts';
import type { MatchLog } from '../session/match-log.ts';
import { type LastMove, lastMoveIn, type Position } from '../session/position.ts';
import type { TableState } from '../table/table-state.ts';
import { firstMatchOf, rememberFirstMatch } from './first-match-memory.ts';

/** Why a computer did what was told last. */
interface Reason {
  /** Of the scene that it belongs to. */
  readonly number: number;
  readonly text: string;
}

/** Goes along with somebody who does not know the game, for as long as its table is open. */
export interface Companion {
  /** Beside the board, but for while a moment is read there or nobody may look. */
  readonly note: ReadonlySignal<FirstNote | undefined>;
  readonly reason: ReadonlySignal<Reason | undefined>;
  readonly dismiss: () => void;
  readonly close: () => void;
}

export interface Accompanied {
  readonly game: string;
  readonly state: TableState;
  readonly guide: FirstMatch;
  readonly store: KeyValue;
  readonly players: () => readonly Player[];
  /** In later matches only what was not told yet is explained. */
  readonly isFirst: boolean;
  /** The card has not been read yet. */
  readonly isHeld: ReadonlySignal<boolean>;
  readonly announce: (text: string) => void;
}

/** Explains what has been told, and nothing that only arrived; each thing once on this device. */
export function accompany(accompanied: Accompanied): Companion {
  const { state, guide, isFirst, isHeld, announce } = accompanied;
  const { session, curtain } = state;
  const note = signal<FirstNote | undefined>(undefined);
  const reason = signal<Reason | undefined>(undefined);
  let before = session.stage.shown.peek();
  let viewer = session.viewer.peek();
  let refusals = state.fault.peek()?.number ?? 0;

  function explain(notes: readonly FirstNote[]): void {
    // One at a time: whatever else there was comes again.
    if (note.peek()) return;
    const next = notes.find(({ id }) => isUntold(accompanied, id));
    if (!next) return;
    keepTold(accompanied, next.id);
    note.value = next;
    announce(next.text);
  }

  function moverIn(position: Position): LastMove['by'] {
    return lastMoveIn(session.log.peek(), position)?.by ?? 'table';
  }

  function isOwn(by: LastMove['by']): boolean {
    return state.here.peek().some((own) => own === by);
  }

  // Whoever has moved has read what was said of it: it goes with the move, and not when its pictures are over.
  const goWithMove = effect(() => {
    const { events, position } = session.stage.scene.value;
    if (events.length > 0 && isOwn(moverIn(position))) note.value = undefined;
  });

  const followTold = effect(() => {
    const now = session.stage.shown.value;
    const seat = session.viewer.value;
    const isSameSeat = seat === viewer;
    if (!isSameSeat) note.value = undefined;
    viewer = seat;
    const was = before;
    before = now;
    if (now.number === was.number) return;
    const { standing } = now.position;
    const hasBecomeUntrue = note.peek()?.isOver?.(standing.view) === true;
    if (hasBecomeUntrue || isTakenBack(session.log.peek(), was.position, now.position)) {
      note.value = undefined;
    }
    if (now.events.length === 0) return;
    if (typeof seat !== 'number' || curtain.isClosed.peek()) return;
    const by = moverIn(now.position);
    if (isOwn(by)) note.value = undefined;
    // T3: whoever has resigned has nothing left to do.
    if (standing.resigned.includes(seat)) return;
    const told = plyTold(now.events, isSameSeat ? was.position : now.position, now.position, seat);
    const text =
      isFirst && isComputer(session.holders.peek(), by)
        ? guide.reason(told, accompanied.players())
        : '';
    reason.value = text === '' ? undefined : { number: now.number, text };
    announce(text);
    if (!standing.outcome) explain(guide.notes(told));
  });

  const openWhenRead = effect(() => {
    const seat = session.viewer.peek();
    if (!isFirst || isHeld.value || typeof seat !== 'number') return;
    // What to do is said to who can do it.
    if (state.deciding.value === undefined) return;
    const { view } = session.stage.shown.peek().position.standing;
    const opening = guide.opening?.(view, seat);
    if (opening) explain([opening]);
  });

  const followRefusals = effect(() => {
    const shown = state.fault.value;
    if (!shown || shown.number === refusals) return;
    refusals = shown.number;
    const { fault } = shown;
    // What to do is said to who can do it.
    if (fault.kind !== 'refused' || state.deciding.peek() === undefined) return;
    const { view } = session.stage.shown.peek().position.standing;
    const explained = guide.refused?.(fault.refusal, view);
    if (explained) explain([explained]);
  });

  // Who asks for a hint has read it, or does not want to: there is one thing to look at.
  const giveWayToHints = effect(() => {
    if (state.hints.isThinking.value || state.hints.current.value) note.value = undefined;
  });

  return {
    note: computed(() => {
      const { standing } = session.stage.shown.value.position;
      const isQuiet = standing.outcome !== undefined || session.stage.inMoment.value;
      return isQuiet || curtain.isClosed.value ? undefined : note.value;
    }),
    reason,
    dismiss() {
      note.value = undefined;
    },
    close() {
      goWithMove();
      followTold();
      openWhenRead();
      followRefusals();
      giveWayToHints();
    },
  };
}

function isTakenBack(log: MatchLog, was: Position, now: Position): boolean {
  return log.read(was.ply, now.ply).some(({ tookBack }) => tookBack !== undefined);
}

function plyTold(
  events: readonly unknown[],
  was: Position,
  now: Position,
  seat: Seat,
): ToldPly<unknown, unknown> {
  return { events, before: was.standing.view, view: now.standing.view, seat };
}

function isUntold({ store, game }: Accompanied, id: string): boolean {
  const memory = firstMatchOf(store, game);
  return memory?.isKnown === false && !memory.told.includes(id);
}

function keepTold({ store, game }: Accompanied, id: string): void {
  const memory = firstMatchOf(store, game);
  if (memory?.isKnown !== false) return;
  rememberFirstMatch(store, game, { ...memory, told: [...memory.told, id] });
}
