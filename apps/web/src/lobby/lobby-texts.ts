import { type Loaded, useLoaded } from '@kast/ui';
import { language } from '../i18n/language.ts';
import type { Messages } from './texts/messages.generated.ts';

export type LobbyTexts = Messages['lobby'];

/** What the lobby says, in the language that is spoken now. */
export function useLobbyTexts(): Loaded<LobbyTexts> {
  const spoken = language();
  return useLoaded(async () => {
    const { messages } = (await import(`./texts/${spoken}/index.ftl`)) as {
      readonly messages: Messages;
    };
    return messages.lobby;
  }, [spoken]);
}
