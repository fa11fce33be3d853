import type { JSX } from 'preact';
import type { MorrisPiece } from './pieces.ts';

/** A turned disc of wood around 0, 0. A ring and a cross tell the sides apart without colour. */
export function Piece({ kind }: MorrisPiece): JSX.Element {
  return (
    <g class="morris-piece" data-kind={kind}>
      <ellipse class="shadow" cx="7" cy="14" rx="42" ry="36" />
      <path class="side" d="M-42-4V7A42 38 0 0 0 42 7V-4z" />
      <ellipse class="top" cy="-4" rx="42" ry="38" />
      <path class="light" d="M-36-8A36 32 0 0 1 12-34 40 40 0 0 0-36-8z" />
      <path class="shade" d="M37 0A37 33 0 0 1-8 28 44 44 0 0 0 37 0z" />
      {kind === 'L' ? <Ring /> : <Cross />}
    </g>
  );
}

function Ring(): JSX.Element {
  return (
    <>
      <ellipse class="groove" cy="-4" rx="23" ry="20" />
      <ellipse class="dimple" cy="-4" rx="6" ry="5" />
    </>
  );
}

function Cross(): JSX.Element {
  return (
    <path
      class="notch"
      d="M0-24C5-17 5-11 3-7 9-9 16-9 23-4 16 1 9 1 3-1 5 3 5 9 0 16-5 9-5 3-3-1-9 1-16 1-23-4-16-9-9-9-3-7-5-11-5-17 0-24z"
    />
  );
}
