import type { JSX } from 'preact';
import type { Piece as PieceKind } from '../../rules/index.ts';
import type { TablutPiece } from './pieces.ts';

/**
 * The pieces stand on the point 0, 0: the middle of their square. A ball, a stump and a crown tell
 * them apart without colour.
 */
export function Piece({ kind, isToppled }: TablutPiece): JSX.Element {
  const Figure = FIGURES[kind];
  return (
    <g class="tablut-standing" data-toppled={isToppled}>
      <ellipse class="tablut-shadow" cx="11" cy="38" rx="36" ry="10" />
      <g class="tablut-piece" transform={kind === 'K' ? KING_FITS : 'scale(1.16)'}>
        <Figure />
      </g>
    </g>
  );
}

/** He is the tallest, and still leaves whoever stands behind him in sight. */
const KING_FITS = 'translate(0 10.5) scale(1 0.86)';

const FIGURES = { L: Defender, D: Attacker, K: King } satisfies Record<PieceKind, unknown>;

function Defender(): JSX.Element {
  return (
    <g class="tablut-maple">
      <path
        class="body"
        d="M-27 27C-27 41 27 41 27 27 27 20 19 18 15 12 11 5 10-3 10-11h-20c0 8-1 16-5 23-4 6-12 8-12 15z"
      />
      <path class="shade" d="M9-10c0 9 2 17 6 23 3 5 11 7 11 14 0 6-9 9-20 10 8-9 6-30-3-46z" />
      <path class="light" d="M-8-8c0 10-2 16-6 22-4 5-10 7-10 12 1 4 5 6 10 7-2-6 6-12 9-41z" />
      <path class="line" d="M-16 15Q0 22 16 15" />
      <circle class="body" cy="-22" r="17.5" />
      <path class="shade" d="M9-36a16.5 16.5 0 0 1-4 30.5C12-14 13-26 9-36z" />
      <path class="light" d="M-13-25c1-7 6-11 12-11-5 3-8 8-8 14-2 2-4 0-4-3z" />
    </g>
  );
}

function Attacker(): JSX.Element {
  return (
    <g class="tablut-oak">
      <path class="body" d="M-29 25Q-29 38 0 38T29 25L21-20h-42z" />
      <path class="light" d="M-20-16-28 25c0 4 4 7 10 9l5-46z" />
      <path class="shade" d="M14-12 20-17 28 25c0 5-6 9-15 11z" />
      <path class="line" d="M-25 9-13 16 0 10 13 16 25 9" />
      <ellipse class="top" cy="-20" rx="21" ry="8.5" />
      <path class="line" d="M-9-21Q0-25 9-21M-5-17Q0-19 5-17" />
    </g>
  );
}

function King(): JSX.Element {
  return (
    <g class="tablut-maple">
      <path
        class="body"
        d="M-32 29C-32 44 32 44 32 29 32 21 23 18 18 11 13 2 11-10 11-21h-22c0 11-2 23-7 32-5 7-14 10-14 18z"
      />
      <path
        class="shade"
        d="M10-20c0 12 3 25 8 33 4 6 13 9 13 16 0 7-12 11-24 12 10-11 8-41-1-61z"
      />
      <path class="light" d="M-9-18c0 14-3 24-8 31-4 5-12 8-12 14 1 4 6 7 12 8-3-7 7-14 10-53z" />
      <path class="line" d="M-19 14Q0 22 19 14" />
      <path class="body" d="M-21-36C-20-26-14-22-9-20H9c5-2 11-6 12-16z" />
      <path class="shade" d="M8-34H20C19-26 14-22 9-20H2C6-23 8-28 8-34z" />
      <path class="brass" d="M-14-24Q0-18 14-24q4 3 1 8Q0-10-15-16q-3-5 1-8z" />
      <path
        class="brass"
        d="M-26-58-17-51-11-65-5-53 0-69 5-53 11-65 17-51 26-58 22-34Q0-27-22-34z"
      />
      <path class="brass-light" d="M-23-53-16-47-11-58-6-49-7-33Q-14-34-20-36z" />
      <path class="brass-shade" d="M12-59 17-47 23-53 20-36Q16-34 11-33z" />
      <path class="line" d="M-24-44Q0-37 24-44" />
    </g>
  );
}
