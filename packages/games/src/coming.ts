import type { ComingBox } from './box/index.ts';

/** Boxes on the shelf whose games are not in the registry yet. */
export const comingSoon: readonly ComingBox[] = [];
