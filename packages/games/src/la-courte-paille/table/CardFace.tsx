import type { JSX } from 'preact';
import { type Card, figureOf, valueOf } from '../rules/index.ts';
import { Portrait } from './Portrait.tsx';
import './cards.css';

/** 70 by 98, its upper left corner at 0, 0. */
export function CardFace({ card }: { readonly card: Card }): JSX.Element {
  const figure = figureOf(card);
  return (
    <g class="cp-face" data-figure={figure}>
      <rect class="paper" x="1.5" y="1.5" width="67" height="95" rx="8" />
      <g transform="translate(38 53) scale(0.56)">
        <Portrait figure={figure} />
      </g>
      <Corner card={card} />
      <g transform="rotate(180 35 49)">
        <Corner card={card} />
      </g>
    </g>
  );
}

function Corner({ card }: { readonly card: Card }): JSX.Element {
  return (
    <>
      <text class="value" x="13" y="27">
        {valueOf(card)}
      </text>
      <text class="letter" x="12" y="41">
        {figureOf(card)}
      </text>
    </>
  );
}

/** The sea closes over it. */
export function CardBack(): JSX.Element {
  return (
    <g class="cp-back">
      <rect class="cloth" x="1.5" y="1.5" width="67" height="95" rx="8" />
      <path
        class="waves"
        d="M8 20q7-6 13.500 0t13.500 0 13.500 0 13.500 0M8 34q7-6 13.500 0t13.500 0 13.500 0 13.500 0M8 66q7-6 13.500 0t13.500 0 13.500 0 13.500 0M8 80q7-6 13.500 0t13.500 0 13.500 0 13.500 0"
      />
      <path class="straws" d="M26 62 20 30M33 62l-2-36M40 62l4-34M46 62l5-18" />
      <rect class="frame" x="6" y="6" width="58" height="86" rx="5" />
    </g>
  );
}
