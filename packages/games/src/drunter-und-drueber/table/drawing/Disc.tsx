import { useLetter } from '@kast/ui/kit';
import type { JSX } from 'preact';
import type { Colour } from '../../rules/index.ts';
import { THICKNESS } from './geometry.ts';
import { paintedIn } from './paint.ts';
import type { DiscPiece } from './pieces.ts';
import { Sign } from './Sign.tsx';
import './disc.css';

const RX = 41;
const RY = 35;
const WALL = `M${-RX} 0v${THICKNESS}a${RX} ${RY} 0 0 0 ${2 * RX} 0v${-THICKNESS}z`;

/** A disc where it lies: the lowest casts the shadow of its stack. */
export function LyingDisc({ kind, layer, isCovered, waited, mayLeave }: DiscPiece): JSX.Element {
  return (
    <>
      {layer === 0 && <ellipse class="drunter-shadow" cx="8" cy="7" rx="43" ry="36" />}
      <Disc colour={kind} isCovered={isCovered} />
      {waited > 0 && <Waited waited={waited} mayLeave={mayLeave} />}
    </>
  );
}

interface DiscProps {
  readonly colour: Colour;
  readonly isCovered?: boolean;
}

/** A turned wooden disc, painted, with a dent for the thumb. Its foot stands at 0, 0. */
export function Disc({ colour, isCovered = false }: DiscProps): JSX.Element {
  const letter = useLetter(colour);
  return (
    <g class="drunter-disc" {...paintedIn(colour)} transform={`translate(0 ${-THICKNESS})`}>
      <path class="wall" d={WALL} />
      <path
        class="wall-shade"
        d={`M8 ${RY}v${THICKNESS}a${RX} ${RY} 0 0 0 ${RX - 8} ${-RY}v${-THICKNESS}q-6 28-33 35z`}
      />
      {isCovered && (
        <text class="letter edge" font-size="16" y={RY + THICKNESS / 2 + 5}>
          {letter}
        </text>
      )}
      <ellipse class="face" rx={RX} ry={RY} />
      {!isCovered && (
        <>
          <ellipse class="dent" rx="28" ry="22" />
          <path class="dent-light" d="M-26 9a28 22 0 0 0 52 0a28 20 0 0 1-52 0z" />
          <text class="letter" font-size="30" y="6">
            {letter}
          </text>
          <Sign of={colour} y={14} size={0.5} />
        </>
      )}
    </g>
  );
}

/** DD3.7 */
function Waited({ waited, mayLeave }: Pick<DiscPiece, 'waited' | 'mayLeave'>): JSX.Element {
  return (
    <g class="drunter-waited" data-free={mayLeave} transform={`translate(38 ${THICKNESS + 6})`}>
      <circle r="13" />
      <text y="6">{mayLeave ? '↗' : waited}</text>
    </g>
  );
}
