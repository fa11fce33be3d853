import type { JSX } from 'preact';
import { PLACES } from '../rules/index.ts';
import { colourOfSeat } from '../table/drawing/colours.ts';
import { Tag } from '../table/drawing/Pancakes.tsx';

interface PlacesOfTrayProps {
  readonly seat: number;
  readonly width: number;
  readonly height: number;
}

/** LK1.6: a tray with its places, in the colour of its cook. Drawn in tenths of a millimetre. */
export function PlacesOfTray({ seat, width, height }: PlacesOfTrayProps): JSX.Element {
  const pitch = (width - 6) / PLACES;
  return (
    <svg viewBox={`0 0 ${width * 10} ${height * 10}`}>
      <rect width={width * 10} height={height * 10} fill={colourOfSeat(seat)} />
      <rect
        x="15"
        y="15"
        width={width * 10 - 30}
        height={height * 10 - 30}
        rx="20"
        fill="#b98a5c"
      />
      {Array.from({ length: PLACES }, (_, index) => (
        <g key={index} transform={`translate(${(3 + (index + 0.5) * pitch) * 10} 185)`}>
          <circle r="142" fill="#f2e6cb" stroke="#2b211a" stroke-width="6" />
          <g transform="translate(0 175) scale(3)">
            <Tag x={0} y={0}>
              {index + 1}
            </Tag>
          </g>
        </g>
      ))}
    </svg>
  );
}
