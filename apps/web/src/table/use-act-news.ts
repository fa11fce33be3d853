import { announce } from '@kast/ui';
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { TableSession } from '../session/table-session.ts';
import { actNews } from './act-news.ts';
import type { Speech } from './seat-words.ts';

/** Says aloud, once, who has resigned and who has taken back: nothing moves on the board for it. */
export function useActNews(session: TableSession, speech: Speech): void {
  const told = useRef(session.stage.shown.peek().position.ply);
  useSignalEffect(() => {
    const { ply, standing } = session.stage.shown.value.position;
    const since = told.current;
    told.current = ply;
    // The result says why it is over.
    if (standing.outcome) return;
    for (const { entry } of session.log.peek().read(since, ply)) {
      const news = actNews(speech, session.holders.peek(), entry);
      if (news) announce(news);
    }
  });
}
