import { seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import { playerAt } from '../../box/texts/part.ts';
import type { RaftProps } from './raft.ts';
import { TableCard } from './TableCard.tsx';
import './hands.css';

/** CP5.4: all hands, for whoever may see them. */
export function OpenHands({ view, texts, players }: RaftProps): JSX.Element {
  const words = texts.table;
  const eaten: readonly string[] = view.outcome ? (view.reckonings.at(-1)?.eaten ?? []) : [];
  return (
    <ul class="cp-open-hands">
      {seatsOf(view.hands.length).map((seat) => {
        const hand = view.hands[seat - 1];
        const name = playerAt(players, seat).name;
        return (
          <li key={seat} aria-label={words.places.handOf({ name, count: hand?.count ?? 0 })}>
            <span class="cp-name">{name}</span>
            <span class="cp-open-cards">
              {hand?.cards?.map((card) => (
                <span key={card} data-counts={eaten.includes(card.charAt(0)) || undefined}>
                  <TableCard card={card} label={texts.names.card(card)} lies={`open-${card}`} />
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
