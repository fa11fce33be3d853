import type { JSX } from 'preact';
import { COLUMNS, ROWS } from '../../rules/index.ts';
import {
  HEIGHT,
  KITCHEN_FRAME,
  leftOf,
  MARGIN,
  TABLE_DEPTH,
  TILE,
  topOf,
  WIDTH,
} from './geometry.ts';
import kitchen from './pictures/kitchen.svg';

/** What never changes: tiles, sideboards, carpet, the king's table with its plates. */
export function Kitchen(): JSX.Element {
  return (
    <g>
      <rect class="lk-tile" {...KITCHEN_FRAME} />
      <rect class="lk-cloth" width={WIDTH} height={TABLE_DEPTH} rx="12" />
      <image href={kitchen} x="-2" y="-2" width={WIDTH + 4} height={HEIGHT + 4} />
      <Coordinates />
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
