import { type HandOnTable, Liftable, memo, useLetter } from '@kast/ui/kit';
import type { ComponentChildren, JSX } from 'preact';
import { type Card, figureOf, valueOf } from '../../rules/index.ts';
import type { Eyes } from '../names.ts';
import back from './pictures/back.svg';
import { FIGURES_DRAWN } from './Portrait.tsx';
import './card.css';

/** What every part of the raft is drawn with. */
export interface RaftProps extends Eyes {
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

/** A card in its cell. */
export function LyingCard({ raft, at, card, children }: LyingCardProps): JSX.Element {
  const { hand, keys, hinted } = raft;
  return (
    <Liftable
      hand={hand}
      at={at}
      class="cp-card"
      data-piece={keys.get(at)}
      data-hinted={hinted.includes(at) || undefined}
    >
      <CardDrawing card={card} />
      {children}
    </Liftable>
  );
}

/** 70 by 98; its back where it is not known. */
export const CardDrawing = memo(({ card }: { readonly card: Card | undefined }) => (
  <svg class="cp-drawing" viewBox="0 0 70 98" aria-hidden="true">
    {card ? <Face card={card} /> : <image href={back} width="70" height="98" />}
  </svg>
));

function Face({ card }: { readonly card: Card }): JSX.Element {
  const figure = figureOf(card);
  const { portrait, tone } = FIGURES_DRAWN[figure];
  const letter = useLetter(figure);
  const corner = (
    <>
      <text class="cp-value" x="13" y="27">
        {valueOf(card)}
      </text>
      <text class="cp-letter" x="65" y="24">
        {letter}
      </text>
    </>
  );
  return (
    <g fill={tone}>
      <rect class="cp-paper" x="1.5" y="1.5" width="67" height="95" rx="8" />
      <image href={portrait} x="8" y="22" width="54" height="54" />
      {corner}
      <g transform="rotate(180 35 49)">{corner}</g>
    </g>
  );
}
