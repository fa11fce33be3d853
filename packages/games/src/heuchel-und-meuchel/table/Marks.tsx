import type { Seat } from '@kast/kernel';
import type { JSX } from 'preact';
import { CARD, type Field, FLOOR, type House, type Point, ROOF } from './geometry.ts';

interface InHouse {
  readonly house: House;
}

interface LandingsProps extends InHouse {
  readonly seat: Seat;
  readonly from: number;
  readonly rows: readonly number[];
  readonly over: number | undefined;
}

/** Where it can go: a ring in *go* on each landing, and a rope thrown from one to the next. */
export function Landings({ house, seat, from, rows, over }: LandingsProps): JSX.Element {
  const stops = [from, ...rows].map((row) => house.cardAt(seat, row));
  return (
    <g class="hm-landings">
      {stops.slice(1).map((stop, index) => (
        <Rope key={stop.y} start={stops[index] as Point} end={stop} />
      ))}
      {rows.map((row) => {
        const { x, y } = house.cardAt(seat, row);
        return (
          <g key={row} class="hm-target" data-over={row === over}>
            <circle class="halo" cx={x} cy={y} r="22" />
            <circle cx={x} cy={y} r="22" />
          </g>
        );
      })}
    </g>
  );
}

/** Thrown upward, in a bow to the right: the wider, the further. */
function Rope({ start, end }: { readonly start: Point; readonly end: Point }): JSX.Element {
  const bow = 30 + (start.y - end.y) / 7;
  const way = `M${start.x} ${start.y}C${start.x + bow} ${start.y - 14} ${end.x + bow} ${end.y + 14} ${end.x} ${end.y}`;
  return (
    <g class="hm-rope">
      <path class="halo" d={way} />
      <path class="strand" d={way} />
      <path class="twist" d={way} />
    </g>
  );
}

interface ReachProps extends InHouse {
  /** From which landing which columns could be taken. */
  readonly from: Field;
  readonly columns: readonly Seat[];
}

/** What could be taken from a landing: a line along the floor, and a dagger on each stack. */
export function Reach({ house, from, columns }: ReachProps): JSX.Element {
  const start = house.cardAt(from.seat, from.row);
  return (
    <g class="hm-reach">
      {columns.map((column) => {
        const { x, y } = house.cardAt(column, from.row);
        const near = start.x < x ? -CARD.width / 2 - 2 : CARD.width / 2 + 2;
        return (
          <g key={column}>
            <path class="halo" d={`M${start.x} ${y + 26}H${x + near}`} />
            <path d={`M${start.x} ${y + 26}H${x + near}`} />
            <Dagger x={x + 18} y={y + 20} />
          </g>
        );
      })}
    </g>
  );
}

export function Dagger({ x, y }: Point): JSX.Element {
  return (
    <g class="hm-dagger" transform={`translate(${x} ${y})`}>
      <circle r="13" />
      <path d="M6-7-3 2M-6-1-1 4M-3 2-6 6" />
    </g>
  );
}

export function Framed({
  house,
  field,
  look,
  height,
}: InHouse & {
  readonly field: Field;
  readonly look: 'selected' | 'last' | 'looking' | 'taken' | 'hint';
  readonly height: number;
}): JSX.Element {
  const { x, y } = house.cardAt(field.seat, field.row);
  const width = CARD.width + house.overlapOf(height) * (height - 1) + 8;
  return (
    <rect
      class="hm-framed"
      data-look={look}
      x={x - CARD.width / 2 - 4}
      y={y - FLOOR / 2 + 1}
      width={width}
      height={FLOOR - 2}
      rx="8"
    />
  );
}

/** Last move = a trace in *note*: a dotted way past every landing. */
export function Trace({
  house,
  seat,
  rows,
}: InHouse & { readonly seat: Seat; readonly rows: readonly number[] }): JSX.Element {
  const points = rows.map((row) => house.cardAt(seat, row));
  const d = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [start] = points;
  return (
    <g class="hm-trace">
      <path class="halo" d={d} />
      <path d={d} />
      {start && <circle cx={start.x} cy={start.y} r="9" />}
    </g>
  );
}

export function HintArrow({
  house,
  seat,
  from,
  to,
}: InHouse & { readonly seat: Seat; readonly from: number; readonly to: number }): JSX.Element {
  const start = house.cardAt(seat, from);
  const end = house.cardAt(seat, to);
  const x = start.x + 14;
  const d = `M${x} ${start.y - 10}V${end.y + 6}M${x - 12} ${end.y + 20}L${x} ${end.y + 6}L${x + 12} ${end.y + 20}`;
  return (
    <g class="hm-hint">
      <path class="halo" d={d} />
      <path d={d} />
    </g>
  );
}

/** The column of whoever looks: a lantern burns there. */
export function OwnColumn({ house, seat }: InHouse & { readonly seat: Seat }): JSX.Element {
  const x = house.leftOf(seat);
  return (
    <g class="hm-own">
      <rect class="glow" x={x} y={ROOF} width={house.columnWidth} height={13 * FLOOR} />
      <path class="lamp" d={`M${x + house.columnWidth / 2} ${ROOF}v7m-8 0h16l-3 16h-10z`} />
    </g>
  );
}

/** Somebody is still arranging behind these (HM2.4). */
export function Shutters({ house, seat }: InHouse & { readonly seat: Seat }): JSX.Element {
  const x = house.leftOf(seat) + 8;
  const width = house.columnWidth - 16;
  return (
    <g class="hm-shutters">
      {[1, 2, 3, 4, 5, 6].map((row) => {
        const y = house.ceilingOf(row) + 6;
        const middle = x + width / 2;
        return (
          <g key={row}>
            <rect x={x} y={y} width={width} height={FLOOR - 14} rx="3" />
            <path
              d={`M${middle} ${y}v${FLOOR - 14}M${x + 8} ${y + 14}h${width - 16}M${x + 8} ${y + 28}h${width - 16}M${x + 8} ${y + 42}h${width - 16}`}
            />
          </g>
        );
      })}
    </g>
  );
}
