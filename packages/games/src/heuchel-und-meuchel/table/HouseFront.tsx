import { birchTexture, TexturePattern } from '@kast/ui';
import type { JSX } from 'preact';
import { CLASSES, ROWS, TOP_ROW, wallpaperOf } from '../rules/index.ts';
import { CELLAR, FLOOR, GUTTER, HEIGHT, type House, MARGIN, ROOF, WIDTH } from './geometry.ts';
import { MOTIFS } from './wallpaper.ts';
import './house.css';

interface HouseFrontProps {
  readonly id: string;
  readonly house: House;
}

const RIGHT = WIDTH - MARGIN;
const GROUND = HEIGHT - CELLAR;

/** The house cut open: papered floors, posts between the columns, roof and cellar. It never changes. */
export function HouseFront({ id, house }: HouseFrontProps): JSX.Element {
  return (
    <g class="hm-house">
      <defs>
        <TexturePattern id={`${id}-wood`} of={birchTexture} scale={0.8} />
        {CLASSES.map((kind) => (
          <pattern
            key={kind}
            id={`${id}-${kind}`}
            width="46"
            height="35"
            patternUnits="userSpaceOnUse"
            y={ROOF}
          >
            <path class="motif" data-class={kind} d={MOTIFS[kind]} />
          </pattern>
        ))}
      </defs>
      <Roof />
      {ROWS.map((row) => (
        <Floor key={row} id={id} house={house} row={row} />
      ))}
      <Cellar />
      <Timber id={id} house={house} />
    </g>
  );
}

function Floor({ id, house, row }: HouseFrontProps & { readonly row: number }): JSX.Element {
  const kind = wallpaperOf(row);
  const y = house.ceilingOf(row);
  const wall = { x: GUTTER, y, width: RIGHT - GUTTER, height: FLOOR };
  return (
    <g class="hm-floor" data-class={kind} data-goal={row > TOP_ROW / 2 + 1}>
      <rect class="wall" {...wall} />
      {kind && <rect fill={`url(#${id}-${kind})`} {...wall} />}
      <rect class="wainscot" x={GUTTER} y={y + FLOOR - 9} width={RIGHT - GUTTER} height="9" />
      <text class="number" x={GUTTER - 26} y={y + FLOOR / 2 + (kind ? -3 : 9)}>
        {row}
      </text>
      {kind && (
        <text class="kind" x={GUTTER - 26} y={y + FLOOR / 2 + 20}>
          {kind}
        </text>
      )}
    </g>
  );
}

/** Tiles in rows, and a chimney. */
function Roof(): JSX.Element {
  const rows = [0, 1, 2].map((tier) => ROOF - 12 - tier * 13);
  return (
    <g class="hm-roof">
      <path class="chimney" d={`M${RIGHT - 150} 2h44v34h-44z`} />
      <path
        class="tiles"
        d={`M${GUTTER - 26} ${ROOF}L${GUTTER + 40} 6H${RIGHT - 40}L${RIGHT + 14} ${ROOF}z`}
      />
      {rows.map((y) => (
        <path
          key={y}
          class="seam"
          d={`M${GUTTER - 14 + (ROOF - y) * 1.5} ${y}H${RIGHT + 8 - (ROOF - y)}`}
        />
      ))}
    </g>
  );
}

function Cellar(): JSX.Element {
  return (
    <g class="hm-cellar">
      <rect
        class="stone"
        x={GUTTER - 12}
        y={GROUND}
        width={RIGHT - GUTTER + 24}
        height={CELLAR}
        rx="3"
      />
    </g>
  );
}

/** Beams under every floor, posts between the columns. */
function Timber({ id, house }: HouseFrontProps): JSX.Element {
  const posts = Array.from({ length: house.seats + 1 }, (_, index) => house.leftOf(index + 1));
  const d = [
    ...ROWS.map((row) => `M${GUTTER - 8} ${house.ceilingOf(row)}H${RIGHT + 8}`),
    `M${GUTTER - 12} ${GROUND}H${RIGHT + 12}`,
    ...posts.map((x) => `M${x} ${ROOF}V${GROUND}`),
  ].join('');
  return (
    <g class="hm-timber">
      <path class="beam-edge" d={d} />
      <path class="beam" d={d} />
      <path class="grain" d={d} stroke={`url(#${id}-wood)`} />
    </g>
  );
}
