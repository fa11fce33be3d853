import type { GameBox } from './box/index.ts';
import { tablut } from './tablut/index.ts';

export * from './box/index.ts';
export { comingSoon } from './coming.ts';

/** One line per game. */
export const registry: readonly GameBox[] = [tablut];
