import type { ModerationAct } from '@kast/protocol/client';
import type { ModerationCalls } from '@kast/protocol/moderation-client';
import type { ChatTexts } from '../chat/chat-texts.ts';
import type { ModerationTexts } from './moderation-texts.ts';

/** What each part of the moderators' page is given. */
export interface ModerationPart {
  readonly texts: ModerationTexts;
  readonly chat: ChatTexts;
  readonly calls: ModerationCalls;
  /** Grows with every act: everything is asked for anew. */
  readonly round: number;
  /** True where it was done. */
  readonly perform: (act: ModerationAct) => Promise<boolean>;
}
