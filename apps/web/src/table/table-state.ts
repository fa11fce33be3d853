import { parseAct, type Seat, type Standing } from '@kast/kernel';
import { type PlayOutcome, playSound } from '@kast/ui';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Thinker } from '../session/bots/thinker.ts';
import type { Curtain } from '../session/curtain.ts';
import { type Fate, type Fault, noted, refused } from '../session/fault.ts';
import { playsHere } from '../session/holder.ts';
import { isAct } from '../session/match-log.ts';
import type { Position } from '../session/position.ts';
import { isBrokenMatch, type TableSession } from '../session/table-session.ts';
import { catchingUp } from './catching-up.ts';
import { createHints, type Hints } from './hint-state.ts';
import type { TakenHints } from './taken-hints.ts';

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
  /**
   * Whose turn it is goes with what can be pressed: whoever decides need not wait until all pictures rest. Before a
   * closed curtain it is the turn of whoever is called, and not of who was asked when they looked last.
   */
  readonly turnPosition: ReadonlySignal<Position>;
  readonly moves: ReadonlySignal<readonly unknown[]>;
  /** What is asked; those who decide at the same time are asked the same. */
  readonly question: ReadonlySignal<number>;
  readonly curtain: Curtain;
  /** What is shown is long past: nobody is asked what was asked then. */
  readonly isCatchingUp: ReadonlySignal<boolean>;
  /** The last move is being shown: it is nobody's turn any more, though it is not told yet who has won. */
  readonly isEnding: ReadonlySignal<boolean>;
  readonly fault: ReadonlySignal<ShownFault | undefined>;
  readonly hints: Hints;
  /** With the real box: a move is only asked about, and not made. */
  readonly isOnlyAsking: Signal<boolean>;
  readonly play: (move: unknown) => Promise<PlayOutcome>;
  /** Says why a move may not be made, without making it. */
  readonly explain: (move: unknown) => void;
  /** Says why something cannot be done, in the game's own words. */
  readonly note: (text: string) => void;
  /** Says, in these words and once, whose turn it is, where somebody reaches for the board out of theirs. */
  readonly awaitOthers: (text: string) => void;
  /** A move, or an act of the table, as somebody typed it. True where it was taken, and not only asked about. */
  enter(text: string): Promise<boolean>;
  /**
   * Undefined where it can be done now. While a verdict is held back nobody can, whatever comes of it: what is said
   * before it is seen would give it away, and what is offered might be refused.
   */
  readonly whyNoTakeBack: ReadonlySignal<Fault | undefined>;
  takeBack(this: void): Promise<void>;
  /** Offers a draw, or accepts the one that stands: exactly that one. For who acts, where nobody else is named. */
  draw(seat?: Seat): Promise<boolean>;
  resign(seat?: Seat): Promise<boolean>;
  show(fault: Fault): void;
  readonly dismiss: () => void;
  /** The table is laid no more: nothing is followed for it. */
  readonly close: () => void;
}

export function createTableState(
  session: TableSession,
  thinker: Thinker,
  taken?: Pick<TakenHints, 'note'>,
): TableState {
  const { position, stage, judge, curtain } = session;
  const fault = signal<ShownFault | undefined>(undefined);
  let faults = 0;

  const here = computed(() => session.holders.value.filter(playsHere).map(({ seat }) => seat));
  /** The board draws what is known: whoever decides need not wait until it has come to rest. */
  const isPresent = computed(
    () =>
      stage.scene.value.position.ply === position.value.ply &&
      !stage.isClosed.value &&
      curtain.next.value === undefined &&
      !curtain.isClosed.value,
  );
  const isBroken = computed(() => isBrokenMatch(session.connection.value));
  const inPlay = computed(() => {
    const { resigned } = position.value.standing;
    return here.value.filter((seat) => !resigned.includes(seat));
  });
  /** Whoever looks speaks for themselves, before others at the device. */
  function firstToLook(seats: readonly Seat[]): Seat | undefined {
    const theirs = seats.filter((seat) => session.speaksFor(seat));
    return theirs.find((seat) => seat === session.viewer.value) ?? theirs[0];
  }

  const deciding = computed(() => {
    if (!isPresent.value || session.isAnswering.value || isBroken.value) return undefined;
    // T3: the computer decides for who has resigned.
    return firstToLook(
      position.value.standing.toDecide.filter((seat) => inPlay.value.includes(seat)),
    );
  });
  // Until a verdict is seen, nothing around the board may give it away; who is asked to go on has seen it.
  const isOver = computed(
    () =>
      position.value.standing.outcome !== undefined &&
      (!stage.isClosed.value || stage.inMoment.value),
  );
  const acting = computed(() => {
    // Over is over, though the end may still have to be told.
    if (isOver.value || isBroken.value || curtain.isClosed.value) return undefined;
    return deciding.value ?? firstToLook(inPlay.value);
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

  const stops: (() => void)[] = [];

  /** As long as the table lies. */
  function follow(change: () => void): void {
    stops.push(effect(change));
  }

  follow(() => {
    if (session.connection.value.kind === 'live' && isUnreachable(fault.peek())) dismiss();
  });

  follow(() => {
    if (!stage.isClosed.value && fault.peek()?.fault.kind === 'held-back') dismiss();
  });

  let saidAt: number | undefined;

  /** Not while the board still shows what led to it, nor where it says already to whom the device goes. */
  function awaitOthers(text: string): void {
    const { ply, standing } = position.peek();
    const isShown = stage.shown.peek().position.ply === ply && !stage.isClosed.peek();
    const isHandingOver = curtain.next.peek() !== undefined;
    if (!isShown || isHandingOver || ply === saidAt || acting.peek() === undefined) return;
    if (standing.toDecide.some((seat) => inPlay.peek().includes(seat))) return;
    saidAt = ply;
    faults += 1;
    fault.value = {
      fault: { kind: 'awaited', text, rule: standing.turnRule ?? 'T7' },
      number: faults,
    };
  }

  // It is somebody else's turn now, or nobody's.
  follow(() => {
    if (position.value.ply !== saidAt && fault.peek()?.fault.kind === 'awaited') dismiss();
  });

  // What was refused is no business of whoever looks next.
  let looked = session.viewer.peek();
  follow(() => {
    const looks = session.viewer.value;
    const isHandedOver = curtain.isClosed.value;
    if (isHandedOver || looks !== looked) dismiss();
    looked = looks;
  });

  /** Whoever decides; or whoever is in play here, to be told that it is not their turn. T3 */
  function whoSpeaks(): Seat | undefined {
    if (curtain.isClosed.peek()) return undefined;
    return deciding.value ?? firstToLook(inPlay.value);
  }

  async function told(fate: Promise<Fate>): Promise<boolean> {
    dismiss();
    const became = await fate;
    // Trouble has its own slip, with the way to try again.
    if (became !== 'confirmed' && became !== session.trouble.peek()) show(became);
    return became === 'confirmed';
  }

  const hints = createHints({ session, thinker, deciding, question, curtain, show, dismiss });

  /** In notation; what a hint has advised is remembered, so that nobody is blamed for it. */
  async function playAs(seat: Seat, text: string): Promise<boolean> {
    const { ply } = position.value;
    const hint = hints.current.value;
    const isAsked = hint?.seat === seat && hint.move !== undefined;
    const isAdvised = isAsked && judge.value.notate(hint.move) === text;
    const isTaken = await told(session.play(seat, text));
    if (isTaken && isAdvised) taken?.note(session.id, placeSince(ply, seat), text);
    return isTaken;
  }

  /** Where the log has it: something else may have come in between. */
  function placeSince(ply: number, seat: Seat): number {
    const log = session.log.value;
    const since = log.read(ply, log.end());
    const at = since.findIndex(({ entry }) => entry.by === seat && !isAct(entry));
    return at < 0 ? ply : log.end() - since.length + at;
  }

  /** Who was asked about it may have been another one than acts by now. */
  function mayAct(seat: Seat | undefined): seat is Seat {
    return (
      acting.value !== undefined && firstToLook(inPlay.value.filter((own) => own === seat)) === seat
    );
  }

  const whyNoTakeBack = computed<Fault | undefined>(() =>
    stage.isClosed.value ? { kind: 'held-back' } : session.whyNoTakeBack.value,
  );

  /** What is held back says first whether anything is left to be done. */
  async function whenOpen(): Promise<void> {
    if (stage.isClosed.peek()) show({ kind: 'held-back' });
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = effect(() => {
      if (!stage.isClosed.value) resolve();
    });
    await promise;
    stop();
  }

  function offerTo(seat: Seat): Standing['offers'][number] | undefined {
    return position.value.standing.offers.find((other) => other.seat !== seat);
  }

  async function draw(seat = acting.value): Promise<boolean> {
    if (!mayAct(seat)) return false;
    const offer = offerTo(seat);
    await whenOpen();
    if (!mayAct(seat)) return false;
    // It has lapsed meanwhile, or somebody else was first to offer: nobody has said anything to that.
    if (offerTo(seat)?.ply !== offer?.ply) return false;
    // What becomes of the offer is told where the hint lay.
    hints.drop();
    return told(
      session.act(seat, offer ? { act: 'accept-draw', offer: offer.ply } : { act: 'offer-draw' }),
    );
  }

  async function resign(seat = acting.value): Promise<boolean> {
    if (!mayAct(seat)) return false;
    await whenOpen();
    return mayAct(seat) && told(session.act(seat, { act: 'resign' }));
  }

  async function takeBack(): Promise<boolean> {
    if (curtain.isClosed.peek()) return false;
    if (!stage.isClosed.peek()) return told(session.takeBack());
    show({ kind: 'held-back' });
    return false;
  }

  function explain(move: unknown): void {
    const seat = whoSpeaks();
    const refusal = seat === undefined ? undefined : judge.value.check(seat, move);
    if (refusal) show(refused(refusal));
  }

  const isOnlyAsking = signal(false);

  /** Says whether a move may be made, without making it. */
  function askAbout(seat: Seat, move: unknown): void {
    const refusal = judge.value.check(seat, move);
    show(refusal ? refused(refusal) : { kind: 'allowed' });
  }

  return {
    session,
    here,
    haveAllResigned: computed(() => here.value.length > 0 && inPlay.value.length === 0),
    acting,
    deciding,
    turnPosition: computed(() => {
      if (curtain.isClosed.value) return position.value;
      const { shown, scene } = session.stage;
      return (deciding.value === undefined ? shown : scene).value.position;
    }),
    moves,
    question,
    curtain,
    isCatchingUp: catchingUp(session, follow),
    isEnding: computed(
      () =>
        isOver.value &&
        stage.shown.value.position.standing.outcome === undefined &&
        stage.waiting.value === 0,
    ),
    fault,
    hints,
    isOnlyAsking,
    explain,
    note: (text) => show(noted(text)),
    awaitOthers,
    show,
    dismiss,
    async play(move) {
      const seat = whoSpeaks();
      if (seat === undefined) return 'refused';
      if (isOnlyAsking.value) {
        askAbout(seat, move);
        return 'refused';
      }
      if (judge.value.check(seat, move)) {
        explain(move);
        return 'refused';
      }
      // Who goes on has seen enough of what was before.
      stage.hurry();
      return (await playAs(seat, judge.value.notate(move))) ? 'confirmed' : 'refused';
    },
    async enter(text) {
      const typed = text.trim();
      const act = parseAct(typed);
      if (act?.kind === 'undo') return takeBack();
      if (act?.kind === 'draw') return draw();
      if (act?.kind === 'resign') return resign();
      const seat = whoSpeaks();
      if (seat === undefined) return false;
      await whenOpen();
      // Who typed it may not be the one who is asked by now.
      if (whoSpeaks() !== seat) return false;
      const asked = isOnlyAsking.value ? judge.value.read(seat, typed) : undefined;
      // What cannot be read is refused where it is played.
      if (asked === undefined) return playAs(seat, typed);
      askAbout(seat, asked);
      return false;
    },
    draw,
    resign,
    whyNoTakeBack,
    close() {
      for (const stop of stops) stop();
    },
    async takeBack() {
      await takeBack();
    },
  };
}

function isUnreachable(shown: ShownFault | undefined): boolean {
  return shown?.fault.kind === 'failed' && shown.fault.failure.code === 'unreachable';
}
