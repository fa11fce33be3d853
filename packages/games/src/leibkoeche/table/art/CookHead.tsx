import type { JSX } from 'preact';
import { Cook } from './Cook.tsx';

/** A cook from the chest up, for small places. */
export function CookHead({ seat }: { readonly seat: number }): JSX.Element {
  return (
    <g transform="scale(0.72)">
      <Cook seat={seat} />
    </g>
  );
}
