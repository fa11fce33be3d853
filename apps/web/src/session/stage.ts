import { type ReadonlySignal, signal } from '@preact/signals';
import { createHolding } from './holding.ts';
import type { Position } from './position.ts';

/** Something to be told at the table: how it stands then, and what happened on the way there. */
export interface Telling {
  readonly position: Position;
  readonly events: readonly unknown[];
  /** Nothing on the board has changed: whoever is about to move there is not disturbed. */
  readonly isQuiet?: boolean;
}

/** What the table shows: a position, and what has just happened there, to be animated once. */
export interface Shown {
  readonly position: Position;
  /** `ply` only tells one happening from the next. */
  readonly fresh: { readonly ply: number; readonly events: readonly unknown[] };
}

/**
 * Tells what happens one after the other, however fast it comes in, so that every move is seen. An own
 * answer may be told before it is confirmed: it is there once, and its confirmation takes its place
 * wherever it stands.
 */
export interface Stage {
  readonly shown: ReadonlySignal<Shown>;
  /** What waits to be told. */
  readonly waiting: ReadonlySignal<number>;
  arrive(telling: Telling): void;
  /** The own answer as it will be. Until it is confirmed or withdrawn, nothing is told over it. */
  foresee(telling: Telling): void;
  /** The own answer as it has become, with what was told of it already left out. */
  confirm(telling: Telling): void;
  /** The own answer will not be: everything else is told as it happened. */
  withdraw(present: Position): void;
  /** Without animation: after a jump. Nothing foreseen outlives it. */
  jump(position: Position): void;
  /** What is shown takes longer than a moment: the next waits until then. */
  readonly hold: (until: Promise<unknown>) => void;
  /** Until everything that has arrived has been shown. */
  atRest(): Promise<void>;
  /** Shows the last that waits, at once. */
  skip(): void;
}

/** Long enough for one move's animation to come to rest. */
const MOMENT = 420;

export function createStage(
  first: Position,
  pause: (milliseconds: number) => Promise<void>,
): Stage {
  let shows = first.ply;
  const shown = signal<Shown>({ position: first, fresh: { ply: shows, events: [] } });
  const waiting = signal(0);
  const holding = createHolding();
  let queue: Telling[] = [];
  let foreseen: { readonly telling: Telling; isShown: boolean } | undefined;
  /** What came in while something foreseen was shown: it is told with the confirmation. */
  let heldBack: Telling[] = [];
  let running = false;
  let run = Promise.resolve();

  function show({ position, events }: Telling): void {
    shows += 1;
    shown.value = { position, fresh: { ply: shows, events } };
  }

  function showQuietly(position: Position): void {
    shown.value = { position, fresh: shown.peek().fresh };
  }

  function next(): Telling | undefined {
    const telling = queue.shift();
    if (telling || !foreseen || foreseen.isShown) return telling;
    foreseen.isShown = true;
    return foreseen.telling;
  }

  async function showAll(): Promise<void> {
    running = true;
    for (let telling = next(); telling; telling = next()) {
      waiting.value = queue.length;
      if (telling.isQuiet) {
        showQuietly(telling.position);
        continue;
      }
      show(telling);
      await pause(MOMENT);
      await holding.released();
    }
    running = false;
  }

  function goOn(): void {
    waiting.value = queue.length;
    if (!running) run = showAll();
  }

  function jump(position: Position): void {
    queue = [];
    heldBack = [];
    foreseen = undefined;
    holding.letGo();
    waiting.value = 0;
    show({ position, events: [] });
  }

  return {
    shown,
    waiting,
    arrive(telling) {
      if (foreseen?.isShown) heldBack.push(telling);
      else queue.push(telling);
      goOn();
    },
    foresee(telling) {
      foreseen = { telling, isShown: false };
      goOn();
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
      goOn();
    },
    withdraw(present) {
      if (!foreseen) return;
      const wasShown = foreseen.isShown;
      foreseen = undefined;
      if (wasShown && heldBack.length === 0) show({ position: present, events: [] });
      queue.push(...heldBack);
      heldBack = [];
      goOn();
    },
    jump,
    hold: holding.hold,
    atRest: () => run,
    skip() {
      const last = queue.at(-1);
      if (last) jump(last.position);
    },
  };
}

/** What is left of `events` when those of `told` have been shown, if it begins with them. */
function without(told: readonly unknown[], events: readonly unknown[]): readonly unknown[] {
  const isPrefix = told.every(
    (event, index) => JSON.stringify(event) === JSON.stringify(events[index]),
  );
  return isPrefix ? events.slice(told.length) : events;
}
