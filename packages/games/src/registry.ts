import type { GameBox } from './box/index.ts';

export * from './box/index.ts';

/** One line per game. */
export const registry: readonly GameBox[] = [];
