import type { GameBox } from '@kast/games';
import type { AnyGame } from '@kast/kernel';

/** All that a server needs of a box, bots and referees apart. */
export type PlayableBox = Pick<GameBox, 'info' | 'rules' | 'practice'>;

/** The games that can be played here. */
export interface Shelf {
  rulesOf(game: string): Promise<AnyGame | undefined>;
}

export function shelfOf(boxes: readonly PlayableBox[]): Shelf {
  return {
    rulesOf: async (game) => boxes.find(({ info }) => info.id === game)?.rules(),
  };
}
