import type { Intro } from './game-texts.ts';
import type { Language } from './languages.ts';

/** What stands on every box, by the game's id: all that the cupboard says of the games, in one file. */
export async function introsIn(language: Language): Promise<Readonly<Record<string, Intro>>> {
  const { intros } = (await import(`./languages/${language}.ftl`)) as {
    readonly intros: Readonly<Record<string, Intro>>;
  };
  return intros;
}
