import type { Seat } from '@kast/kernel';
import { memo, ownSeat } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { CLASSES, makeColumn, startRow, tallyOf } from '../../rules/index.ts';
import type { HeuchelProps } from '../table-props.ts';
import { nameOnPlate, sideOf } from './doorplate.ts';
import type { House } from './geometry.ts';

interface ColumnProps {
  readonly house: House;
  readonly seat: Seat;
}

/** Who lives where: the own column, who is still arranging, and how each would count now. */
export function Residents(props: HeuchelProps & { readonly house: House }): JSX.Element {
  const { view, house, still = false } = props;
  const own = ownSeat(props);
  const isLaidOut = view.phase !== 'arranging' && view.phase !== 'deal';
  return (
    <g>
      {own !== undefined && !still && <Lantern house={house} seat={own} />}
      {view.columns.map((_, index) => {
        const seat = index + 1;
        const column = { house, seat };
        const isBusy = seat !== own && (view.arranging[index] ?? 'nothing') !== 'nothing';
        const tally = isLaidOut ? tallyOf(view, seat) : undefined;
        const points = tally && signed(tally.points) + (tally.unknown > 0 ? '?' : '');
        const isOnTurn = view.onTurn === seat && !view.outcome;
        return (
          <g key={seat}>
            {isBusy && <Shutters {...column} />}
            <Doorplate {...column} name={nameOf(props, seat)} isOnTurn={isOnTurn} points={points} />
          </g>
        );
      })}
    </g>
  );
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}

interface DoorplateProps extends ColumnProps {
  readonly name: string;
  readonly isOnTurn: boolean;
  readonly points: string | undefined;
}

const Doorplate = memo(({ house, seat, name, isOnTurn, points }: DoorplateProps) => {
  const left = house.leftOf(seat);
  const y = house.height - 12;
  const side = sideOf(house.columnWidth);
  const shown = nameOnPlate(name, house.columnWidth);
  return (
    <g class="hm-doorplate" data-on-turn={isOnTurn}>
      <text x={left + side} y={y}>
        {makeColumn(seat)}
        {shown.text !== '' && (
          <tspan style={{ 'font-size': `${shown.size}px` }}> {shown.text}</tspan>
        )}
      </text>
      <text text-anchor="end" x={left + house.columnWidth - side} y={y}>
        {points}
      </text>
    </g>
  );
});

/** It burns in the column of whoever looks. */
const Lantern = memo(({ house, seat }: ColumnProps) => {
  const { frame, columnWidth: width } = house;
  const left = house.leftOf(seat);
  const lamp = `M${left + width / 2} ${frame.y}v7m-8 0h16l-3 16h-10z`;
  return (
    <g fill="#ffd774">
      <rect {...frame} x={left} width={width} opacity="0.2" />
      <path stroke="var(--hm-ink)" stroke-width="2.5" d={lamp} />
    </g>
  );
});

/** Somebody is arranging behind these (HM2.4). */
const Shutters = memo(({ house, seat }: ColumnProps) => {
  const left = house.leftOf(seat) + 8;
  const width = house.columnWidth - 16;
  const panes = CLASSES.map(startRow).map((row) => {
    const floor = house.heightOf(row);
    const above = Math.min(6, floor * 0.15);
    const top = house.ceilingOf(row) + above;
    const height = (floor - 2.3 * above) / 4;
    const frame = `M${left} ${top}h${width}v${4 * height}h${-width}z`;
    const slats = `m8 ${height}h${width - 16}m0 ${height}h${16 - width}m0 ${height}h${width - 16}`;
    return `${frame}${slats}M${left + width / 2} ${top}v${4 * height}`;
  });
  const wood = { fill: '#7d5a38', stroke: '#54391f', 'stroke-width': 3 };
  return <path class="hm-shutters" {...wood} d={panes.join('')} />;
});

/** Who lives in a column, where that is more than the column's own name. */
function nameOf({ players, texts, still }: HeuchelProps, seat: Seat): string {
  const name = players[seat - 1]?.name ?? '';
  return still || name === texts.seatName(seat) ? '' : name;
}
