import type { JSX } from 'preact';
import { CardBack, CardFace } from './CardFace.tsx';
import { CARD, type House } from './geometry.ts';
import type { CardShown } from './shown.ts';

export interface StackProps {
  readonly house: House;
  readonly cards: readonly CardShown[];
  readonly faceDown: boolean;
  /** So many cards from the top are held a little higher. */
  readonly raised?: number;
}

/** What lies on one field, its top card around 0, 0 and the others sticking out behind it. */
export function Stack({ house, cards, faceDown, raised = 0 }: StackProps): JSX.Element {
  const overlap = house.overlapOf(cards.length);
  const lowestFirst = cards.map((card, index) => ({ ...card, index })).toReversed();
  return (
    <g class="hm-stack">
      {lowestFirst.map(({ card, isSecret, index }) => (
        <g
          key={index}
          transform={`translate(${index * overlap - CARD.width / 2} ${-CARD.height / 2 - (index < raised ? LIFT : 0)})`}
        >
          <rect class="hm-card-shadow" x="2" y="3" width={CARD.width} height={CARD.height} rx="6" />
          {faceDown ? <CardBack /> : <CardFace card={card} isSecret={isSecret && index > 0} />}
          {index > 0 && overlap >= READABLE && !faceDown && card !== '?' && (
            <text
              class="hm-edge"
              data-class={card.charAt(0)}
              x={CARD.width - overlap / 2 - 1}
              y="40"
            >
              {card.charAt(1)}
            </text>
          )}
        </g>
      ))}
      {cards.length > 1 && (
        <g class="hm-height" transform={`translate(${-CARD.width / 2 + 9} ${CARD.height / 2 - 8})`}>
          <circle r="11" />
          <text y="6">{cards.length}</text>
        </g>
      )}
    </g>
  );
}

const LIFT = 5;

/** From here on a card that sticks out has room for its rank. */
const READABLE = 40;
