import { type Loaded, useLoaded } from '@kast/ui';
import { type ChatTexts, chatTextsIn } from '../chat/chat-texts.ts';
import { language, locale } from '../i18n/language.ts';
import type { Messages } from './texts/messages.generated.ts';

export type ModerationTexts = Messages['moderation'];

/** What the moderators' page says, and what is said at tables, in the language that is spoken now. */
export function useModerationTexts(): Loaded<{
  readonly texts: ModerationTexts;
  readonly chat: ChatTexts;
}> {
  const spoken = language();
  return useLoaded(async () => {
    const { messages } = (await import(`./texts/${spoken}/index.ftl`)) as {
      readonly messages: Messages;
    };
    return { texts: messages.moderation, chat: await chatTextsIn(spoken) };
  }, [spoken]);
}

export function dateWords(at: number): string {
  return new Date(at).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** Ids are long; their beginning tells them apart. */
export function playerName(
  texts: ModerationTexts,
  { player, name }: { readonly player: string; readonly name?: string },
): string {
  return name ?? texts.somebody({ name: player.slice(0, 6) });
}
