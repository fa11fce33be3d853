import { playSound } from '@kast/ui';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Pan } from '../../rules/index.ts';
import type { Kitchen } from '../../toss/index.ts';
import { LiveThrow } from './live-throw.ts';
import { Stepper } from './stepper.ts';
import type { ScenePlayer } from './TossScene.tsx';

interface LiveThrowOptions {
  readonly kitchen: Kitchen;
  readonly pan: Pan;
  readonly scene: RefObject<ScenePlayer | null>;
  /** Called at every frame while something moves. */
  readonly onFrame: (live: LiveThrow) => void;
  /** Called once, when the pancake has come to rest. */
  readonly onLanded: (live: LiveThrow) => void;
}

export interface Running {
  readonly live: LiveThrow;
  /** Somebody has touched the hand: it moves from now on, until all is still. */
  readonly wake: () => void;
}

/** Steps a toss at sixty steps a second and places the scene, as long as anything moves. */
export function useLiveThrow(options: LiveThrowOptions): Running {
  const { kitchen, pan, scene } = options;
  const live = useMemo(() => new LiveThrow(kitchen, pan), [kitchen, pan]);
  const told = useRef(options);
  told.current = options;
  const frame = useRef(0);

  useLayoutEffect(() => {
    scene.current?.show(live.moment);
    return () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
      live.free();
    };
  }, [live]);

  const wake = (): void => {
    if (frame.current !== 0 || live.landing) return;
    const stepper = new Stepper();
    const draw = (now: number): void => {
      const before = live.moment.touches;
      for (const time of stepper.due(now)) live.step(time);
      // It comes down, on whatever: what it was worth is heard later.
      if (before === null && live.moment.touches !== null) playSound('place');
      scene.current?.show(live.moment);
      told.current.onFrame(live);
      const isOver = live.landing !== undefined;
      frame.current = isOver || live.isIdle ? 0 : requestAnimationFrame(draw);
      if (isOver) told.current.onLanded(live);
    };
    frame.current = requestAnimationFrame(draw);
  };
  return { live, wake };
}
