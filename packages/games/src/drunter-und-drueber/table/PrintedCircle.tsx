import type { JSX } from 'preact';
import type { Colour } from '../rules/index.ts';
import { Sign } from './Sign.tsx';

/** A circle as it is printed on the linen, or the mark that one was there. */
export function PrintedCircle({ colour }: { readonly colour: Colour | null }): JSX.Element {
  if (!colour) return <ellipse class="drunter-hidden" rx="40" ry="34" />;
  return (
    <g class="drunter-printed" data-colour={colour}>
      <ellipse class="ground" rx="40" ry="34" />
      <ellipse class="stitch" rx="34" ry="28.5" />
      <Sign of={colour} y={-7} size={0.95} />
      <text class="small-letter" y="24">
        {colour}
      </text>
    </g>
  );
}
