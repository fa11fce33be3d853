import type { Failure } from '@kast/protocol/client';
import { type Loaded, useLoaded } from '@kast/ui';
import { type AccountFailure, failureText } from '../i18n/fault-texts.ts';
import { language, locale, words } from '../i18n/language.ts';
import type { Messages } from './texts/messages.generated.ts';

export type AccountTexts = Messages['account'];

/** What is said of accounts, in the language that is spoken now. */
export function useAccountTexts(): Loaded<AccountTexts> {
  const spoken = language();
  return useLoaded(async () => {
    const { messages } = (await import(`./texts/${spoken}/index.ftl`)) as {
      readonly messages: Messages;
    };
    return messages.account;
  }, [spoken]);
}

type Wire = {
  readonly [Each in AccountFailure as Each['code']]: string | ((facts: Each) => string);
};

/** Why it did not work: the reasons of accounts are said here, the others as everywhere. */
export function accountFailureText(texts: { readonly wire: Wire }, failure: Failure): string {
  const { faults } = words();
  return failureText({ wire: { ...faults.wire, ...texts.wire } }, failure);
}

/** A day and a time, as short as the reader writes them. */
export function momentText(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

export function dayText(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at);
}
