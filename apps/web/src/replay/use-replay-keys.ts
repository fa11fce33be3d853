import { useLayoutEffect } from 'preact/hooks';
import type { ReplayState } from './replay-state.ts';

/** Arrows step, Home and End jump, wherever the focus is, but in a field that needs them itself. */
export function useReplayKeys(replay: ReplayState): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.matches('input, textarea, select'))
        return;
      const next = plyAfterKey(event.key, replay.ply.value);
      if (next === undefined) return;
      event.preventDefault();
      replay.goTo(next);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [replay]);
}

function plyAfterKey(key: string, ply: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return ply + 1;
    case 'ArrowLeft':
      return ply - 1;
    case 'Home':
      return 0;
    case 'End':
      return Number.POSITIVE_INFINITY;
    default:
      return undefined;
  }
}
