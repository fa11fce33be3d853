import type { Player } from '@kast/ui/stage';
import type { RefObject } from 'preact';

/** For a table that does not answer the stage yet: it has shown a ply when what it moves and holds is at rest. */
export function unstagedPlayer(root: RefObject<HTMLElement | null>): {
  readonly player: Player;
  readonly hold: (until: Promise<unknown>) => void;
} {
  let held: Promise<unknown>[] = [];
  return {
    hold: (until) => {
      held.push(until);
    },
    player: async ({ end }) => {
      held = [];
      await drawn();
      const animations = root.current?.getAnimations({ subtree: true }) ?? [];
      const motions = animations
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished);
      if (!end.aborted) await Promise.allSettled([...motions, ...held]);
    },
  };
}

/** The next drawing, and what follows from it; a hidden page draws nothing. */
function drawn(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
