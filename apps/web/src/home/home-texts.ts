import { type Loaded, useLoaded } from '@kast/ui';
import { language } from '../i18n/language.ts';
import type { Messages } from './texts/messages.generated.ts';

export type HomeTexts = Messages['home'];

/** What is said to who comes home, in the language that is spoken now. */
export function useHomeTexts(): Loaded<HomeTexts> {
  const spoken = language();
  return useLoaded(async () => {
    const { messages } = (await import(`./texts/${spoken}/index.ftl`)) as {
      readonly messages: Messages;
    };
    return messages.home;
  }, [spoken]);
}
