import type { GameBox, GameTexts } from '@kast/games';
import type { Loaded } from '@kast/ui';
import { language } from '../i18n/language.ts';
import { useKeptGame } from '../offline/use-kept-game.ts';
import { useDoor } from './doors.ts';
import { textsDoor } from './game-doors.ts';

/** What a game says, in the language that is spoken now. Whatever page opens a game asks for it. */
export function useGameTexts(box: GameBox): Loaded<GameTexts> {
  useKeptGame(box.info.id);
  return useDoor(textsDoor(box, language()));
}
