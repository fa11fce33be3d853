import type { JSX } from 'preact';
import type { Class } from '../../rules/index.ts';

/** What a part of a figure is made of: how it is filled, or how thick it is drawn where it is a line. */
const STUFF = {
  robe: { fill: 'var(--hm-class)' },
  shade: { fill: '#000', stroke: 'none', opacity: 0.2 },
  skin: { fill: '#efc9a0' },
  face: { fill: 'none', 'stroke-width': 1.7 },
  paper: { fill: '#fdf6e3' },
  wood: { fill: '#c08a4a' },
  glass: { fill: '#a9d3b4' },
  beard: { fill: '#b9b2a5' },
  gold: { fill: 'var(--hm-gold)' },
  flame: { fill: '#e8822a' },
  heart: { fill: '#ffd85e', stroke: 'none' },
  line: { fill: 'none' },
  chain: { fill: 'none', stroke: 'var(--hm-gold)' },
  staff: { fill: 'none', stroke: '#8a5a1c', 'stroke-width': 3.4 },
} as const;

type Part = readonly [stuff: keyof typeof STUFF, shape: string];

const BODY: readonly Part[] = [
  ['robe', 'M-17 25C-18 11-9 7 0 7s18 4 17 18z'],
  ['shade', 'M6 8c9 2 11 8 11 17H7c2-6 1-12-1-17z'],
  ['skin', 'M-8-3C-8-14 8-14 8-3 8 5 4 9 0 9S-8 5-8-3z'],
  ['face', 'M-3.5-2v1.6M3.5-2v1.6M-2.6 4.4Q0 5.8 2.6 4.4'],
];

/** Hat and attribute tell them apart without colour. */
const PEOPLE: Readonly<Record<Class, readonly Part[]>> = {
  // A knotted scarf, and a flame as long as his arm.
  F: [
    ['robe', 'M-9-5C-9-15 9-15 9-5 3-8-3-8-9-5zM-8-7l-7-3 2 7z'],
    ['flame', 'M4 5C10 4 9-3 15-5c-2-6 4-9 3-16 8 5 6 12 8 17 1 8-8 13-14 11-4-1-6-1-8-2z'],
    ['heart', 'M9 5c4-1 5-5 9-7 0-4 2-5 2-8 3 4 2 8 2 11 0 4-7 6-13 4z'],
  ],
  // A feather in his cap, a lute across his chest.
  M: [
    ['robe', 'M-11-6C-12-17 8-19 11-7 4-9-4-9-11-6z'],
    ['paper', 'M5-13C10-22 20-22 23-17 17-18 11-15 8-10z'],
    ['wood', 'M3 13C10 7 20 11 20 19S10 29 3 24-4 18 3 13z'],
    ['line', 'M3 18-19 5M-21 8l4-6M10 16l3 5'],
  ],
  // A pointed hat, a pointed beard and a bottle that cures everything.
  Q: [
    ['beard', 'M-6 3C-4 6 4 6 6 3 6 11 2 15 0 18-2 15-6 11-6 3z'],
    ['robe', 'M-10-7C-5-16-4-22 2-29c2 8 6 13 8 21z'],
    ['line', 'M-14-6Q0-11 14-7'],
    ['glass', 'M13 4h6v5c4 2 5 6 5 9v7H8v-7c0-3 1-7 5-9z'],
    ['line', 'M9 16h14M12 4h8'],
  ],
  // A broad beret, a collar of fur and a chain of coins.
  P: [
    ['robe', 'M-17-8C-18-19 12-24 18-10 10-6-6-5-17-8z'],
    ['paper', 'M-17 21C-15 10-8 7-4 9q4 4 8 0c4-2 11 1 13 12L9 23 0 15-9 23z'],
    ['gold', 'M-4.4 22a4.4 4.4 0 1 1 0 .1z'],
    ['chain', 'M-10 12Q-8 20-4 21M10 12Q8 20 4 21'],
  ],
  // A mitre and a crosier.
  B: [
    ['robe', 'M-9-6C-13-16-6-24 0-31 6-24 13-16 9-6 4-8-4-8-9-6z'],
    ['chain', 'M0-27V-8M-6-16H6M-9-7Q0-11 9-7'],
    ['staff', 'M19 26V-9c0-11-14-10-12-1 1 5 7 4 6-1'],
    ['paper', 'M-4 9H4L3 25h-6z'],
  ],
  // A crown, ermine and a sceptre.
  R: [
    ['gold', 'M-11-6-14-22-6-15 0-26 6-15 14-22 11-6Q0-10-11-6z'],
    ['paper', 'M-17 24C-16 11-9 7-4 9q4 3 8 0c5-2 12 2 13 15L8 18Q0 24-8 18z'],
    ['line', 'M-11 16v2M-5 14v2M5 14v2M11 16v2'],
    ['staff', 'M-19 26V-2'],
    ['gold', 'M-23.6-5a4.6 4.6 0 1 1 0 .1z'],
  ],
};

/** Six people in half length, around the point 0, 0, about 48 units high. */
export function Figure({ kind }: { readonly kind: Class }): JSX.Element {
  return (
    <g stroke="var(--hm-ink)" stroke-width="2">
      {[...BODY, ...PEOPLE[kind]].map(([stuff, shape]) => (
        <path key={shape} {...STUFF[stuff]} d={shape} />
      ))}
    </g>
  );
}
