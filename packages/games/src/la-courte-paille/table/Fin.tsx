import type { JSX } from 'preact';

/** The shark: it swims to whoever goes first among equals. CP3.3 */
export function Fin(): JSX.Element {
  return (
    <svg class="cp-fin" viewBox="0 0 60 40" aria-hidden="true">
      <path class="fin" d="M10 34Q14 8 40 3q-6 14 8 31z" />
      <path class="light" d="M13 32q4-20 20-26-12 12-12 26z" />
      <path class="foam" d="M2 35q7-5 14 0t14 0 14 0 14 0" />
    </svg>
  );
}
