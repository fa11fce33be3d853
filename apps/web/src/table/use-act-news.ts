import { announce } from '@kast/ui';
import { useRef } from 'preact/hooks';
import type { TableSession } from '../session/table-session.ts';
import { useSessionEffect } from '../session/use-session-effect.ts';
import { actNews } from './act-news.ts';
import { LONGEST_OFFER } from './draw-offers.ts';
import type { Speech } from './seat-words.ts';

/** Says aloud, once, what was done beside the board: nothing moves there for it. */
export function useActNews(session: TableSession, speech: Speech): void {
  const told = useRef(session.stage.shown.peek().position.ply);
  useSessionEffect(session, () => {
    const { ply, standing } = session.stage.shown.value.position;
    const since = told.current;
    told.current = ply;
    // The result says why it is over.
    if (standing.outcome) return;
    const log = session.log.peek();
    const first = Math.max(since - LONGEST_OFFER, log.from.peek());
    const plies = log.read(first, ply);
    for (let index = Math.max(since - first, 0); index < plies.length; index++) {
      const news = actNews(speech, session.holders.peek(), plies, index);
      if (news) announce(news);
    }
  });
}
