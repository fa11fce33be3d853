import { seededRandom } from '@kast/kernel';
import { classOf, isCard, type KnownCard, knownTo } from '../rules/index.ts';
import type { HeuchelSeen } from './imagined-positions.ts';

/**
 * What a player still has in mind who forgets some of what lies beneath, in per cent; its class is plain to see (HM8).
 * The lot falls by who it is, the card and the one that covers it, and not anew each turn: who has forgotten a card
 * does not know it again before it has been seen again. With `aid` nothing has to be kept in mind (HM8.3).
 */
export function asRemembered(seen: HeuchelSeen, percent: number): HeuchelSeen {
  const { view, options } = seen;
  if (percent === 0 || options['memory'] === 'aid' || view.phase === 'arranging') return seen;
  const columns = knownTo(seen).map((column) =>
    column.map((pile) => {
      if (!pile) return null;
      const cards = pile.cards.map((known, height): KnownCard => {
        const cover = pile.cards[height - 1];
        if (!cover || !isCard(known.card)) return known;
        const lot = seededRandom(`${seen.viewer}:${known.card}:${cover.card}`).below(100);
        return lot < percent ? { ...known, card: `${classOf(known.card)}?` } : known;
      });
      return { ...pile, cards };
    }),
  );
  return { ...seen, view: { ...seen.view, columns }, memory: undefined };
}
