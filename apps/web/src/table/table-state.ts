import type { Seat } from '@kast/kernel';
import { playSound } from '@kast/ui';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Thinker } from '../session/bots/thinker.ts';
import { type Fault, refused, trouble } from '../session/fault.ts';
import { playsHere } from '../session/holder.ts';
import { seenFrom } from '../session/position.ts';
import type { TableSession } from '../session/table-session.ts';

export interface Hint {
  readonly ply: number;
  readonly move: unknown;
  /** In the game's notation. */
  readonly text: string;
}

export interface ShownFault {
  readonly fault: Fault;
  /** Tells the same refusal made twice apart, so that its slip shakes anew. */
  readonly number: number;
}

/** What the people at this screen do with a session. */
export interface TableState {
  readonly session: TableSession;
  /** The seats that are played here. */
  readonly here: ReadonlySignal<readonly Seat[]>;
  /** The seat that decides here and now, once everything that led to it has been shown. */
  readonly deciding: ReadonlySignal<Seat | undefined>;
  readonly moves: ReadonlySignal<readonly unknown[]>;
  readonly fault: ReadonlySignal<ShownFault | undefined>;
  readonly hint: ReadonlySignal<Hint | undefined>;
  readonly mayHint: ReadonlySignal<boolean>;
  readonly isHinting: ReadonlySignal<boolean>;
  readonly play: (move: unknown) => void;
  /** Says why a move may not be made, without making it. */
  readonly explain: (move: unknown) => void;
  /** A move, or an act of the table, as somebody typed it. True where it was taken. */
  enter(text: string): Promise<boolean>;
  takeBack(): Promise<void>;
  askHint(): Promise<void>;
  show(fault: Fault): void;
  dismiss(): void;
}

const HINT = { level: 5, budget: { milliseconds: 1500 } } as const;

export function createTableState(session: TableSession, thinker: Thinker): TableState {
  const { position, stage, judge, setup } = session;
  const fault = signal<ShownFault | undefined>(undefined);
  const found = signal<Hint | undefined>(undefined);
  const isHinting = signal(false);
  let faults = 0;

  const here = computed(() => session.holders.value.filter(playsHere).map(({ seat }) => seat));
  const isPresent = computed(
    () => stage.shown.value.position.standing.ply === position.value.standing.ply,
  );
  const deciding = computed(() => {
    const { toDecide, resigned } = position.value.standing;
    // T3: the computer decides for who has resigned.
    const mayDecide = (seat: Seat) => here.value.includes(seat) && !resigned.includes(seat);
    return isPresent.value ? toDecide.find(mayDecide) : undefined;
  });
  const moves = computed(() =>
    deciding.value === undefined ? [] : judge.value.moves(deciding.value),
  );
  const mayHint = computed(
    () =>
      deciding.value !== undefined &&
      session.holders.value.every((holder) => playsHere(holder) || holder.kind === 'bot'),
  );
  const hint = computed(() =>
    found.value?.ply === position.value.standing.ply ? found.value : undefined,
  );

  function show(shown: Fault): void {
    faults += 1;
    fault.value = { fault: shown, number: faults };
    playSound('refuse');
  }

  function dismiss(): void {
    fault.value = undefined;
  }

  /** Whoever decides; or whoever is here, to be told that it is not their turn. */
  function whoSpeaks(): Seat | undefined {
    return deciding.value ?? here.value[0];
  }

  async function act(seat: Seat, text: string): Promise<boolean> {
    dismiss();
    const failure = await session.act(seat, text);
    if (failure) show(failure);
    return !failure;
  }

  function explain(move: unknown): void {
    const seat = whoSpeaks();
    const refusal = seat === undefined ? undefined : judge.value.check(seat, move);
    if (refusal) show(refused(refusal));
  }

  return {
    session,
    here,
    deciding,
    moves,
    fault,
    hint,
    mayHint,
    isHinting,
    explain,
    show,
    dismiss,
    play(move) {
      const seat = whoSpeaks();
      if (seat === undefined) return;
      if (judge.value.check(seat, move)) explain(move);
      else void act(seat, judge.value.notate(move));
    },
    async enter(text) {
      const seat = whoSpeaks();
      return seat !== undefined && act(seat, text.trim());
    },
    async takeBack() {
      dismiss();
      const failure = await session.takeBack();
      if (failure) show(failure);
    },
    async askHint() {
      const seat = deciding.value;
      if (seat === undefined || isHinting.value) return;
      const { ply } = position.value.standing;
      const seen = seenFrom(setup, seat, position.value);
      const seed = `hint:${ply}`;
      isHinting.value = true;
      try {
        const choice = await thinker.think({ game: session.game.info.id, seen, seed, ...HINT });
        const move = judge.value.read(seat, choice.move);
        found.value = { ply, move, text: choice.move };
      } catch (error) {
        reportError(error);
        show(trouble('bot-failed'));
      }
      isHinting.value = false;
    },
  };
}
