import { type HandOnTable, memo } from '@kast/ui/kit';
import type { ComponentChildren, JSX } from 'preact';
import { type Card, figureOf, valueOf } from '../../rules/index.ts';
import type { Seen } from '../names.ts';
import { Portrait, TONES } from './Portrait.tsx';
import './card.css';

/** What every part of the raft is drawn with. */
export interface RaftProps extends Seen {
  readonly hand: HandOnTable;
  /** The keys of the pieces by where they lie. */
  readonly keys: ReadonlyMap<string, string>;
  readonly hinted: readonly string[];
}

interface LyingCardProps {
  readonly raft: RaftProps;
  readonly at: string;
  readonly card: Card | undefined;
  readonly children?: ComponentChildren;
}

/** A card in its cell; what hangs is another element, which the hand moves. */
export function LyingCard({ raft, at, card, children }: LyingCardProps): JSX.Element {
  const { hand, keys, hinted } = raft;
  const isHanging = hand.hanging === at;
  return (
    <span
      key={isHanging ? 'hanging' : 'lying'}
      ref={isHanging ? hand.lifted : null}
      class="cp-card"
      data-piece={keys.get(at)}
      data-at={at}
      data-hinted={hinted.includes(at) || undefined}
      data-hanging={isHanging || undefined}
    >
      <CardDrawing card={card} />
      {children}
    </span>
  );
}

/** Its back where it is not known. */
export const CardDrawing = memo(({ card }: { readonly card: Card | undefined }) => (
  <svg class="cp-drawing" viewBox="0 0 70 98" aria-hidden="true">
    {card ? <CardFace card={card} /> : cardBack}
  </svg>
));

function CardFace({ card }: { readonly card: Card }): JSX.Element {
  const figure = figureOf(card);
  const corner = (
    <>
      <text class="cp-value" x="13" y="27">
        {valueOf(card)}
      </text>
      <text class="cp-letter" x="12" y="41">
        {figure}
      </text>
    </>
  );
  return (
    <g fill={TONES[figure].tone}>
      <rect fill="#fbf3e0" stroke-width="2.5" {...OUTLINE} />
      <g transform="translate(38 53) scale(0.56)">
        <Portrait figure={figure} />
      </g>
      {corner}
      <g transform="rotate(180 35 49)">{corner}</g>
    </g>
  );
}

const OUTLINE = { class: 'cp-drawn', x: 1.5, y: 1.5, width: 67, height: 95, rx: 8 };

/** The sea closes over it. */
const cardBack = (
  <g fill="none">
    <rect fill="#1d5c51" stroke-width="2.5" {...OUTLINE} />
    <path stroke="#3f9079" stroke-width="3" d={[20, 34, 66, 80].map(wave).join('')} />
    <path stroke="#e7c063" stroke-width="4" d="M26 62 20 30M33 62l-2-36M40 62l4-34M46 62l5-18" />
    <rect
      stroke="#bfe0c8"
      stroke-width="1.5"
      opacity="0.7"
      x="6"
      y="6"
      width="58"
      height="86"
      rx="5"
    />
  </g>
);

function wave(height: number): string {
  return `M8 ${height}q7-6 13.500 0t13.500 0 13.500 0 13.500 0`;
}
