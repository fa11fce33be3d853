import type { Failure } from '@kast/protocol/client';
import { type Loaded, useLoaded } from '@kast/ui';
import { failureText, type FriendFailure } from '../i18n/fault-texts.ts';
import { language, locale, words } from '../i18n/language.ts';
import type { Messages } from './texts/messages.generated.ts';

export type FriendsTexts = Messages['friends'];

/** What is said of friends, in the language that is spoken now. */
export function useFriendsTexts(): Loaded<FriendsTexts> {
  const spoken = language();
  return useLoaded(async () => {
    const { messages } = (await import(`./texts/${spoken}/index.ftl`)) as {
      readonly messages: Messages;
    };
    return messages.friends;
  }, [spoken]);
}

type Wire = {
  readonly [Each in FriendFailure as Each['code']]: string | ((facts: Each) => string);
};

/** Why it did not work: the reasons of friends are said here, the others as everywhere. */
export function friendFailureText(texts: { readonly wire: Wire }, failure: Failure): string {
  const { faults } = words();
  return failureText({ wire: { ...faults.wire, ...texts.wire } }, failure);
}

export function dayText(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(at);
}
