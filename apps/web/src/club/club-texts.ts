import type { Failure } from '@kast/protocol/client';
import { type Loaded, useLoaded } from '@kast/ui';
import { failureText } from '../i18n/fault-texts.ts';
import { language, words } from '../i18n/language.ts';
import type { Messages } from './texts/messages.generated.ts';

export type ClubTexts = Messages['club'];

/** What a club evening says, in the language that is spoken now. */
export function useClubTexts(): Loaded<ClubTexts> {
  const spoken = language();
  return useLoaded(async () => {
    const { messages } = (await import(`./texts/${spoken}/index.ftl`)) as {
      readonly messages: Messages;
    };
    return messages.club;
  }, [spoken]);
}

export function clubFailure(texts: ClubTexts, failure: Failure): string {
  return failure.code === 'club-refused'
    ? texts.problems[failure.problem]
    : failureText(words().faults, failure);
}
