import type { GameBox, GameTexts } from '@kast/games';
import { language } from '../i18n/language.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

/** What a game says, in the language that is spoken now. */
export function useGameTexts(box: GameBox): Loaded<GameTexts> {
  const spoken = language();
  return useLoaded(() => box.texts(spoken), [box, spoken]);
}
