import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Figure } from '../../rules/index.ts';

/** What a figure is known by: its coat, the ink of its cards, and the sky behind it. */
export const TONES: Readonly<Record<Figure, { readonly tone: string; readonly sky: string }>> = {
  C: { tone: '#2d4f7c', sky: '#cfdde6' },
  G: { tone: '#b23c2a', sky: '#f3dcb9' },
  B: { tone: '#2a7196', sky: '#d8ebe2' },
  L: { tone: '#8f5c0e', sky: '#cfe3ea' },
  R: { tone: '#5b5160', sky: '#e2dac6' },
  F: { tone: '#74337c', sky: '#ecd7e0' },
  X: { tone: '#1f7a3a', sky: '#f6e2a4' },
};

/** Half-length, in a circle of radius 50 around 0, 0: told by its silhouette alone. */
export function Portrait({ figure }: { readonly figure: Figure }): JSX.Element {
  const id = useId();
  const { tone, sky } = TONES[figure];
  return (
    <g class="cp-drawn" stroke-width="3" style={{ color: tone }}>
      <clipPath id={id}>
        <circle r="48" />
      </clipPath>
      <circle fill={sky} stroke="none" r="48" />
      <g clip-path={`url(#${id})`}>
        {PORTRAITS[figure].map(([paint, d]) => (
          <path key={d} d={d} {...PAINTS[paint]} />
        ))}
      </g>
      <circle fill="none" stroke="#a9791f" stroke-width="4" r="48" />
    </g>
  );
}

/** The colour of a figure itself is `currentColor`. */
const PAINTS = {
  coat: { fill: 'currentColor' },
  shawl: { fill: '#2b1a33' },
  skin: { fill: '#e9b183' },
  shine: { fill: '#f6cfa6', stroke: 'none' },
  linen: { fill: '#fbf6ec' },
  gold: { fill: '#e7c063' },
  brassShade: { fill: '#b98a2c' },
  dark: { fill: '#4a2f1d' },
  hair: { fill: '#4a2f1d' },
  scarf: { fill: '#c4452f' },
  iron: { fill: '#8ba2ab' },
  fur: { fill: '#8b7f86' },
  muzzle: { fill: '#cbbfb6' },
  pink: { fill: '#e79a8c' },
  feather: { fill: '#2f9a48' },
  featherShade: { fill: '#c4452f' },
  wing: { fill: '#2d5fa0' },
  beak: { fill: '#e8862a' },
  line: { fill: 'none' },
  eyes: { fill: 'none', 'stroke-width': 5 },
  dots: { fill: 'none', stroke: '#fbf6ec', 'stroke-width': 5 },
  stripes: { fill: 'none', stroke: 'currentColor', 'stroke-width': 5 },
  goldLine: { fill: 'none', stroke: '#e7c063' },
  hoop: { fill: 'none', stroke: '#d19b1d', 'stroke-width': 4 },
  ironLine: { fill: 'none', stroke: '#5d7480', 'stroke-width': 6 },
  whiskers: { fill: 'none', 'stroke-width': 2 },
} as const;

const SHOULDERS = 'M-42 56Q-40 30-15 26H15Q40 30 42 56z';

/** From the back to the front. */
const PORTRAITS: Readonly<Record<Figure, readonly (readonly [keyof typeof PAINTS, string])[]>> = {
  // A bicorne, broad as a ship.
  C: [
    ['coat', SHOULDERS],
    ['gold', 'M-40 40q4-11 16-12l4 10q-10 0-20 2zM40 40q-4-11-16-12l-4 10q10 0 20 2z'],
    ['linen', 'M-9 26H9L0 50z'],
    ['skin', 'M-18-8h36v16Q16 30 0 30T-18 8z'],
    ['shine', 'M-14-4h8v22q-8-4-8-14z'],
    ['dark', 'M-15 15Q-7 8 0 13 7 8 15 15 8 21 0 17-8 21-15 15z'],
    ['eyes', 'M-8 3v1M8 3v1'],
    ['coat', 'M-46-4Q-40-24-22-25-12-45 0-45T22-25Q40-24 46-4 22-16 0-16T-46-4z'],
    ['goldLine', 'M-38-11Q-18-22 0-22t38 11'],
    ['gold', 'M-6 -32a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z'],
  ],
  // A knotted headscarf, and the ladle held high.
  G: [
    ['hair', 'M-21-8q-6 26 0 36h42q6-10 0-36z'],
    ['coat', SHOULDERS],
    ['linen', 'M-15 32q15 10 30 0l4 24h-38z'],
    ['skin', 'M-17-8h34v16Q15 29 0 29T-17 8z'],
    ['shine', 'M-13-4h7v20q-7-4-7-12z'],
    ['eyes', 'M-7 4v1M7 4v1'],
    ['line', 'M-6 17q6 5 12 0'],
    ['scarf', 'M-21-4Q-24-36 0-36T21-4Q0-16-21-4z'],
    ['scarf', 'm-19-10-17-10q-3 8 2 12-6 4-4 11z'],
    ['dots', 'M-10-21v.1M2-27v.1M11-18v.1M-1-17v.1'],
    ['ironLine', 'M32 52V-10'],
    ['iron', 'M20-22h24q0 15-12 15T20-22z'],
  ],
  // A cap with stripes and a pompom.
  B: [
    ['linen', 'M-34 56Q-32 34-13 29h26q19 5 21 27z'],
    ['stripes', 'M-30 41h60M-33 51h66'],
    ['hair', 'M-20-6h40v12l-5-4H-15l-5 4z'],
    ['skin', 'M-17-4h34V9Q15 30 0 30T-17 9z'],
    ['skin', 'M-17 4q-7-3-7 3t8 5M17 4q7-3 7 3t-8 5'],
    ['shine', 'M-13 0h7v20q-7-4-7-12z'],
    ['eyes', 'M-7 6v1M7 6v1'],
    ['line', 'M-8 17q8 8 16 0z'],
    ['hair', 'M-13-2q6 7 11 0 5 7 14-1'],
    ['linen', 'M-22-3Q-22-34 0-34T22-3z'],
    ['stripes', 'M-21-11h42M-17-22h34'],
    ['coat', 'M-8 -38a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z'],
  ],
  // A telescope at the eye.
  L: [
    ['coat', SHOULDERS],
    ['skin', 'M-24-8H8v16Q6 28-8 28T-24 8z'],
    ['dark', 'M-25 5q4 8 17 6 12 2 16-6Q10 34-8 36-26 34-25 5z'],
    ['skin', 'M-14 15q6 4 12 0-6-4-12 0z'],
    ['line', 'M-20 0q4-3 8 0'],
    ['scarf', 'M-28-6Q-28-32-8-32T12-6z'],
    ['linen', 'M-30-10h44v9h-44z'],
    ['gold', 'm-4-2 20-10 5 10L1 8z'],
    ['brassShade', 'm15-15 15-9 7 13-15 8z'],
    ['gold', 'm29-27 14-9 9 16-14 8z'],
    ['skin', 'M8 56q0-34 12-46l9 4q-6 16-4 42z'],
  ],
  // Round ears, whiskers, and a bandana between them.
  R: [
    ['coat', SHOULDERS],
    ['fur', 'M-42 -19a15 15 0 1 0 30 0a15 15 0 1 0 -30 0z'],
    ['fur', 'M12 -19a15 15 0 1 0 30 0a15 15 0 1 0 -30 0z'],
    ['pink', 'M-35 -19a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z'],
    ['pink', 'M19 -19a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z'],
    ['fur', 'M-24-10Q-24-24 0-24t24 14Q24 14 8 26 0 36-8 26-24 14-24-10z'],
    ['muzzle', 'M-12 12Q0 2 12 12 10 26 0 32-10 26-12 12z'],
    ['pink', 'M-6 15Q0 10 6 15 4 21 0 22-4 21-6 15z'],
    ['linen', 'M-4 29h8v9h-8zM0 29v9'],
    ['whiskers', 'm-11 19-27-6m27 10-26 5M11 19l27-6M11 23l26 5'],
    ['eyes', 'M-10 0v1M10 0v1'],
    ['scarf', 'M-25-9Q-22-34 0-34T25-9Q0-20-25-9z'],
    ['dots', 'M-12-21v.1M0-26v.1M12-21v.1'],
  ],
  // Great earrings under a shawl, and cards in the hand.
  F: [
    ['coat', 'M-44 58Q-36 34-24 20-30-40 0-40T24 20Q36 34 44 58z'],
    ['shawl', 'M-21 14Q-24-29 0-29t21 43Q10 30 0 30T-21 14z'],
    ['skin', 'M-15-8Q-12-18 0-18t15 10V8Q13 27 0 27T-15 8z'],
    ['shine', 'M-11-6q2-6 6-7v29q-6-4-6-10z'],
    ['eyes', 'M-6 2v1M6 2v1'],
    ['line', 'M-10-4q4-3 7 0M3-4q3-3 7 0M-4 16q4 3 8 0'],
    ['hoop', 'M-27 17a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM13 17a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z'],
    ['gold', 'm0-38 3 6 6 1-5 4 2 6-6-3-6 3 2-6-5-4 6-1z'],
    ['linen', 'm-18 34 13-5 8 22-14 5zM2 30h14v24H2z'],
    ['scarf', 'm-9 35 3 7-6 2zM9 35l4 6-4 6-4-6z'],
  ],
  // All beak.
  X: [
    ['featherShade', 'M-8-30q-12-16-24-12 4 8 12 12-14-2-18 8 12 4 22 2z'],
    ['feather', 'M-34 58Q-40-32 0-34 28-34 30-6L26 20Q24 40 34 58z'],
    ['wing', 'M-34 58q-4-30 12-40 14 14 10 40z'],
    ['linen', 'M-4-14Q8-26 22-16 28-2 16 6 0 8-4-14z'],
    ['gold', 'M3 -7a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z'],
    ['eyes', 'M10-7v.1'],
    ['beak', 'M22-16Q50-18 46 18 44 26 38 28 40 14 28 10 18 8 17 2 24-4 22-16z'],
    ['dark', 'M18 8q12 0 16 8-4 8-14 6-6-6-2-14z'],
  ],
};
