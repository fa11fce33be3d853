import type { JSX } from 'preact';
import type { Colour } from '../../rules/index.ts';

/** A sign for each colour, so that no colour speaks alone: drawn within ±14 units. */
const SIGNS: Readonly<Record<Colour, { readonly path: string; readonly isFilled?: true }>> = {
  R: { path: 'M0-9a9 9 0 1 1 0 18a9 9 0 1 1 0-18z', isFilled: true },
  O: { path: 'M-12-9h24M-12 0h24M-12 9h24' },
  Y: { path: 'M0-10a10 10 0 1 1 0 20a10 10 0 1 1 0-20z' },
  G: { path: 'M0-13v26M-13 0h26' },
  B: { path: 'M-14-5q7-9 14 0t14 0M-14 7q7-9 14 0t14 0' },
  V: { path: 'M-11 12L11-12' },
};

interface SignProps {
  readonly of: Colour;
  readonly y: number;
  readonly size: number;
}

export function Sign({ of, y, size }: SignProps): JSX.Element {
  const { path, isFilled = false } = SIGNS[of];
  const transform = `translate(0 ${y}) scale(${size})`;
  return <path class="drunter-sign" data-filled={isFilled} transform={transform} d={path} />;
}
