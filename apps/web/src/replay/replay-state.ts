import { createStage, type Stage } from '@kast/ui/stage';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Position } from '../session/position.ts';
import type { Reel } from './reel.ts';

export interface ReplayState {
  /** Where somebody has gone to. */
  readonly ply: ReadonlySignal<number>;
  /** Only a single step forward is shown; anything else is a jump. */
  readonly stage: Stage<Position>;
  readonly isPlaying: ReadonlySignal<boolean>;
  goTo(ply: number): void;
  play(): Promise<void>;
  stop(): void;
  close(): void;
}

/** Where somebody is in a reel. */
export function createReplay(
  reel: ReadonlySignal<Reel>,
  start: number,
  /** Between one ply and the next, while it plays by itself. */
  pauseToRead: () => Promise<void>,
): ReplayState {
  const within = (ply: number): number => Math.min(Math.max(ply, 0), reel.peek().length);
  const ply = signal(within(start));
  const playing = signal(0);
  // Nobody is asked to dismiss a moment in what was played long ago.
  const stage = createStage(reel.peek().at(ply.peek()), { asks: () => false });
  let plays = 0;
  let seen = reel.peek();
  const forget = effect(() => {
    // Through other eyes, at the same place.
    if (reel.value !== seen) stage.jump(reel.value.at(ply.peek()));
    seen = reel.value;
  });

  function goTo(next: number): void {
    const target = within(next);
    const isStep = target === ply.peek() + 1;
    ply.value = target;
    const position = reel.peek().at(target);
    if (!isStep) return stage.jump(position);
    stage.hurry();
    return stage.arrive({ position, events: reel.peek().eventsAt(target) });
  }

  return {
    ply,
    stage,
    isPlaying: computed(() => playing.value !== 0),
    goTo(next) {
      playing.value = 0;
      goTo(next);
    },
    async play() {
      if (ply.value === reel.value.length) goTo(0);
      plays += 1;
      const own = plays;
      playing.value = own;
      while (playing.value === own && ply.value < reel.value.length) {
        goTo(ply.value + 1);
        await stage.atRest();
        await pauseToRead();
      }
      if (playing.value === own) playing.value = 0;
    },
    stop() {
      playing.value = 0;
    },
    close() {
      playing.value = 0;
      forget();
    },
  };
}
