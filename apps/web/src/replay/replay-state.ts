import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createHolding } from '../session/holding.ts';
import type { Position } from '../session/position.ts';
import type { Reel } from './reel.ts';

export interface ReplayState {
  readonly ply: ReadonlySignal<number>;
  readonly position: ReadonlySignal<Position>;
  /** What to animate: only a single step forward is. */
  readonly fresh: ReadonlySignal<{ readonly ply: number; readonly events: readonly unknown[] }>;
  readonly isPlaying: ReadonlySignal<boolean>;
  goTo(ply: number): void;
  /** What is shown takes longer than a step: while playing, the next waits until then. */
  readonly hold: (until: Promise<unknown>) => void;
  play(): Promise<void>;
  stop(): void;
}

const STEP = 900;

/** Where somebody is in a reel. */
export function createReplay(
  reel: ReadonlySignal<Reel>,
  start: number,
  pause: (milliseconds: number) => Promise<void>,
): ReplayState {
  const within = (ply: number): number => Math.min(Math.max(ply, 0), reel.peek().length);
  const ply = signal(within(start));
  const stepped = signal(false);
  const playing = signal(0);
  const holding = createHolding();
  let plays = 0;
  const position = computed(() => reel.value.at(ply.value));

  function goTo(next: number): void {
    const target = within(next);
    stepped.value = target === ply.value + 1;
    ply.value = target;
  }

  return {
    ply,
    position,
    fresh: computed(() => ({
      ply: ply.value,
      events: stepped.value ? reel.value.eventsAt(ply.value) : [],
    })),
    isPlaying: computed(() => playing.value !== 0),
    hold: holding.hold,
    goTo(next) {
      playing.value = 0;
      holding.letGo();
      goTo(next);
    },
    async play() {
      if (ply.value === reel.value.length) goTo(0);
      plays += 1;
      const own = plays;
      playing.value = own;
      while (playing.value === own && ply.value < reel.value.length) {
        goTo(ply.value + 1);
        await pause(STEP);
        await holding.released();
      }
      if (playing.value === own) playing.value = 0;
    },
    stop() {
      playing.value = 0;
    },
  };
}
