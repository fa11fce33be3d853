import type { JSX } from 'preact';
import type { Piece as PieceKind } from '../../rules/index.ts';
import attacker from './pictures/attacker.svg';
import defender from './pictures/defender.svg';
import king from './pictures/king.svg';
import type { TablutPiece } from './pieces.ts';

/** The king is the tallest, and still leaves whoever stands behind him in sight. */
const FIGURES: Readonly<Record<PieceKind, JSX.IntrinsicElements['image']>> = {
  L: { href: defender, x: -30, y: -42, width: 60, height: 82, transform: 'scale(1.16)' },
  D: { href: attacker, x: -32, y: -31, width: 64, height: 72, transform: 'scale(1.16)' },
  K: {
    href: king,
    x: -35,
    y: -72,
    width: 70,
    height: 116,
    transform: 'translate(0 10.5) scale(1 0.86)',
  },
};

/**
 * The pieces stand on the point 0, 0: the middle of their square. A ball, a stump and a crown tell
 * them apart without colour.
 */
export function Piece({ kind, isToppled }: TablutPiece): JSX.Element {
  return (
    <g class="tablut-standing" data-toppled={isToppled}>
      <ellipse class="tablut-shadow" cx="11" cy="38" rx="36" ry="10" />
      <image class="tablut-piece" {...FIGURES[kind]} />
    </g>
  );
}
