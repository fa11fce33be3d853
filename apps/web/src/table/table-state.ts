import { parseAct, type Seat } from '@kast/kernel';
import type { TableModule } from '@kast/games';
import { type PlayOutcome, playSound } from '@kast/ui';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Thinker } from '../session/bots/thinker.ts';
import { type Fate, type Fault, noted, refused } from '../session/fault.ts';
import { playsHere } from '../session/holder.ts';
import type { Position } from '../session/position.ts';
import { isBrokenMatch, type TableSession } from '../session/table-session.ts';
import { catchingUp } from './catching-up.ts';
import { type Curtain, curtainOf } from './curtain-state.ts';
import { createHints, type Hints } from './hint-state.ts';

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
  /** T3: everybody here has resigned. */
  readonly haveAllResigned: ReadonlySignal<boolean>;
  /** The seat that the acts of the table are for; none where everybody here has resigned, or the match is over. T3 */
  readonly acting: ReadonlySignal<Seat | undefined>;
  /** The seat that decides here and now, once everything that led to it has been shown. */
  readonly deciding: ReadonlySignal<Seat | undefined>;
  /** Whose turn it is goes with what can be pressed: whoever decides need not wait until all pictures rest. */
  readonly asked: ReadonlySignal<Position>;
  readonly moves: ReadonlySignal<readonly unknown[]>;
  /** What is asked: another one for whoever decides next. */
  readonly question: ReadonlySignal<number>;
  /** Behind it nothing is shown, told, asked or taken: somebody else is still looking. */
  readonly curtain: Curtain;
  /** What is shown is long past: nobody is asked what was asked then. */
  readonly isCatchingUp: ReadonlySignal<boolean>;
  /** The last move is being shown: it is nobody's turn any more, though it is not told yet who has won. */
  readonly isEnding: ReadonlySignal<boolean>;
  readonly fault: ReadonlySignal<ShownFault | undefined>;
  readonly hints: Hints;
  /** With the real box: a move is only asked about, and not made. */
  readonly isAsking: Signal<boolean>;
  readonly play: (move: unknown) => Promise<PlayOutcome>;
  /** Says whether a move may be made, without making it. */
  readonly ask: (move: unknown, yes: string) => Promise<PlayOutcome>;
  /** Says why a move may not be made, without making it. */
  readonly explain: (move: unknown) => void;
  /** Says why something cannot be done, in the game's own words. */
  readonly note: (text: string) => void;
  /** A move, or an act of the table, as somebody typed it. True where it was taken. */
  enter(text: string): Promise<boolean>;
  takeBack(): Promise<void>;
  /** Offers a draw, or accepts the one that stands: exactly that one. */
  draw(): Promise<boolean>;
  resign(): Promise<boolean>;
  show(fault: Fault): void;
  readonly dismiss: () => void;
}

export function createTableState(
  session: TableSession,
  thinker: Thinker,
  module: Pick<TableModule, 'curtain' | 'hides'>,
): TableState {
  const { position, stage, judge } = session;
  const fault = signal<ShownFault | undefined>(undefined);
  let faults = 0;

  const here = computed(() => session.holders.value.filter(playsHere).map(({ seat }) => seat));
  const curtain = curtainOf(session, module, here);
  /** The board draws what is known: whoever decides need not wait until it has come to rest. */
  const isPresent = computed(
    () =>
      stage.scene.value.position.ply === position.value.ply &&
      !stage.isClosed.value &&
      !curtain.isClosed.value,
  );
  const isBroken = computed(() => isBrokenMatch(session.connection.value));
  const inPlay = computed(() => {
    const { resigned } = position.value.standing;
    return here.value.filter((seat) => !resigned.includes(seat));
  });
  const deciding = computed(() => {
    if (!isPresent.value || session.isAnswering.value || isBroken.value) return undefined;
    // T3: the computer decides for who has resigned.
    return position.value.standing.toDecide.find((seat) => inPlay.value.includes(seat));
  });
  const acting = computed(() => {
    // Over is over, though the end may still have to be told.
    const isOver = position.value.standing.outcome !== undefined;
    if (isOver || isBroken.value || curtain.isClosed.value) return undefined;
    return deciding.value ?? inPlay.value[0];
  });
  const moves = computed(() =>
    deciding.value === undefined ? [] : judge.value.moves(deciding.value),
  );
  const question = computed(() => position.value.standing.question ?? position.value.ply);

  function show(shown: Fault): void {
    faults += 1;
    fault.value = { fault: shown, number: faults };
    playSound('refuse');
  }

  function dismiss(): void {
    fault.value = undefined;
  }

  // Lives as long as the session whose connection it follows.
  effect(() => {
    if (session.connection.value.kind === 'live' && isUnreachable(fault.peek())) dismiss();
  });

  /** Whoever decides; or whoever is here, to be told that it is not their turn. */
  function whoSpeaks(): Seat | undefined {
    if (curtain.isClosed.peek()) return undefined;
    return deciding.value ?? inPlay.value[0] ?? here.value[0];
  }

  async function told(fate: Promise<Fate>): Promise<boolean> {
    dismiss();
    const became = await fate;
    // Trouble has its own slip, with the way to try again.
    if (became !== 'confirmed' && became !== session.trouble.peek()) show(became);
    return became === 'confirmed';
  }

  async function draw(): Promise<boolean> {
    const seat = acting.value;
    if (seat === undefined) return false;
    const offer = position.value.standing.offers.find((other) => other.seat !== seat);
    return told(
      session.act(seat, offer ? { act: 'accept-draw', offer: offer.ply } : { act: 'offer-draw' }),
    );
  }

  async function resign(): Promise<boolean> {
    const seat = acting.value;
    return seat !== undefined && told(session.act(seat, { act: 'resign' }));
  }

  async function takeBack(): Promise<boolean> {
    return !curtain.isClosed.peek() && told(session.takeBack());
  }

  function explain(move: unknown): void {
    const seat = whoSpeaks();
    const refusal = seat === undefined ? undefined : judge.value.check(seat, move);
    if (refusal) show(refused(refusal));
  }

  return {
    session,
    here,
    haveAllResigned: computed(() => here.value.length > 0 && inPlay.value.length === 0),
    acting,
    deciding,
    asked: computed(() => {
      const { shown, scene } = session.stage;
      return (deciding.value === undefined ? shown : scene).value.position;
    }),
    moves,
    question,
    curtain,
    isCatchingUp: catchingUp(session),
    isEnding: computed(
      () =>
        position.value.standing.outcome !== undefined &&
        stage.shown.value.position.standing.outcome === undefined &&
        stage.waiting.value === 0,
    ),
    fault,
    hints: createHints({ session, thinker, deciding, question, curtain, show }),
    isAsking: signal(false),
    explain,
    note: (text) => show(noted(text)),
    show,
    dismiss,
    async play(move) {
      const seat = whoSpeaks();
      if (seat === undefined) return 'refused';
      if (judge.value.check(seat, move)) {
        explain(move);
        return 'refused';
      }
      // Who goes on has seen enough of what was before.
      stage.hurry();
      return (await told(session.play(seat, judge.value.notate(move)))) ? 'confirmed' : 'refused';
    },
    async ask(move, yes) {
      const seat = whoSpeaks();
      if (seat !== undefined && judge.value.check(seat, move)) explain(move);
      else show(noted(yes));
      return 'refused';
    },
    async enter(text) {
      const typed = text.trim();
      const act = parseAct(typed);
      if (act?.kind === 'undo') return takeBack();
      if (act?.kind === 'draw') return draw();
      if (act?.kind === 'resign') return resign();
      const seat = whoSpeaks();
      return seat !== undefined && told(session.play(seat, typed));
    },
    draw,
    resign,
    async takeBack() {
      await takeBack();
    },
  };
}

function isUnreachable(shown: ShownFault | undefined): boolean {
  return shown?.fault.kind === 'failed' && shown.fault.failure.code === 'unreachable';
}
