import type { JSX } from 'preact';
import { COLUMNS, ROWS } from '../rules/index.ts';
import { BatterBowl } from './art/BatterBowl.tsx';
import { HEIGHT, leftOf, MARGIN, TABLE_DEPTH, TILE, topOf, WIDTH } from './geometry.ts';

/** What never changes: tiles, sideboards, carpet, the king's table. */
export function Floor({ id }: { readonly id: string }): JSX.Element {
  return (
    <g class="lk-floor">
      <defs>
        <clipPath id={`${id}-room`}>
          <rect width={WIDTH} height={HEIGHT} rx="12" />
        </clipPath>
      </defs>
      <g clip-path={`url(#${id}-room)`}>
        <rect class="wall" width={WIDTH} height={HEIGHT} />
        {Array.from({ length: ROWS }, (_, index) => (
          <TileRow key={index} row={index + 1} />
        ))}
        <path class="depth" d={`M${MARGIN} ${topOf(1)}h${COLUMNS * TILE.width}v14h-600z`} />
        <Sideboard left={leftOf(0)} />
        <Sideboard left={leftOf(4)} />
        <g transform={`translate(${leftOf(0) + 38} ${topOf(0) + TILE.height - 16})`}>
          <BatterBowl />
        </g>
        <Carpet />
        <KingsBoard />
      </g>
      <Coordinates />
      <rect class="frame" x="1.5" y="1.5" width={WIDTH - 3} height={HEIGHT - 3} rx="11" />
    </g>
  );
}

function TileRow({ row }: { readonly row: number }): JSX.Element {
  return (
    <g>
      {Array.from({ length: COLUMNS }, (_, column) => {
        const x = leftOf(column);
        const y = topOf(row);
        const isDark = (row + column) % 2 === 0;
        return (
          <g key={column} class="tile" data-dark={isDark}>
            <rect x={x} y={y} width={TILE.width} height={TILE.height} />
            <path class="glaze" d={`M${x + 8} ${y + 22}q4-13 22-15`} />
          </g>
        );
      })}
    </g>
  );
}

function Sideboard({ left }: { readonly left: number }): JSX.Element {
  const y = topOf(0);
  return (
    <g class="sideboard">
      <rect x={left} y={y + 4} width={TILE.width * 2} height={TILE.height - 4} />
      <path class="grain" d={`M${left + 10} ${y + 24}h150M${left + 40} ${y + 46}h140`} />
      <rect class="front" x={left} y={y + TILE.height - 9} width={TILE.width * 2} height="9" />
    </g>
  );
}

/** LK1.1: from the king's table to the door, c1 and d1. */
function Carpet(): JSX.Element {
  const x = leftOf(2);
  const width = TILE.width * 2;
  const y = topOf(0) - 18;
  const height = TILE.height + 26;
  return (
    <g class="carpet">
      <rect x={x + 6} y={y} width={width - 12} height={height} />
      <path class="hem" d={`M${x + 17} ${y}v${height}M${x + width - 17} ${y}v${height}`} />
      <path
        class="fringe"
        d={Array.from(
          { length: 16 },
          (_, index) => `M${x + 12 + index * 11.8} ${y + height}v6`,
        ).join('')}
      />
    </g>
  );
}

function KingsBoard(): JSX.Element {
  return (
    <g class="kings-board">
      <rect class="cloth" x="0" y="0" width={WIDTH} height={TABLE_DEPTH - 16} />
      <path
        class="hang"
        d={`M0 ${TABLE_DEPTH - 17}h${WIDTH}v10${scallops(WIDTH / 24)}V${TABLE_DEPTH - 17}z`}
      />
      <path class="runner" d={`M0 17h${WIDTH}M0 ${TABLE_DEPTH - 22}h${WIDTH}`} />
    </g>
  );
}

function scallops(width: number): string {
  return Array.from({ length: 24 }, () => `q${-width / 2} 9 ${-width} 0`).join('');
}

/** The names of the tiles, as in every notation. */
function Coordinates(): JSX.Element {
  return (
    <g class="coordinates" aria-hidden="true">
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
