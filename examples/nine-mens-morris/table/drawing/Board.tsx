import { birchTexture, TexturePattern, walnutTexture } from '@kast/ui';
import type { GridLie } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { GRID_SIZE, POINTS } from '../../rules/index.ts';
import { GROOVE, GROOVE_HEIGHT, RIM, STRIP, UNIT } from './geometry.ts';

/** The field of birch reaches so far beyond the middles of the outer points. */
const FIELD = UNIT / 2 - 2;

/** The bare board: birch let into walnut, with a groove for each hand. It never changes. */
export function Board({ lie }: { readonly lie: GridLie }): JSX.Element {
  const id = useId();
  const { width, height, frame } = lie;
  const field = {
    x: frame.x + UNIT / 2 - FIELD,
    y: frame.y + UNIT / 2 - FIELD,
    width: frame.width - UNIT + 2 * FIELD,
    height: frame.height - UNIT + 2 * FIELD,
    rx: 10,
  };
  return (
    <g class="morris-board">
      <defs>
        <TexturePattern id={`${id}-birch`} of={birchTexture} scale={1.6} />
        <TexturePattern id={`${id}-walnut`} of={walnutTexture} scale={1.7} />
      </defs>
      <rect class="frame" x="3" y="3" width={width - 6} height={height - 6} rx="30" />
      <rect
        class="frame-edge"
        x="3"
        y="3"
        width={width - 6}
        height={height - 6}
        rx="30"
        fill={`url(#${id}-walnut)`}
      />
      <rect class="bevel" x="14" y="14" width={width - 28} height={height - 28} rx="22" />
      <Groove y={GROOVE} width={frame.width} />
      <Groove y={height - GROOVE} width={frame.width} />
      <rect class="field" {...field} />
      <rect class="field-edge" {...field} fill={`url(#${id}-birch)`} />
      <Lines lie={lie} />
      <Sails x={width / 2} y={frame.y + frame.height / 2} />
      <Coordinates lie={lie} />
    </g>
  );
}

/** Where the pieces in hand lie. */
function Groove({ y, width }: { readonly y: number; readonly width: number }): JSX.Element {
  const lying = { x: RIM - 6, width: width + 12, height: GROOVE_HEIGHT, rx: GROOVE_HEIGHT / 2 };
  return (
    <g class="groove">
      <rect class="hollow" y={y - GROOVE_HEIGHT / 2} {...lying} />
      <path class="lip" d={`M${RIM + 34} ${y + GROOVE_HEIGHT / 2 + 3}H${RIM + width - 34}`} />
    </g>
  );
}

/** NM1.1: three squares and what joins them, burnt in; a dent at each point. */
function Lines({ lie }: { readonly lie: GridLie }): JSX.Element {
  const burnt = [0, 1, 2].map((ring) => square(lie, ring)).join('') + spokes(lie);
  const dents = POINTS.map((point) => {
    const { x, y } = lie.middleOf(point);
    return `M${x} ${y}v.1`;
  }).join('');
  return (
    <>
      <path class="scorch" d={burnt} />
      <path class="burn" d={burnt} />
      <path class="dent-rim" d={dents} />
      <path class="dent" d={dents} />
    </>
  );
}

function square({ frame }: GridLie, ring: number): string {
  const [left, top] = [frame.x + (ring + 0.5) * UNIT, frame.y + (ring + 0.5) * UNIT];
  const side = (GRID_SIZE - 1 - 2 * ring) * UNIT;
  const sway = 2 + ring;
  const half = side / 2;
  return (
    `M${left} ${top}q${half / 2} ${-sway} ${half} 0t${half} 0q${sway} ${half / 2} 0 ${half}t0 ${half}` +
    `q${-half / 2} ${sway} ${-half} 0t${-half} 0q${-sway} ${-half / 2} 0 ${-half}t0 ${-half}z`
  );
}

function spokes({ frame }: GridLie): string {
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const [far, near] = [3 * UNIT, UNIT];
  return [1, -1]
    .map(
      (way) =>
        `M${x + way * far} ${y}q${-way * near} 3 ${-way * (far - near)} 0` +
        `M${x} ${y + way * far}q-3 ${-way * near} 0 ${-way * (far - near)}`,
    )
    .join('');
}

/** In the middle, where nothing is played: the sails of a mill. */
function Sails({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g class="sails" transform={`translate(${x} ${y}) rotate(18)`}>
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path class="sail" d="M3-16H24V-66H3z" />
          <path class="lattice" d="M3-28H24M3-41H24M3-54H24M13.500-16V-66" />
          <path class="stock" d="M0 0V-70" />
        </g>
      ))}
      <circle class="hub" r="9" />
    </g>
  );
}

function Coordinates({ lie }: { readonly lie: GridLie }): JSX.Element {
  const { frame, letters, numbers } = lie;
  const middle = (index: number): number => (index + 0.5) * UNIT;
  return (
    <g class="coordinates">
      {letters.map((letter, index) => (
        <text key={letter} x={frame.x + middle(index)} y={frame.y + frame.height + STRIP - 2}>
          {letter}
        </text>
      ))}
      {numbers.map((number, index) => (
        <text key={number} x={frame.x / 2 + 4} y={frame.y + middle(index) + 9}>
          {number}
        </text>
      ))}
    </g>
  );
}
