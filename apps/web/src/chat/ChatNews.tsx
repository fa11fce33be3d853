import type { ChatLine } from '@kast/protocol/client';
import { announce } from '@kast/ui';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { authorName, wordsOf } from './chat-texts.ts';
import type { TableTalk } from './table-talk.ts';
import { useSessionEffect } from '../session/use-session-effect.ts';

/** Says aloud what others have said: once all that happens on the board has been told, and never over it. */
export function ChatNews({ texts, speech, session, chat }: TableTalk): null {
  const waiting = useSignal<readonly ChatLine[]>([]);
  const latest = useRef({ texts, speech });
  latest.current = { texts, speech };
  useEffect(
    () =>
      chat.onNews((line) => {
        waiting.value = [...waiting.peek(), line];
      }),
    [chat],
  );
  useSessionEffect(session, () => {
    const isTold = session.stage.shown.value.position.ply >= session.position.value.ply;
    if (!isTold || waiting.value.length === 0) return;
    const lines = waiting.value;
    waiting.value = [];
    const { texts: spoken, speech: said } = latest.current;
    for (const line of lines) {
      const name = authorName(spoken, said, session.holders.peek(), line);
      announce(spoken.said({ name, text: wordsOf(spoken, line) }));
    }
  });
  return null;
}
