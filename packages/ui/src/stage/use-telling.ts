import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { announce } from '../announce.ts';
import type { Stage } from './stage.ts';

/**
 * Says aloud what is told, once and in order. A moment that wants to be dismissed is said when it is
 * looked at: whoever only listens must know what to go on from.
 */
export function useTelling<Position>(
  stage: Stage<Position>,
  say: (events: readonly unknown[], position: Position) => readonly string[],
): void {
  const said = useRef(stage.scene.peek().number);
  const latest = useRef(say);
  latest.current = say;
  useSignalEffect(() => {
    const { number, events, position } = stage.isAsking.value
      ? stage.scene.peek()
      : stage.shown.value;
    if (number <= said.current) return;
    said.current = number;
    for (const text of latest.current(events, position)) announce(text);
  });
}
