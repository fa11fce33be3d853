import { useLoaded } from '@kast/ui';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../account/settings.ts';
import type { ChatState } from '../chat/chat-state.ts';
import type { ChatTexts } from '../chat/chat-texts.ts';
import type * as ChatParts from '../chat/open-chat.ts';
import { mayTalk } from '../chat/may-talk.ts';
import { language } from '../i18n/language.ts';
import type { TableSession } from '../session/table-session.ts';

export interface TableChat {
  readonly parts: typeof ChatParts;
  readonly texts: ChatTexts;
  readonly state: ChatState;
}

/**
 * What is said at this table: fetched after the table, and not at all where nobody would read it. `isWanted` is
 * known at once, so that its place is kept.
 */
export function useChat(session: TableSession): {
  readonly isWanted: boolean;
  readonly chat: TableChat | undefined;
} {
  const isWanted = settings.value.chat !== false && mayTalk(session);
  const spoken = language();
  const loaded = useLoaded(async () => {
    if (!isWanted) return undefined;
    const parts = await import('../chat/open-chat.ts');
    return { parts, texts: await parts.chatTextsIn(spoken) };
  }, [isWanted, spoken]);
  const here = isWanted && loaded.status === 'here' ? loaded.value : undefined;
  const parts = here?.parts;
  const state = useMemo(
    () => (parts && session.chat ? parts.openChat(session, session.chat) : undefined),
    [parts, session],
  );
  useEffect(() => () => state?.close(), [state]);
  return { isWanted, chat: here && state ? { ...here, state } : undefined };
}
