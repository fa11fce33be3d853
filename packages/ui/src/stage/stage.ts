import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { asksToGoOn } from './pace.ts';

/** Something to be told: how it stands then, and what happened on the way there. */
export interface Telling<Position> {
  readonly position: Position;
  readonly events: readonly unknown[];
  /** Nothing on the board has changed: whoever is about to move there is not disturbed. */
  readonly isQuiet?: boolean;
}

/** What the board draws, and what it plays on the way there. */
export interface Scene<Position> {
  /** Tells one scene from the next. */
  readonly number: number;
  readonly position: Position;
  readonly before: Position;
  /** Empty after a jump. */
  readonly events: readonly unknown[];
}

/** What has been told: its pictures have come to rest. */
export type ShownScene<Position> = Omit<Scene<Position>, 'before'>;

/** What whoever draws is given with a scene. */
export interface Cue {
  readonly number: number;
  /** Whoever looks wants no more of it: what runs ends now. */
  readonly end: AbortSignal;
  /** Is a moment dismissed by whoever looks? Otherwise it is shown as long as it takes to read. */
  readonly asks: boolean;
  /** Until this has been shown, no hand may touch the board. */
  readonly close: () => void;
  /** Asks whoever looks to dismiss these words, and waits until then; in a room, until they could be read. */
  readonly dismissed: (words: string) => Promise<void>;
}

/** Asked just before a scene is drawn, with what happens in it; answers when its pictures have come to rest. */
export type Animator = (cue: Cue, events: readonly unknown[]) => Promise<unknown>;

/**
 * Owns the time of one screen. What happens is told one after the other, however fast it comes in, so
 * that every move is seen; how long that takes is said by whoever draws it. An own answer may be told
 * before it is confirmed: it is there once, and its confirmation takes its place wherever it stands.
 */
export interface Stage<Position> {
  /** For the board alone. */
  readonly scene: ReadonlySignal<Scene<Position>>;
  /** For everything that is said: result, log, prompt, title, sound, announcement. */
  readonly shown: ReadonlySignal<ShownScene<Position>>;
  /** What waits to be told. */
  readonly waiting: ReadonlySignal<number>;
  /** A moment is shown that wants to be dismissed, or in a room to be read: until then, nothing follows. */
  readonly isAsking: ReadonlySignal<boolean>;
  /** From when a moment asks until it has been told: it is over for the eye before what follows may be said. */
  readonly inMoment: ReadonlySignal<boolean>;
  /** What is being shown must not be touched yet. */
  readonly isClosed: ReadonlySignal<boolean>;
  /**
   * Whoever draws; nothing is told before somebody does, so that nothing is missed, and nothing is waited
   * for when they have gone. Gives the way to leave.
   */
  readonly attach: (animator: Animator) => () => void;
  readonly arrive: (telling: Telling<Position>) => void;
  /** The own answer as it will be. Until it is confirmed or withdrawn, nothing is told over it. */
  readonly foresee: (telling: Telling<Position>) => void;
  /** The own answer as it has become, with what was told of it already left out. */
  readonly confirm: (telling: Telling<Position>) => void;
  /** The own answer will not be: everything else is told as it happened. */
  readonly withdraw: (present: Position) => void;
  /** Without pictures: after a jump. Nothing foreseen outlives it. */
  readonly jump: (position: Position) => void;
  /** Jumps to where somebody else has looked last: what arrives waits until it is drawn for them. */
  readonly handOver: (position: Position) => void;
  readonly goOn: () => void;
  /** Ends the pictures that run; what waits is shown as ever. */
  readonly hurry: () => void;
  /** Shows the last that waits, at once. */
  readonly skip: () => void;
  /** Until everything that has arrived has been told, and somebody looks: before that nothing has been. */
  readonly atRest: () => Promise<void>;
}

interface Foreseen<Position> {
  readonly telling: Telling<Position>;
  isShown: boolean;
  /** How it stood when it was shown. */
  before?: Position;
}

export interface StageOptions {
  readonly asks?: () => boolean;
  /** Where many look and nobody is at hand to press anything: until these words could be read. */
  readonly untilRead?: ((words: string, end: AbortSignal) => Promise<void>) | undefined;
}

export function createStage<Position>(
  first: Position,
  { asks = asksToGoOn, untilRead }: StageOptions = {},
): Stage<Position> {
  const beginning = { number: 0, position: first, before: first, events: [] };
  const scene = signal<Scene<Position>>(beginning);
  const shown = signal<ShownScene<Position>>(beginning);
  const waiting = signal(0);
  const isAsking = signal(false);
  const inMoment = signal(false);
  const isClosed = signal(false);
  let animator: Animator | undefined;
  let queue: Telling<Position>[] = [];
  let foreseen: Foreseen<Position> | undefined;
  /** What came in while something foreseen was shown: it is told with the confirmation. */
  let heldBack: Telling<Position>[] = [];
  let showing: AbortController | undefined;
  let asked = Promise.withResolvers<void>();
  let begun = Promise.withResolvers<void>();
  let hasBegun = false;
  let running = false;
  let run = Promise.resolve();

  async function show({ position, events }: Telling<Position>): Promise<void> {
    const own = new AbortController();
    showing = own;
    const { number, position: before } = scene.peek();
    const cue: Cue = {
      number: number + 1,
      end: own.signal,
      asks: asks(),
      close() {
        if (showing === own) isClosed.value = true;
      },
      dismissed: (words) => dismissed(words, own.signal),
    };
    let played: Promise<unknown> | undefined;
    // At once: where the board is held back, nothing else may run ahead of it either.
    tell(() => {
      if (events.length > 0) played = animator && begin(animator, cue, events);
      scene.value = { number: number + 1, position, before, events };
    });
    if (played)
      await Promise.race([
        played.catch((error: unknown) => reportError(error)),
        aborted(own.signal),
      ]);
    if (showing !== own) return;
    showing = undefined;
    tell(() => {
      isClosed.value = false;
      inMoment.value = false;
      // A confirmation may have come in meanwhile.
      shown.value = { ...scene.peek(), events };
    });
  }

  /** Whoever fails to draw it has shown it. */
  async function begin(drawing: Animator, cue: Cue, events: readonly unknown[]): Promise<void> {
    await drawing(cue, events);
  }

  function showQuietly(position: Position): void {
    tell(() => {
      scene.value = { ...scene.peek(), position };
      if (!showing) shown.value = { ...shown.peek(), position };
    });
  }

  function next(): Telling<Position> | undefined {
    if (!hasBegun) return undefined;
    const telling = queue.shift();
    if (telling || !foreseen || foreseen.isShown) return telling;
    foreseen.isShown = true;
    foreseen.before = scene.peek().position;
    return foreseen.telling;
  }

  async function showAll(): Promise<void> {
    running = true;
    for (let telling = next(); telling; telling = next()) {
      waiting.value = queue.length;
      if (telling.isQuiet) showQuietly(telling.position);
      else await show(telling);
    }
    running = false;
  }

  function runOn(): void {
    waiting.value = queue.length;
    if (hasBegun && !running) run = showAll();
  }

  async function dismissed(words: string, end: AbortSignal): Promise<void> {
    if (end.aborted) return;
    // Several may ask at once: one press dismisses them all.
    if (!isAsking.peek()) asked = Promise.withResolvers();
    batch(() => {
      isAsking.value = true;
      inMoment.value = true;
      isClosed.value = true;
    });
    void untilRead?.(words, end).then(asked.resolve);
    await Promise.race([asked.promise, aborted(end)]);
    isAsking.value = false;
  }

  function hurry(): void {
    showing?.abort();
  }

  function setTo(position: Position): void {
    hurry();
    showing = undefined;
    const number = scene.peek().number + 1;
    tell(() => {
      isClosed.value = false;
      inMoment.value = false;
      scene.value = { number, position, before: position, events: [] };
      shown.value = { number, position, events: [] };
    });
  }

  function jump(position: Position): void {
    queue = [];
    heldBack = [];
    foreseen = undefined;
    waiting.value = 0;
    setTo(position);
  }

  return {
    scene,
    shown,
    waiting,
    isAsking,
    inMoment,
    isClosed,
    attach(drawing) {
      animator = drawing;
      hasBegun = true;
      begun.resolve();
      runOn();
      return () => {
        if (animator !== drawing) return;
        animator = undefined;
        hurry();
      };
    },
    arrive(telling) {
      if (foreseen?.isShown) heldBack.push(telling);
      else queue.push(telling);
      runOn();
    },
    foresee(telling) {
      foreseen = { telling, isShown: false };
      runOn();
    },
    confirm(telling) {
      const told = foreseen?.isShown ? foreseen.telling.events : [];
      const missed = heldBack.flatMap(({ events }) => events);
      const events = [...missed, ...without(told, telling.events)];
      const isTold = foreseen?.isShown === true && events.length === 0;
      foreseen = undefined;
      heldBack = [];
      if (isTold) return showQuietly(telling.position);
      queue.push({ position: telling.position, events });
      return runOn();
    },
    withdraw(present) {
      if (!foreseen) return;
      const { isShown, before = present } = foreseen;
      foreseen = undefined;
      // While its pictures run it has not been told, and never will be.
      if (isShown && heldBack.length === 0) setTo(present);
      else if (isShown && showing) setTo(before);
      queue.push(...heldBack);
      heldBack = [];
      runOn();
    },
    jump,
    handOver(position) {
      animator = undefined;
      if (hasBegun) begun = Promise.withResolvers();
      hasBegun = false;
      jump(position);
    },
    goOn: () => asked.resolve(),
    hurry,
    skip() {
      const last = queue.at(-1);
      if (last) jump(last.position);
      else hurry();
    },
    async atRest() {
      for (let looked: unknown; looked !== begun; ) {
        looked = begun;
        await begun.promise;
        await run;
        // Meanwhile it may be handed over to somebody else.
      }
    },
  };
}

/** Who listens may fail; what is told goes on. */
function tell(change: () => void): void {
  try {
    batch(change);
  } catch (error) {
    reportError(error);
  }
}

function aborted(end: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (end.aborted) resolve();
  else end.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}

/** What is left of `events` when those of `told` have been shown, if it begins with them. */
function without(told: readonly unknown[], events: readonly unknown[]): readonly unknown[] {
  const isPrefix = told.every(
    (event, index) => JSON.stringify(event) === JSON.stringify(events[index]),
  );
  return isPrefix ? events.slice(told.length) : events;
}
