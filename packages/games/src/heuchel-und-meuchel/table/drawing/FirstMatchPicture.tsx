import { arrow, Vignette } from '@kast/ui/kit';
import type { JSX } from 'preact';
import type { PictureProps } from '../../../box/first-match.ts';
import type { Card } from '../../rules/index.ts';
import type { HeuchelTexts } from '../../texts/speak.ts';
import { CardOf } from './CardFace.tsx';
import { CARD } from './geometry.ts';

interface Scene {
  readonly cards: readonly [Card, Card];
  readonly columns: readonly [number, number];
  readonly way: string;
}

const ALONE = { at: '', isSecret: false, layer: 0, height: 1 };
const HOME: Card = 'R6';
const ROW = 66;
const UP_TO = arrow({ x: 58, y: ROW }, { x: 122, y: ROW });
const OVER = 'M38 22Q112-24 184 60M184 60l-24-9M184 60l5-26';

/** Cards of the house: one that comes home, one that is taken along, one that jumps. */
const SCENES: Readonly<Record<PictureProps['of'], Scene>> = {
  win: { cards: ['P5', HOME], columns: [50, 150], way: UP_TO },
  lose: { cards: ['M2', 'B4'], columns: [50, 150], way: UP_TO },
  turn: { cards: ['F3', 'M5'], columns: [38, 111], way: OVER },
};

export function Picture({ of }: PictureProps<HeuchelTexts>): JSX.Element {
  const { cards, columns, way } = SCENES[of];
  return (
    <Vignette class="heuchel" viewBox="0 0 200 130" way={way}>
      {cards.map((card, index) => (
        <g key={card} transform={`translate(${columns[index]} ${ROW}) scale(1.25)`}>
          {CardOf({ ...ALONE, kind: card, card, isFaceDown: card === HOME }, CARD.height)}
        </g>
      ))}
    </Vignette>
  );
}
