import type { GameBox } from '@kast/games';
import type { AnyGame } from '@kast/kernel';

/** The games that can be played here. */
export interface Shelf {
  rulesOf(game: string): Promise<AnyGame | undefined>;
}

export function shelfOf(boxes: readonly GameBox[]): Shelf {
  return {
    rulesOf: async (game) => boxes.find(({ info }) => info.id === game)?.rules(),
  };
}
