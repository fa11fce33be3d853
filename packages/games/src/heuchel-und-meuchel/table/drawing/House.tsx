import { birchTexture, TexturePattern } from '@kast/ui';
import { useLetter } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { CLASSES, isGoalRow, ROWS, wallpaperOf } from '../../rules/index.ts';
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

/** A floor that bears its number and letter is as high as these. */
const LOWEST_NAMED = 11;

interface FloorProps extends HouseProps {
  readonly id: string;
  readonly row: number;
}

function Floor({ id, house, row }: FloorProps): JSX.Element {
  const kind = wallpaperOf(row);
  const letter = useLetter(kind ?? '');
  const height = house.heightOf(row);
  const y = house.ceilingOf(row);
  const { x, width } = house.frame;
  const wall = { x, y, width, height };
  // On a low floor number and letter stand beside each other.
  const isLow = height < 46;
  const look = isLow && (height < 20 ? 'folded' : 'low');
  // Where folded floors are lower than a letter it would lie on that of the next one.
  const isNamed = height >= LOWEST_NAMED;
  const line = y + height / 2 + (look === 'folded' ? 4.5 : 6);
  // Nearer to each other than to those of the next floor.
  const beneath = kind && !isLow ? 8.5 : 0;
  return (
    <g
      class="hm-floor"
      {...inColourOf(kind)}
      data-goal={isGoalRow(row)}
      data-look={look || undefined}
    >
      <rect class="wall" {...wall} />
      {kind && <rect fill={`url(#${id}-${kind})`} {...wall} />}
      <rect class="wainscot" {...wall} y={y + height * 0.87} height={height * 0.13} />
      {isNamed && (
        <text x={x - (isLow ? 32 : 23)} y={line - beneath}>
          {row}
        </text>
      )}
      {isNamed && kind && (
        <text
          class="kind"
          data-letters={letter.length}
          x={x - (isLow ? 14 : 23)}
          y={line + beneath}
        >
          {letter}
        </text>
      )}
    </g>
  );
}

/** How far the roof goes beyond the walls, and its ridge ends within them. */
const OVERHANG = { left: 26, right: 9 };
const HIP = 30;
/** What a row of tiles leaves free at the edges of the roof. */
const EDGE = 5;

/** A row of tiles so far above the eaves, from one slope to the other. */
export function seamOf({ x, y, width }: Lie['frame'], rise: number, up: number): string {
  const along = up / rise;
  const start = x - OVERHANG.left + (OVERHANG.left + HIP) * along + EDGE;
  const end = x + width + OVERHANG.right - (OVERHANG.right + HIP) * along - EDGE;
  return `M${start} ${y - up}H${end}`;
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
    .map((up) => seamOf(frame, eaves - ridge, up));
  const tiles = `M${left - OVERHANG.left} ${eaves}L${left + HIP} ${ridge}H${right - HIP}L${right + OVERHANG.right} ${eaves}z`;
  return (
    <g class="hm-roof" stroke-width="3.5">
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
  // Between the doorplates.
  const walls = posts.slice(1, -1).map((post) => `M${post} ${ground + 9}V${house.height - 7}`);
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
      <path stroke="#d9c39b" stroke-opacity="0.5" stroke-width="1.5" d={walls.join('')} />
    </g>
  );
}
