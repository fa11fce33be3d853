import { effect, untracked } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '../announce.ts';
import type { Stage } from './stage.ts';

type Say<Position> = (events: readonly unknown[], position: Position) => readonly string[];

/**
 * Says aloud what is told, once and in order. A moment that wants to be dismissed is said when it is
 * looked at: whoever only listens must know what to go on from.
 */
export function useTelling<Position>(stage: Stage<Position>, say: Say<Position>): void {
  const latest = useRef(say);
  latest.current = say;
  useLayoutEffect(
    () => sayWhatIsTold(stage, (...told) => latest.current(...told).forEach(announce)),
    [stage],
  );
}

/** From now on, until it is ended. At once: of several that are told in one go, none is left out. */
export function sayWhatIsTold<Position>(
  stage: Stage<Position>,
  say: (...told: Parameters<Say<Position>>) => void,
): () => void {
  let said = stage.shown.peek().number;
  return effect(() => {
    const { number, events, position } = stage.isAsking.value
      ? stage.scene.value
      : stage.shown.value;
    if (number <= said) return;
    said = number;
    untracked(() => say(events, position));
  });
}
