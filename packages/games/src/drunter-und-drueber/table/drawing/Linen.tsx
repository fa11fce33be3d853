import { linenTexture, TexturePattern } from '@kast/ui';
import type { GridLie } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { HEM, UNIT } from './geometry.ts';
import './linen.css';

/** The cloth with its hem, letters and numbers: it never changes. */
export function Linen({ lie }: { readonly lie: GridLie }): JSX.Element {
  const id = useId();
  const { width, height } = lie;
  const edge = { x: 3, y: 3, width: width - 6, height: height - 6, rx: 18 };
  return (
    <g class="drunter-linen">
      <defs>
        <TexturePattern id={`${id}-linen`} of={linenTexture} scale={2} />
      </defs>
      <rect class="cloth" {...edge} />
      <rect class="hem" {...edge} fill={`url(#${id}-linen)`} />
      <rect class="seam" x="13" y="13" width={width - 26} height={height - 26} rx="11" />
      <g class="coordinates">
        {lie.letters.map((letter, index) => (
          <text key={letter} x={HEM.left + (index + 0.5) * UNIT} y={height - 20}>
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
