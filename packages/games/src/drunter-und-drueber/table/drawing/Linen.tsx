import { linenTexture, TexturePattern } from '@kast/ui';
import { Coordinates, type GridLie } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
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
      <Coordinates {...lie} lettersAt={height - 20} numbersAt={32} drop={9} />
    </g>
  );
}
