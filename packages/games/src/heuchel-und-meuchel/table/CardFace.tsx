import type { JSX } from 'preact';
import { type Class, classOf, type KnownCard } from '../rules/index.ts';
import { Figure } from './Figure.tsx';
import { CARD } from './geometry.ts';
import './cards.css';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

interface CardFaceProps {
  readonly card: KnownCard['card'];
  /** Known to the viewer and to nobody else. */
  readonly isSecret?: boolean;
}

/** A miniature, 56 by 64, its upper left corner at 0, 0: initial, figure, rank in two scripts. */
export function CardFace({ card, isSecret = false }: CardFaceProps): JSX.Element {
  if (card === '?') return <CardBack />;
  const kind = classOf(card);
  const rank = card.endsWith('?') ? undefined : Number(card.charAt(1));
  return (
    <g class="hm-card" data-class={kind} data-vague={rank === undefined}>
      <rect class="vellum" width={CARD.width} height={CARD.height} rx="6" />
      <Gilding rank={rank ?? 0} />
      <g transform="translate(24 41) scale(0.86)">
        <Figure kind={kind} />
      </g>
      <rect class="frame" x="2.5" y="2.5" width="51" height="59" rx="4" />
      <path class="initial" d="M2.5 7a4.5 4.5 0 0 1 4.5-4.5H20V21H2.5z" />
      <text class="letter" x="11.2" y="17">
        {kind}
      </text>
      <text class="rank" x="43" y="25">
        {rank ?? '?'}
      </text>
      <text class="roman" x="44" y="58">
        {rank ? ROMAN[rank - 1] : ''}
      </text>
      {isSecret && <Eye />}
    </g>
  );
}

/** The higher, the more gold: a halo from rank 4, rays around a 6. */
function Gilding({ rank }: { readonly rank: number }): JSX.Element | null {
  if (rank < 4) return null;
  return (
    <>
      {rank === 6 && (
        <path
          class="rays"
          d="M24 36 4 18v8zM24 36 2 40v8zM24 36 12 4h8zM24 36 32 3h7zM24 36l28-6v9zM24 36 52 52v8z"
        />
      )}
      <circle class="halo" cx="24" cy="34" r={rank === 4 ? 14 : 17} />
    </>
  );
}

/** Only you know this one. */
function Eye(): JSX.Element {
  return (
    <g class="eye" transform="translate(10 54)">
      <path d="M-7 0Q0-7 7 0 0 7-7 0z" />
      <circle r="2" />
    </g>
  );
}

/** Face down, or never seen. */
export function CardBack({ kind }: { readonly kind?: Class }): JSX.Element {
  return (
    <g class="hm-card hm-back" data-class={kind}>
      <rect class="cloth" width={CARD.width} height={CARD.height} rx="6" />
      <path
        class="lattice"
        d="M6 20 20 6M6 36 36 6M6 52 50 8M12 60 50 22M28 60 50 38M6 44 22 60M6 28 38 60M6 12 50 56M16 6 50 40M32 6 50 24"
      />
      <rect class="frame" x="3.5" y="3.5" width="49" height="57" rx="4" />
      <path class="gable" d="M28 16 42 28V48H14V28zM24 48V38h8V48" />
    </g>
  );
}
