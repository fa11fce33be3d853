import type { Language } from '@kast/games';
import type { ChatLine, Failure } from '@kast/protocol/client';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';
import { nameOf, type Speech } from '../table/seat-words.ts';
import type { Messages } from './texts/messages.generated.ts';

export type ChatTexts = Messages['chat'];

/** What the chat says. */
export async function chatTextsIn(language: Language): Promise<ChatTexts> {
  const { messages } = (await import(`./texts/${language}/index.ftl`)) as {
    readonly messages: Messages;
  };
  return messages.chat;
}

/** Who has said it: players as they are called at the table. */
export function authorName(
  texts: ChatTexts,
  speech: Speech,
  holders: readonly Holder[],
  { seat, name }: ChatLine,
): string {
  if (seat === undefined) return name ?? texts.watcher;
  // A seat may have gone to somebody else since, who has another name.
  const isSame = name === undefined || holders[seat - 1]?.name === name;
  return isSame ? nameOf(speech, holders, seat) : name;
}

/** A phrase in the reader's language, a text as it was written. Empty where there is nothing to read. */
export function wordsOf(texts: ChatTexts, { phrase, text, removed }: ChatLine): string {
  if (removed) return texts.removed;
  return phrase === undefined ? (text ?? '') : (texts.phrases[phrase] ?? '');
}

/** Why something could not be said or done. */
export function chatFailure(texts: ChatTexts, failure: Failure): string {
  if (failure.code !== 'chat-refused') return failureText(words().faults, failure);
  const { problem, longest } = failure;
  if (problem === 'too-long') return texts.problem[problem]({ longest });
  return texts.problem[problem === 'not-one' ? 'empty' : problem];
}
