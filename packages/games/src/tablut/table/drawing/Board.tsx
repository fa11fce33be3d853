import { birchTexture, brassTexture, TexturePattern } from '@kast/ui';
import { Coordinates, type GridLie } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { BOARD_SIZE } from '../../rules/index.ts';
import { RIM, UNIT, WIDTH } from './geometry.ts';
import palace from './pictures/palace.svg';

const END = RIM + BOARD_SIZE * UNIT;
/** Where the first board ends and the second begins. */
const SEAM = RIM + 292;
const LINES = Array.from({ length: BOARD_SIZE + 1 }, (_, index) => RIM + index * UNIT);
const BURNT = LINES.map((at, index) => burntLine(at, index)).join('');
const NAILS = 'M29 29v.1M72 72v.1';

/** The bare board: it never changes. Where its rim is narrow, what lies beyond is cut off. */
export function Board({ lie }: { readonly lie: GridLie }): JSX.Element {
  const id = useId();
  const cut = RIM - lie.frame.x;
  return (
    <g class="tablut-board" transform={cut > 0 ? `translate(${-cut} ${-cut})` : undefined}>
      <defs>
        <TexturePattern id={`${id}-birch`} of={birchTexture} scale={1.6} />
        <TexturePattern id={`${id}-brass`} of={brassTexture} scale={1.6} />
        <path
          id={`${id}-fitting`}
          d="M6 30Q6 6 30 6H176q6 0 4 8-2 20-16 22-18 4-18 22-28 2-54 34-32 26-34 54-18 0-22 18-2 14-22 16-8 2-8-4z"
        />
      </defs>
      <rect class="edge" x="3" y="3" width={WIDTH - 6} height={WIDTH - 6} rx="26" />
      <Planks />
      <rect
        class="rim"
        x="3"
        y="3"
        width={WIDTH - 6}
        height={WIDTH - 6}
        rx="26"
        fill={`url(#${id}-birch)`}
      />
      <path class="scorch" d={BURNT} />
      <path class="burn" d={BURNT} />
      <rect
        class="burn"
        x={RIM - 6}
        y={RIM - 6}
        width={END - RIM + 12}
        height={END - RIM + 12}
        rx="4"
      />
      <image href={palace} x={WIDTH / 2 - 50} y={WIDTH / 2 - 50} width="100" height="100" />
      {[0, 90, 180, 270].map((turn) => (
        <Fitting key={turn} id={id} turn={turn} />
      ))}
      {cut > 0 ? <CoordinatesWithin lie={lie} /> : <CoordinatesOnRim lie={lie} />}
    </g>
  );
}

function CoordinatesOnRim({ lie }: { readonly lie: GridLie }): JSX.Element {
  return <Coordinates {...lie} lettersAt={END + 29} numbersAt={RIM - 19} drop={11} />;
}

/** Beside the fittings, on the wood. */
const BESIDE_FITTINGS = {
  letters: [
    { x: 0, y: -22 },
    { x: -76, y: -22 },
  ],
  numbers: [
    { x: 24, y: 64 },
    { x: 24, y: 0 },
  ],
} as const;

/** In the corners of the squares at the edge, where pieces leave them in sight. */
function CoordinatesWithin({ lie }: { readonly lie: GridLie }): JSX.Element {
  const frame = { ...lie.frame, x: RIM + 38, y: RIM };
  return (
    <Coordinates
      {...lie}
      frame={frame}
      lettersAt={END - 8}
      numbersAt={RIM + 12}
      drop={-26}
      ends={BESIDE_FITTINGS}
    />
  );
}

/** Three boards glued together. */
function Planks(): JSX.Element {
  return (
    <g class="planks">
      <path class="second" d={`M4 ${SEAM}H${WIDTH - 4}V${WIDTH - SEAM}H4z`} />
      <path class="joint" d={`M4 ${SEAM}H${WIDTH - 4}M4 ${WIDTH - SEAM}H${WIDTH - 4}`} />
    </g>
  );
}

/** A corner of brass, as on an old chest, with three nails. */
function Fitting({ id, turn }: { readonly id: string; readonly turn: number }): JSX.Element {
  return (
    <g transform={`rotate(${turn} ${WIDTH / 2} ${WIDTH / 2}) scale(0.86)`}>
      <use class="brass" href={`#${id}-fitting`} />
      <use href={`#${id}-fitting`} fill={`url(#${id}-brass)`} />
      <use class="bevel" href={`#${id}-fitting`} transform="translate(7 7) scale(0.9)" />
      <path class="nail" d={NAILS} />
      <path class="nail-head" d={NAILS} />
    </g>
  );
}

/** One line across and one down, none of them quite straight. */
function burntLine(at: number, index: number): string {
  const sway = ((index * 5) % 7) / 2 - 1.5;
  const third = (END - RIM) / 2;
  const across = `M${RIM} ${at}q${third / 2} ${sway} ${third} 0t${third} 0`;
  const down = `M${at} ${RIM}q${-sway} ${third / 2} 0 ${third}t0 ${third}`;
  return across + down;
}
