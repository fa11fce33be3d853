import type { Language } from '@kast/games';
import { language } from '../i18n/language.ts';
import { type Door, useDoor } from '../page/doors.ts';
import type { Loaded } from '../page/use-loaded.ts';
import type { Messages } from './texts/messages.generated.ts';

export type ClockTexts = Messages['clock'];

/** What is said of clocks, in the language that is spoken now. */
export function useClockTexts(): Loaded<ClockTexts> {
  return useDoor(clockTextsDoor(language()));
}

function clockTextsDoor(spoken: Language): Door<ClockTexts> {
  return {
    name: `clock in ${spoken}`,
    async open() {
      const { messages } = (await import(`./texts/${spoken}/index.ftl`)) as {
        readonly messages: Messages;
      };
      return messages.clock;
    },
  };
}
