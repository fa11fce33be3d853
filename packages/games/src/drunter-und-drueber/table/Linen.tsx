import { linenTexture, TexturePattern } from '@kast/ui';
import type { JSX } from 'preact';
import { HEIGHT, HEM, type Lie, UNIT, WIDTH } from './geometry.ts';
import './linen.css';

/** The cloth with its hem, letters and numbers: it never changes. */
export function Linen({ id, lie }: { readonly id: string; readonly lie: Lie }): JSX.Element {
  const edge = { x: 3, y: 3, width: WIDTH - 6, height: HEIGHT - 6, rx: 18 };
  return (
    <g class="drunter-linen">
      <defs>
        <TexturePattern id={`${id}-linen`} of={linenTexture} scale={2} />
      </defs>
      <rect class="cloth" {...edge} />
      <rect class="hem" {...edge} fill={`url(#${id}-linen)`} />
      <rect class="seam" x="13" y="13" width={WIDTH - 26} height={HEIGHT - 26} rx="11" />
      <g class="coordinates">
        {lie.letters.map((letter, index) => (
          <text key={letter} x={HEM.left + (index + 0.5) * UNIT} y={HEIGHT - 20}>
            {letter}
          </text>
        ))}
        {lie.numbers.map((number, index) => (
          <text key={number} x="32" y={HEM.top + (index + 0.5) * UNIT + 9}>
            {number}
          </text>
        ))}
      </g>
    </g>
  );
}
