import { useLetter } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { classOf, isCard, type KnownCard, rankOf } from '../../rules/index.ts';
import { Figure } from './Figure.tsx';
import { CARD } from './geometry.ts';
import { type CardPiece, depthOf } from './pieces.ts';
import { inColourOf } from './wallpaper.ts';

/** Lower than this initial, number of the stack and rank stand beside each other, and nobody looks out. */
const STRIP = 31;
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
const SHEET = { width: CARD.width, rx: 6 };
const OUTLINE = { stroke: 'var(--hm-ink)', 'stroke-width': 2 };
const FRAME = { x: 3, y: 3, width: CARD.width - 6, rx: 4, fill: 'none', 'stroke-width': 2 };
const RAYS =
  'M24 36 4 18v8zM24 36 2 40v8zM24 36 12 4h8zM24 36 32 3h7zM24 36l28-6v9zM24 36 52 52v8z';
const LATTICE =
  'M6 20 20 6M6 36 36 6M6 52 50 8M12 60 50 22M28 60 50 38M6 44 22 60M6 28 38 60M6 12 50 56M16 6 50 40M32 6 50 24';

interface CardFaceProps {
  readonly card: KnownCard['card'];
  /** Known to the viewer and to nobody else. */
  readonly isSecret?: boolean | undefined;
  /** Under another one: what would be half a word is left out. */
  readonly isCovered?: boolean;
  /** So far that its rank must be small to be seen. */
  readonly isNarrow?: boolean;
  /** On a low floor a miniature is cut off below. */
  readonly height?: number;
}

function CardFace({ card, height = CARD.height, ...known }: CardFaceProps): JSX.Element {
  if (card === '?') return <CardBack height={height} />;
  return <Miniature {...known} card={card} height={height} />;
}

interface MiniatureProps extends CardFaceProps {
  readonly card: Exclude<KnownCard['card'], '?'>;
  readonly height: number;
}

/** Its upper left corner at 0, 0: initial, figure, rank in two scripts. */
function Miniature({ card, isSecret, isCovered, isNarrow, height }: MiniatureProps): JSX.Element {
  const kind = classOf(card);
  const initial = useLetter(kind ?? '');
  const letter = isCovered ? '' : initial;
  const corner = letter.length > 1 ? 27 : 20;
  const rank = isCard(card) ? rankOf(card) : 0;
  const isWhole = height > CARD.height - 8;
  const isStrip = height < STRIP;
  return (
    <g class="hm-card" {...inColourOf(kind)}>
      <rect {...SHEET} {...OUTLINE} fill="var(--hm-vellum)" height={height} />
      {!isStrip && (
        <svg width={CARD.width} height={height - 2} opacity={rank ? 1 : 0.45}>
          {rank === 6 && <path class="hm-gilding" d={RAYS} />}
          {rank > 3 && <circle class="hm-gilding" cx="24" cy="34" r={rank === 4 ? 14 : 17} />}
          <g transform={isWhole ? 'translate(24 41) scale(0.86)' : 'translate(25 37) scale(0.8)'}>
            <Figure kind={kind} />
          </g>
        </svg>
      )}
      <rect {...FRAME} stroke="var(--hm-class)" height={height - 6} />
      <path
        fill="var(--hm-class)"
        d={`M2.5 7a4.5 4.5 0 0 1 4.5-4.5H${corner}V${Math.min(21, height - 2.5)}H2.5z`}
      />
      {letter !== '' && (
        <text fill="#fff8e6" x={corner / 2 + 1.2} y={Math.min(17, height / 2 + 5)}>
          {letter}
        </text>
      )}
      <Rank rank={rank} height={height} isNarrow={isNarrow} />
      {isWhole && (
        <text class="roman" x="44" y={height - 6}>
          {ROMAN[rank - 1]}
        </text>
      )}
      {isSecret && <Eye height={height} />}
    </g>
  );
}

interface RankProps {
  readonly rank: number;
  readonly height: number;
  readonly isNarrow: boolean | undefined;
}

/** In the upper right corner; on a strip in the middle of its height. */
function Rank({ rank, height, isNarrow }: RankProps): JSX.Element {
  const isStrip = height < STRIP;
  const [largest, x, y] = isNarrow ? [18, 46, 22] : [isStrip ? 22 : 27, isStrip ? 47 : 43, 25];
  const size = Math.min(largest, height * 1.15);
  const line = isStrip ? height / 2 + size * 0.36 : y;
  return (
    <text class="rank" style={{ '--rank': `${size}px` }} x={x} y={line}>
      {rank || '?'}
    </text>
  );
}

/** One that lies in the house, around 0, 0; on the top one of a stack stands how many they are. */
export function CardOf(piece: CardPiece, height: number, isClose = false): JSX.Element {
  const { card, isFaceDown, isSecret } = piece;
  const isCovered = depthOf(piece) > 0;
  const isNarrow = isCovered && isClose;
  return (
    <g transform={`translate(${-CARD.width / 2} ${-height / 2})`}>
      <rect {...SHEET} x="2" y="3" height={height} opacity="0.3" />
      <CardFace card={isFaceDown ? '?' : card} {...{ isSecret, isCovered, isNarrow, height }} />
      {piece.height > 1 && !isCovered && (
        <g class="hm-height" transform={heightAt(height)}>
          <circle r="11" />
          <text y="6">{piece.height}</text>
        </g>
      )}
    </g>
  );
}

/** Where it stands how many lie here: clear of the initial above or beside it. */
function heightAt(height: number): string {
  if (height < STRIP) return `translate(32 ${height / 2}) scale(0.7)`;
  return height < 36 ? `translate(9 ${height - 5}) scale(0.8)` : `translate(9 ${height - 8})`;
}

/** One by itself, as large as its place. */
export function CardPicture({
  card,
  isSecret,
}: Pick<CardFaceProps, 'card' | 'isSecret'>): JSX.Element {
  return (
    <svg viewBox={`-1 -1 ${CARD.width + 2} ${CARD.height + 2}`} aria-hidden="true">
      <CardFace card={card} isSecret={isSecret} />
    </svg>
  );
}

/** Only you know this one. */
function Eye({ height }: { readonly height: number }): JSX.Element {
  return (
    <g class="hm-eye" transform={`translate(10 ${Math.max(height - 10, height / 2)})`}>
      <path d="M-7 0Q0-7 7 0 0 7-7 0z" />
      <circle r="1" />
    </g>
  );
}

/** Face down, or never seen. */
function CardBack({ height }: { readonly height: number }): JSX.Element {
  const size = Math.min(1, (height - 4) / 33);
  const middle = `translate(28 ${height / 2}) scale(${size}) translate(-28 -32)`;
  return (
    <g class="hm-card hm-back" fill="#3d4a68">
      <rect {...SHEET} {...OUTLINE} height={height} />
      <svg width={CARD.width} height={height - 4} stroke="#7f8db0" stroke-width="1.4">
        <path d={LATTICE} />
      </svg>
      <rect {...FRAME} stroke="#7f8db0" height={height - 6} />
      <g stroke="#e3c98b" stroke-width="2.4" transform={middle}>
        <path d="M28 16 42 28V48H14V28zM24 48V38h8V48" />
      </g>
    </g>
  );
}
