import type { JSX } from 'preact';
import type { IconShape } from './icons.ts';
import './icon.css';

/** One of our own drawn signs. Decorative: the words stand beside it or in its button's label. */
export function Icon({ of: shape }: { readonly of: IconShape }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
