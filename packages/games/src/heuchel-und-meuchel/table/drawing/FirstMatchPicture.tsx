import { arrow, HintMark, Marks } from '@kast/ui/kit';
import type { JSX } from 'preact';
import type { PictureProps } from '../../../box/first-match.ts';
import type { Card } from '../../rules/index.ts';
import { CardOf } from './CardFace.tsx';
import { CARD } from './geometry.ts';

interface Shown {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly isFaceDown?: boolean;
}

interface Scene {
  readonly cards: readonly Shown[];
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** Cards of the house: one that comes home, one that is taken along, one that jumps. */
const SCENES: Readonly<Record<PictureProps['of'], Scene>> = {
  win: {
    cards: [
      { card: 'P5', x: 50, y: 66 },
      { card: 'R6', x: 150, y: 66, isFaceDown: true },
    ],
    from: { x: 58, y: 66 },
    to: { x: 122, y: 66 },
  },
  lose: {
    cards: [
      { card: 'M2', x: 50, y: 66 },
      { card: 'B4', x: 150, y: 66 },
    ],
    from: { x: 58, y: 66 },
    to: { x: 122, y: 66 },
  },
  turn: {
    cards: [
      { card: 'F3', x: 40, y: 66 },
      { card: 'M5', x: 100, y: 66 },
    ],
    from: { x: 40, y: 40 },
    to: { x: 170, y: 66 },
  },
};

export function Picture({ of }: PictureProps): JSX.Element {
  const { cards, from, to } = SCENES[of];
  return (
    <svg class="heuchel" viewBox="0 0 200 130" aria-hidden="true">
      {cards.map(({ card, x, y, isFaceDown = false }) => (
        <g key={card} transform={`translate(${x} ${y}) scale(1.25)`}>
          {CardOf(
            { kind: card, at: '', card, isFaceDown, isSecret: false, layer: 0, height: 1 },
            CARD.height,
          )}
        </g>
      ))}
      <Marks>
        <HintMark>
          {of === 'turn' ? (
            <path d="M40 22Q105-22 172 58M172 58l-24-8M172 58l4-26" />
          ) : (
            <path d={arrow(from, to)} />
          )}
        </HintMark>
      </Marks>
    </svg>
  );
}
