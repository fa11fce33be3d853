import type { Viewer } from '@kast/kernel';
import type { Card } from './cards.ts';
import type { HeuchelEvent } from './events.ts';
import { mustRemember, openCards } from './knowing.ts';
import type { HeuchelState } from './state.ts';

/** HM8.3: what is covered by now is not told again. */
export function recall(event: HeuchelEvent, now: HeuchelState, viewer: Viewer): HeuchelEvent {
  if (!mustRemember(now) || viewer === 'open') return event;
  const open = openCards(now);
  const told = (card: Card | null): Card | null => (card && open.has(card) ? card : null);
  switch (event.kind) {
    case 'dealt':
      return now.phase === 'arranging' ? event : { ...event, hand: [] };
    case 'arranged':
      return now.phase === 'arranging' ? event : { kind: 'arranged', seat: event.seat };
    case 'laid-out': {
      const piles = event.piles?.map((pile) => ({ ...pile, top: told(pile.top) }));
      return piles ? { ...event, piles } : event;
    }
    case 'showed':
    case 'came-home':
    case 'arrived':
      return { ...event, card: told(event.card) };
    default:
      return event;
  }
}
