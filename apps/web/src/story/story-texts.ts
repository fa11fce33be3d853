import { type Loaded, useLoaded } from '@kast/ui';
import { language } from '../i18n/language.ts';
import type { Messages } from './texts/messages.generated.ts';

export type StoryTexts = Messages['story'];

/** What the story of a match says, in the language that is spoken now. */
export function useStoryTexts(): Loaded<StoryTexts> {
  const spoken = language();
  return useLoaded(async () => {
    const { messages } = (await import(`./texts/${spoken}/index.ftl`)) as {
      readonly messages: Messages;
    };
    return messages.story;
  }, [spoken]);
}
