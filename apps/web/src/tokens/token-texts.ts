import type { Language } from '@kast/games';
import type { Messages } from './texts/messages.generated.ts';

export type TokenTexts = Messages['tokens'];

/** What is said of tokens. */
export async function tokenTextsIn(language: Language): Promise<TokenTexts> {
  const { messages } = (await import(`./texts/${language}/index.ftl`)) as {
    readonly messages: Messages;
  };
  return messages.tokens;
}
