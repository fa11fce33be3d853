import { birchTexture, TexturePattern } from '@kast/ui';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { CLASSES, ROWS, TOP_ROW, wallpaperOf } from '../../rules/index.ts';
import type { House as Lie } from './geometry.ts';
import { inColourOf, MOTIFS } from './wallpaper.ts';

const MOTIF = { fill: 'none', stroke: 'var(--hm-class)', 'stroke-width': 1.8, opacity: 0.34 };

interface HouseProps {
  readonly house: Lie;
}

/** The house cut open: papered floors, posts between the columns, roof and cellar. */
export function House({ house }: HouseProps): JSX.Element {
  const id = useId();
  const tile = { width: 46, height: 35, y: house.frame.y, patternUnits: 'userSpaceOnUse' };
  return (
    <g class="hm-house">
      <defs>
        <TexturePattern id={`${id}-wood`} of={birchTexture} scale={0.8} />
        {CLASSES.map((kind) => (
          <pattern key={kind} id={`${id}-${kind}`} {...tile}>
            <path {...MOTIF} {...inColourOf(kind)} d={MOTIFS[kind]} />
          </pattern>
        ))}
      </defs>
      <Roof house={house} />
      {ROWS.map((row) => (
        <Floor key={row} id={id} house={house} row={row} />
      ))}
      <Timber id={id} house={house} />
    </g>
  );
}

interface FloorProps extends HouseProps {
  readonly id: string;
  readonly row: number;
}

function Floor({ id, house, row }: FloorProps): JSX.Element {
  const kind = wallpaperOf(row);
  const height = house.heightOf(row);
  const y = house.ceilingOf(row);
  const { x, width } = house.frame;
  const wall = { x, y, width, height };
  // On a low floor number and letter stand beside each other.
  const isLow = height < 50;
  const look = isLow && (height < 20 ? 'folded' : 'low');
  const line = y + height / 2 + (look === 'folded' ? 4.5 : 7);
  const beneath = kind && !isLow ? 10 : 0;
  return (
    <g
      class="hm-floor"
      {...inColourOf(kind)}
      data-goal={row > TOP_ROW / 2 + 1}
      data-look={look || undefined}
    >
      <rect class="wall" {...wall} />
      {kind && <rect fill={`url(#${id}-${kind})`} {...wall} />}
      <rect class="wainscot" {...wall} y={y + height * 0.87} height={height * 0.13} />
      <text x={x - (isLow ? 32 : 23)} y={line - beneath}>
        {row}
      </text>
      <text class="kind" x={x - (isLow ? 15 : 23)} y={line + beneath}>
        {kind}
      </text>
    </g>
  );
}

/** Tiles in rows, and a chimney. */
function Roof({ house: { frame } }: HouseProps): JSX.Element {
  const left = frame.x;
  const right = frame.x + frame.width;
  const eaves = frame.y;
  // The chimney stands out above the ridge.
  const ridge = Math.round(eaves * 0.36);
  const seams = [8, 17, 26]
    .filter((up) => up < eaves - ridge - 3)
    .map((up) => `M${left - 14 + up * 1.5} ${eaves - up}H${right + 6 - up}`);
  const tiles = `M${left - 26} ${eaves}L${left + 30} ${ridge}H${right - 30}L${right + 9} ${eaves}z`;
  return (
    <g stroke="var(--hm-ink)" stroke-width="3.5">
      <path fill="#8d7a68" d={`M${right - 110} 2h34v${eaves - 8}h-34z`} />
      <path fill="#9c4a2f" d={tiles} />
      <path stroke="#6f2f1c" stroke-dasharray="16 6" d={seams.join('')} />
    </g>
  );
}

/** The cellar, beams under every floor, posts between the columns. */
function Timber({ id, house }: HouseProps & { readonly id: string }): JSX.Element {
  const { x, y, width, height } = house.frame;
  const [right, ground] = [x + width, y + height];
  const posts = Array.from({ length: house.seats + 1 }, (_, index) => house.leftOf(index + 1));
  const d = [
    ...ROWS.map((row) => `M${x - 4} ${house.ceilingOf(row)}H${right + 8}`),
    `M${x - 12} ${ground}H${right + 10}`,
    ...posts.map((post) => `M${post} ${y}V${ground}`),
  ].join('');
  return (
    <g fill="none" stroke-width="4.5">
      <path
        fill="#57493d"
        d={`M${x - 12} ${ground}H${right + 10}V${house.height - 2}H${x - 12}z`}
      />
      <path stroke="var(--hm-ink)" stroke-width="8" d={d} />
      <path stroke="#6b4526" d={d} />
      <path stroke={`url(#${id}-wood)`} d={d} />
    </g>
  );
}
