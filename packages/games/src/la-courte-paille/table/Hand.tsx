import type { JSX } from 'preact';
import type { Card } from '../rules/index.ts';
import type { RaftProps } from './raft.ts';
import { TableCard } from './TableCard.tsx';
import './hands.css';

interface HandProps extends RaftProps {
  readonly cards: readonly Card[];
}

/** A fan, low on the screen: a thumb reaches all of it. */
export function Hand({ cards, texts, lifting }: HandProps): JSX.Element {
  const words = texts.table;
  const middle = (cards.length - 1) / 2;
  return (
    <ul class="cp-hand" aria-label={words.places.hand}>
      {cards.map((card, index) => (
        <li key={card} style={{ '--turn': index - middle, '--drop': (index - middle) ** 2 }}>
          <TableCard
            card={card}
            label={texts.names.card(card)}
            lies={`hand-${card}`}
            {...lifting('hand', card)}
          />
        </li>
      ))}
    </ul>
  );
}
