import { Coordinates } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { ROWS } from '../../rules/index.ts';
import { HEIGHT, LETTERS, MARGIN, TABLE_DEPTH, TILES_FRAME, WIDTH } from './geometry.ts';
import kitchen from './pictures/kitchen.svg';

/** What never changes: tiles, sideboards, carpet, the king's table with its plates. */
export function Kitchen(): JSX.Element {
  return (
    <g>
      <rect class="lk-tile" {...TILES_FRAME} />
      <rect class="lk-cloth" width={WIDTH} height={TABLE_DEPTH} rx="12" />
      <image href={kitchen} x="-2" y="-2" width={WIDTH + 4} height={HEIGHT + 4} />
      <Coordinates
        letters={LETTERS}
        numbers={Array.from({ length: ROWS }, (_, index) => String(index + 1))}
        frame={TILES_FRAME}
        lettersAt={HEIGHT - 3}
        numbersAt={MARGIN / 2}
        drop={4}
      />
    </g>
  );
}
