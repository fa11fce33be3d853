import { type ReadonlySignal, signal } from '@preact/signals';
import { createHolding } from './holding.ts';
import type { Position } from './position.ts';

/** What the table shows: a position, and what has just happened there, to be animated once. */
export interface Shown {
  readonly position: Position;
  readonly fresh: { readonly ply: number; readonly events: readonly unknown[] };
}

/** Shows positions one after the other, however fast they come in, so that every move is seen. */
export interface Stage {
  readonly shown: ReadonlySignal<Shown>;
  /** Positions that wait to be shown. */
  readonly waiting: ReadonlySignal<number>;
  /** A position of the ply that is shown already replaces it without another animation. */
  arrive(position: Position): void;
  /** Without animation: after a jump. */
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
  const shown = signal<Shown>(atRest(first));
  const waiting = signal(0);
  const holding = createHolding();
  let queue: Position[] = [];
  let running = false;
  let run = Promise.resolve();

  async function showAll(): Promise<void> {
    running = true;
    for (let next = queue.shift(); next; next = queue.shift()) {
      waiting.value = queue.length;
      shown.value = { position: next, fresh: freshIn(next) };
      await pause(MOMENT);
      await holding.released();
    }
    running = false;
  }

  function jump(position: Position): void {
    queue = [];
    holding.letGo();
    waiting.value = 0;
    shown.value = atRest(position);
  }

  return {
    shown,
    waiting,
    arrive(position) {
      const { position: current, fresh } = shown.value;
      if (queue.length === 0 && position.standing.ply === current.standing.ply) {
        shown.value = { position, fresh };
        return;
      }
      queue.push(position);
      if (running) waiting.value = queue.length;
      else run = showAll();
    },
    jump,
    hold: holding.hold,
    atRest: () => run,
    skip() {
      const last = queue.at(-1);
      if (last) jump(last);
    },
  };
}

function freshIn(position: Position): Shown['fresh'] {
  const { ply } = position.standing;
  return { ply, events: position.happened[ply - 1] ?? [] };
}

function atRest(position: Position): Shown {
  return { position, fresh: { ply: position.standing.ply, events: [] } };
}
