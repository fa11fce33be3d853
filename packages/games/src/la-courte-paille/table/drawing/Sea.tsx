import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

/** Green, with a little foam. */
export function Sea(): JSX.Element {
  const id = useId();
  return (
    <svg class="cp-sea" aria-hidden="true">
      <pattern id={id} width="120" height="56" patternUnits="userSpaceOnUse">
        <path fill="light-dark(#3f9079, #266657)" d="M0 14q15-8 30 0t30 0 30 0 30 0v14H0z" />
        <path fill="light-dark(#267061, #1a4b42)" d="M0 42q15-8 30 0t30 0 30 0 30 0v14H0z" />
        <path fill="none" stroke="#bfe0c8a0" stroke-width="2" d="M14 25q6-4 12 0m58 26q6-4 12 0" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
