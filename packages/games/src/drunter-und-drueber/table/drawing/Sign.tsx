import type { JSX } from 'preact';
import type { Colour } from '../../rules/index.ts';
import { SIGNS } from './signs.ts';

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
