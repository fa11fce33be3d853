import type { JSX, RefObject } from 'preact';
import { otherFace } from '../../rules/index.ts';
import { PANCAKE } from '../../toss/geometry.ts';
import { SCALE } from './projection.ts';

const RADIUS = PANCAKE.half * SCALE;

/** From the lower face to the upper one; their outlines together are the edge. */
export const SLICES: readonly number[] = [-1, -0.5, 0, 0.5, 1];

interface PancakeProps {
  /** The number that lies up before the toss. */
  readonly face: number;
  readonly whole: RefObject<SVGGElement | null>;
}

/** Its parts are placed one by one, see `sliceTransform`. */
export function Pancake({ face, whole }: PancakeProps): JSX.Element {
  return (
    <g ref={whole}>
      {SLICES.map((share) => (
        <circle key={share} fill="#a5622a" stroke="#8f521f" stroke-width="9" r={RADIUS - 4} />
      ))}
      <Face face={face} />
      <Face face={otherFace(face)} />
    </g>
  );
}

/** The high side has been in the pan for longer. */
function Face({ face }: { readonly face: number }): JSX.Element {
  const [edge, baked] = face > 3 ? ['#d99c50', '#b26f2d'] : ['#f0c67e', '#dfa04e'];
  return (
    <g>
      <circle fill={edge} stroke="#7c4617" stroke-width="5" r={RADIUS - 4} />
      <path
        fill={baked}
        transform={`scale(${RADIUS / 42})`}
        d="M-35-3q1-19 14-27 13-8 28-4 21 4 27 22 4 18-9 32-12 12-30 10-19 0-27-14-5-10-3-19z"
      />
      <text class="lk-number" stroke-width="4.5" transform={`scale(${RADIUS / 28})`} y="13">
        {face}
      </text>
    </g>
  );
}
