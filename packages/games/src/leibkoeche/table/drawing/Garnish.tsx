import type { JSX } from 'preact';
import type { Kind } from '../../rules/index.ts';
import { INK } from './colours.ts';

/** What lies on a pancake: told by its shape as well as by its colour. Some 56 by 40, around 0, 0. */
export function Garnish({ kind }: { readonly kind: Kind }): JSX.Element {
  return (
    <g fill="none" stroke={INK} stroke-width="2.2">
      {SHAPES[kind]}
    </g>
  );
}

const SHINE = { stroke: '#fff', 'stroke-opacity': 0.75, 'stroke-width': 2.6 };
const BACON = 'M-28-7q7-9 14 0t14 0 14 0 14-1M-28 10q7-9 14 0t14 0 14 0 14-1';

const SHAPES: Readonly<Record<Kind, JSX.Element>> = {
  A: (
    <>
      <path stroke="#3c5b22" stroke-width="3" d="M-13 0Q-8-17 5-22M12 2Q11-12 5-22M5-22q8-5 15 0" />
      <path fill="#4f9440" d="M6-22q9-9 19-2-9 7-19 2z" />
      <circle fill="#c2202e" cx="-13" cy="6" r="10.5" />
      <circle fill="#c2202e" cx="12" cy="8" r="10.5" />
      <path {...SHINE} d="M-19 3q1-4 5-4M6 5q1-4 5-4" />
    </>
  ),
  B: (
    <>
      <path fill="#e2a91f" d="M-26 5 25-1v14l-51 8z" />
      <path fill="#ffd84d" d="M-26 5 10-19q13 4 15 18z" />
      <g fill="#b87f12" stroke-width="1.2">
        <circle cx="6" cy="-7" r="4.2" />
        <circle cx="-8" cy="-1" r="3" />
        <path d="M-14 10a5 4 0 0 1 9 4z" />
        <circle cx="10" cy="9" r="3.6" />
      </g>
    </>
  ),
  C: (
    <>
      <path stroke="#8f2a22" stroke-width="14" d={BACON} />
      <path stroke="#f6c5b0" stroke-width="5" d={BACON} />
    </>
  ),
  D: (
    <>
      <ellipse fill="#f2cf1d" cx="8" cy="-6" rx="19" ry="14" />
      <ellipse fill="#fff6b8" stroke="#e0b60c" cx="8" cy="-6" rx="14" ry="9.5" />
      <ellipse fill="#f2cf1d" cx="-7" cy="5" rx="21" ry="15.5" />
      <ellipse fill="#fff6b8" stroke="#e0b60c" cx="-7" cy="5" rx="16" ry="11" />
      <path stroke="#e0b60c" d="M-23 5H9M-7-6V16M-18-3-3 13M4-3-18 13" />
    </>
  ),
  E: (
    <>
      <path
        fill="#4d2514"
        d="M-27 2q-3-9 6-12 5-9 17-6 12-5 19 3 11 2 10 12 1 8-9 9-6 8-17 5-10 6-17-1-8 0-9-10z"
      />
      <path stroke="#8a4a2b" stroke-width="4" d="M-18 0q8-10 14-1t13-1 13 2" />
      <path {...SHINE} d="M-19-7q5-5 12-4" />
    </>
  ),
  F: (
    <>
      <path stroke="#2d5c26" stroke-width="3" d="M-24 14Q-4 8 24-14" />
      <g fill="#4f9440">
        <path d="M-16 11q-8-10 2-17 7 9-2 17zM-4 6q-6-12 5-18 6 11-5 18zM9-2q-4-13 8-16 4 11-8 16z" />
        <path d="M-13 12q3 10 14 8-1-12-14-8zM0 5q5 10 16 5-4-11-16-5zM13-4q6 8 15 2-5-9-15-2z" />
      </g>
    </>
  ),
};
