import { type GameBox, languagesOf } from '../game-box.ts';
import type { Language } from './languages.ts';

/** The texts of a game in one language, with all that only this game says. */
export async function textsIn<Texts>(box: GameBox, language: Language): Promise<Texts> {
  return (await box.texts(language)) as Texts;
}

/** In every language that it speaks, to be tested one by one. */
export async function textsInAll<Texts>(
  box: GameBox,
): Promise<readonly (readonly [Language, Texts])[]> {
  return Promise.all(
    languagesOf(box).map(
      async (language) => [language, await textsIn<Texts>(box, language)] as const,
    ),
  );
}
