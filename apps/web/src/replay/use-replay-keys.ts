import { useLayoutEffect } from 'preact/hooks';
import { plyAfterKey } from './ply-after-key.ts';
import type { ReplayState } from './replay-state.ts';

/** What goes by these keys itself. */
const OWN_KEYS = 'input, textarea, select, [role=grid], [role=tablist], [role=radiogroup]';

const NONE: readonly string[] = [];

/** The match is stepped through wherever the focus is, but in what needs those keys itself. */
export function useReplayKeys(replay: ReplayState, leaves: readonly string[] = NONE): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || leaves.includes(event.key)) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const next = plyAfterKey(event, replay.ply.value);
      if (next === undefined) return;
      event.preventDefault();
      replay.goTo(next);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [replay, leaves]);
}
