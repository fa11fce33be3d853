import type { JSX, RefObject } from 'preact';
import { byLight, INK } from '../drawing/colours.ts';

const FINGERS = 'M-8 34q-8-20 2-34M22 34q-8-20 2-36M50 24q-6-16 2-30';

/** Sleeve and wrist, from below on the left, and the fist about the handle. */
export function Arm({ whole }: { readonly whole: RefObject<SVGGElement | null> }): JSX.Element {
  return (
    <g ref={whole} stroke={INK} stroke-width="6" fill="#e0a67c">
      <path
        fill={byLight('#fbf6ec', '#d9cfbd')}
        d="M-1400 816L-120-56q34-8 52 22t6 70L-1318 1204z"
      />
      <path fill="none" stroke="#a8967b" d="M-196 54q-8 34-34 52M-310 126q-10 38-40 60" />
      <path
        fill={byLight('#e8dcc5', '#c3b59d')}
        d="M-136-60q38-18 66 26t6 86q-30 16-50-4 36-54-22-108z"
      />
      <path d="M-74-30q8-20 38-22 44-6 86 8 24 8 24 26 0 30-20 42-34 18-78 12-40-4-54-26-8-22 4-40z" />
      <path fill="none" stroke="#9a6440" stroke-width="4" d={FINGERS} />
      <path d="M-64-34q36-20 86-14 34 4 36 16 0 12-22 12-44-2-82 8-22-4-18-22z" />
    </g>
  );
}
