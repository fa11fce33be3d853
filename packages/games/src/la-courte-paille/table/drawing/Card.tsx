import { type HandOnTable, memo } from '@kast/ui/kit';
import type { ComponentChildren, JSX } from 'preact';
import { type Card, figureOf, valueOf } from '../../rules/index.ts';
import type { Seen } from '../names.ts';
import { Portrait } from './Portrait.tsx';
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
    {card ? <CardFace card={card} /> : <CardBack />}
  </svg>
));

function CardFace({ card }: { readonly card: Card }): JSX.Element {
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
function CardBack(): JSX.Element {
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
