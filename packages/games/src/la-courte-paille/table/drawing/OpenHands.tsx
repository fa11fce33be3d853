import { seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import { playerAt } from '../../../box/texts/part.ts';
import { countingCards, countingInTheEnd } from '../../rules/index.ts';
import type { Eyes } from '../names.ts';
import { CardDrawing } from './Card.tsx';

/** CP5.4: all hands, for whoever may see them; what counted stands out. */
export function OpenHands({ view, texts, players }: Eyes): JSX.Element {
  const figures = view.outcome ? countingInTheEnd(view) : [];
  return (
    <ul class="cp-open-hands" data-count={view.hands.length}>
      {seatsOf(view.hands.length).map((seat) => {
        const { count = 0, cards = [] } = view.hands[seat - 1] ?? {};
        const { name } = playerAt(players, seat);
        const counting = countingCards(cards, figures);
        return (
          <li key={seat}>
            <span class="cp-name">{name}</span>
            <span
              class="cp-open-cards"
              role="img"
              aria-label={[
                texts.table.places.handOf({ name, count }),
                ...cards.map(texts.names.card),
              ].join(', ')}
            >
              {cards.map((card) => (
                <span key={card} data-counts={counting.includes(card) || undefined}>
                  <CardDrawing card={card} />
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
