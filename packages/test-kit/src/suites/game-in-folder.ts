import type { GameBox } from '@kast/games';
import { registry } from '@kast/games';

/** A game to be tried, and where its files lie: in the cupboard or elsewhere. */
export interface GameInFolder {
  readonly id: string;
  readonly box: GameBox;
  /** Ends in a slash. */
  readonly folder: URL;
}

export function gameIn(box: GameBox, folder: URL): GameInFolder {
  return { id: box.info.id, box, folder };
}

/** Every game of the cupboard. */
export const cupboard: readonly GameInFolder[] = registry.map((box) =>
  gameIn(box, new URL(`../../../games/src/${box.info.id}/`, import.meta.url)),
);
