import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { COLUMNS, PLACES, ROWS } from '../../rules/index.ts';
import { CARPET_RED, GOLD, INK, WHITE, WOOD } from './colours.ts';
import {
  HEIGHT,
  KITCHEN_FRAME,
  leftOf,
  MARGIN,
  middleOfPlace,
  TABLE_DEPTH,
  TILE,
  topOf,
  WIDTH,
} from './geometry.ts';
import { BatterBowl } from './Kitchenware.tsx';

/** What never changes: tiles, sideboards, carpet, the king's table with its plates. */
export function Kitchen(): JSX.Element {
  const id = useId();
  return (
    <g>
      <clipPath id={`${id}-room`}>
        <rect width={WIDTH} height={HEIGHT} rx="12" />
      </clipPath>
      <Tiles id={`${id}-tiles`} />
      <g clip-path={`url(#${id}-room)`}>
        <rect fill="#8a5a34" width={WIDTH} height={HEIGHT} />
        <rect
          fill={`url(#${id}-tiles)`}
          {...KITCHEN_FRAME}
          y={topOf(1)}
          height={ROWS * TILE.height}
        />
        <path opacity="0.16" d={`M${MARGIN} ${topOf(1)}h${COLUMNS * TILE.width}v14h-600z`} />
        <Sideboard left={leftOf(0)} />
        <Sideboard left={leftOf(4)} />
        <g transform={`translate(${leftOf(0) + 38} ${topOf(0) + TILE.height - 16})`}>
          <BatterBowl />
        </g>
        <Carpet />
        <KingsTable />
      </g>
      <Coordinates />
      <rect fill="none" stroke={INK} stroke-width="3" width={WIDTH} height={HEIGHT} rx="12" />
    </g>
  );
}

/** Two rows of black and cream, over and over. */
function Tiles({ id }: { readonly id: string }): JSX.Element {
  const { width, height } = TILE;
  const [across, down] = [2 * width, 2 * height];
  const glaze = (x: number, y: number): string => `M${x + 8} ${y + 22}q4-13 22-15`;
  return (
    <pattern id={id} {...KITCHEN_FRAME} width={across} height={down} patternUnits="userSpaceOnUse">
      <rect class="lk-tile" width={across} height={down} />
      <path fill="#37302f" d={`M0 0h${width}v${down}h${width}v${-height}h${-across}z`} />
      <g fill="none" stroke="#fff" stroke-width="3">
        <path stroke-opacity="0.55" d={glaze(width, 0) + glaze(0, height)} />
        <path stroke-opacity="0.14" d={glaze(0, 0) + glaze(width, height)} />
        <path
          stroke="#6f6252"
          d={`M0 0h${across}M0 ${height}h${across}M0 0v${down}M${width} 0v${down}`}
        />
      </g>
    </pattern>
  );
}

function Sideboard({ left }: { readonly left: number }): JSX.Element {
  const y = topOf(0);
  const width = TILE.width * 2;
  return (
    <g stroke={INK} stroke-width="2.5">
      <rect fill={WOOD.base} x={left} y={y + 4} width={width} height={TILE.height - 4} />
      <path
        stroke={WOOD.shade}
        stroke-width="2"
        opacity="0.5"
        d={`M${left + 10} ${y + 24}h150M${left + 40} ${y + 46}h140`}
      />
      <rect fill={WOOD.shade} x={left} y={y + TILE.height - 9} width={width} height="9" />
    </g>
  );
}

/** LK1.1: from the king's table to the door, c1 and d1. */
function Carpet(): JSX.Element {
  const x = leftOf(2);
  const width = TILE.width * 2;
  const y = topOf(0) - 18;
  const height = TILE.height + 26;
  const fringe = Array.from(
    { length: 16 },
    (_, index) => `M${x + 12 + index * 11.8} ${y + height}v6`,
  );
  return (
    <g stroke={GOLD} stroke-width="3">
      <path fill={CARPET_RED} stroke={INK} d={`M${x + 6} ${y}h${width - 12}v${height}H${x + 6}z`} />
      <path stroke-width="4" d={`M${x + 17} ${y}v${height}M${x + width - 17} ${y}v${height}`} />
      <path d={fringe.join('')} />
    </g>
  );
}

/** A long cloth with six plates. */
function KingsTable(): JSX.Element {
  const edge = TABLE_DEPTH - 17;
  const scallop = `q${-WIDTH / 48} 9 ${-WIDTH / 24} 0`.repeat(24);
  return (
    <g stroke={INK} stroke-width="2.2">
      <rect class="lk-cloth" stroke="none" width={WIDTH} height={edge + 1} />
      <path fill="#e4d8c1" d={`M0 ${edge}h${WIDTH}v10${scallop}V${edge}z`} />
      <path stroke={CARPET_RED} stroke-width="3" d={`M0 17h${WIDTH}M0 ${edge - 5}h${WIDTH}`} />
      {Array.from({ length: PLACES }, (_, index) => {
        const { x, y } = middleOfPlace(index + 1);
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <ellipse fill={WHITE} rx="45" ry="32" />
            <ellipse fill="#f3ead9" stroke="#cbb994" stroke-width="1.5" rx="36" ry="25" />
          </g>
        );
      })}
    </g>
  );
}

/** The names of the tiles, as in every notation. */
function Coordinates(): JSX.Element {
  return (
    <g class="lk-coordinates">
      {Array.from({ length: COLUMNS }, (_, column) => (
        <text key={column} x={leftOf(column) + TILE.width / 2} y={HEIGHT - 3}>
          {'abcdef'.charAt(column)}
        </text>
      ))}
      {Array.from({ length: ROWS }, (_, index) => (
        <text key={index} x={MARGIN / 2} y={topOf(index + 1) + TILE.height / 2 + 4}>
          {index + 1}
        </text>
      ))}
    </g>
  );
}
