import { type GameBox, rulesOf } from '@kast/games';
import type { AnyGame } from '@kast/kernel';

/** All that a server needs of a box, bots and referees apart. */
export type PlayableBox = Pick<
  GameBox,
  'info' | 'rules' | 'earlierRules' | 'practice' | 'realTable'
> &
  Partial<Pick<GameBox, 'cover' | 'picture'>>;

/** The rules of the games that can be played here, by game and version. */
export interface GameRules {
  /** Those that a new match is begun with. */
  newest(game: string): Promise<AnyGame | undefined>;
  /** Those that a match was begun with: it goes on under them, whatever has been corrected since. */
  ofVersion(game: string, version: number): Promise<AnyGame | undefined>;
}

export function gameRules(boxes: readonly PlayableBox[]): GameRules {
  const boxOf = (game: string): PlayableBox | undefined =>
    boxes.find(({ info }) => info.id === game);
  return {
    newest: async (game) => boxOf(game)?.rules(),
    async ofVersion(game, version) {
      const box = boxOf(game);
      return box && rulesOf(box, version);
    },
  };
}
