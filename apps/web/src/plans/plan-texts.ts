import { type Loaded, useLoaded } from '@kast/ui';
import { language } from '../i18n/language.ts';
import type { Messages } from './texts/messages.generated.ts';

export type PlanTexts = Messages['plans'];

/** What is said of planned moves, in the language that is spoken now. */
export function usePlanTexts(): Loaded<PlanTexts> {
  const spoken = language();
  return useLoaded(async () => {
    const { messages } = (await import(`./texts/${spoken}/index.ftl`)) as {
      readonly messages: Messages;
    };
    return messages.plans;
  }, [spoken]);
}
