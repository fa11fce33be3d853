import type { Seat } from '@kast/kernel';
import { HintMark, LastMove, Mark, Marks, Targets } from '@kast/ui/kit';
import type { JSX } from 'preact';
import {
  classOf,
  type HeuchelEvent,
  type HeuchelMove,
  type HeuchelView,
  startRow,
  takeableFrom,
  topCard,
} from '../../rules/index.ts';
import { pileOn, wholeOf } from '../choices.ts';
import {
  CARD,
  type Field,
  type House,
  makeField,
  parseField,
  type WayUp,
  wayUp,
} from './geometry.ts';

interface SignsProps {
  readonly house: House;
  readonly view: HeuchelView;
  /** Who decides here. */
  readonly seat: Seat | undefined;
  readonly picked: readonly string[];
  /** Fields that what is in hand may go to, and columns that may be taken from. */
  readonly targets: readonly string[];
  readonly takeable: readonly Seat[];
}

/** Under the cards: the way of the last move, and how far what is in hand would reach. */
export function SignsBelow(
  props: SignsProps & { readonly last: readonly HeuchelEvent[] | undefined },
): JSX.Element | null {
  const moved = props.last?.find((event) => event.kind === 'moved');
  const prey = preyOf(props);
  if (!moved && prey.length === 0) return null;
  return (
    <Marks>
      {moved && <Moved {...props} moved={moved} />}
      <Mark as="stop">
        {prey.map((field) => (
          <Reach key={makeField(field.seat, field.row)} {...props} field={field} />
        ))}
      </Mark>
    </Marks>
  );
}

function Moved(
  props: SignsProps & { readonly moved: Extract<HeuchelEvent, { readonly kind: 'moved' }> },
): JSX.Element {
  const { house, moved } = props;
  const { seat, from, by } = moved;
  const end = { seat, row: by.at(-1) ?? from };
  return (
    <LastMove from={house.cardAt(seat, from)} to={house.cardAt(seat, end.row)}>
      <Frame {...props} field={end} />
    </LastMove>
  );
}

/** The stack that is in hand to be moved. */
function fieldInHand({ seat, picked, takeable }: SignsProps): Field | undefined {
  const [selected] = picked;
  const isMoving = seat !== undefined && takeable.length === 0;
  return isMoving && selected !== undefined ? parseField(selected) : undefined;
}

/** HM4.1: what that stack could take, on all its landings. */
function preyOf(props: SignsProps): readonly Field[] {
  const { view, targets } = props;
  const field = fieldInHand(props);
  const pile = field && pileOn(view, field);
  if (!field || !pile) return [];
  const card = topCard(pile);
  return rowsOf(targets).flatMap((row) =>
    takeableFrom(view, { seat: field.seat, row, card }).map((seat) => ({ seat, row })),
  );
}

interface SignsAboveProps extends SignsProps {
  readonly over: string | undefined;
  readonly looked: string | undefined;
  readonly hint: HeuchelMove | undefined;
}

/** Over the cards: what is in hand, where it can go and what could be taken there; a hint. */
export function SignsAbove(props: SignsAboveProps): JSX.Element {
  const { view, takeable, looked } = props;
  const inHand = fieldInHand(props);
  return (
    <Marks>
      {looked !== undefined && (
        <Mark as="looked">
          <Frame {...props} field={parseField(looked)} look="looked" />
        </Mark>
      )}
      {takeable.map((column) => (
        <Takeable key={column} {...props} field={{ seat: column, row: view.landed }} />
      ))}
      {inHand && <InHand {...props} field={inHand} />}
      <Hint {...props} />
      {takeable.map((column) => (
        <Mark key={column} as="stop">
          <Dagger {...props} field={{ seat: column, row: view.landed }} />
        </Mark>
      ))}
    </Marks>
  );
}

interface FieldProps extends SignsProps {
  readonly field: Field;
}

interface FrameProps extends FieldProps {
  readonly look?: string;
  /** So many from the top; all of them where it is left out. */
  readonly count?: number | undefined;
}

/** Around what lies on a field, or the upper part of it. */
function Frame({ house, view, field, look, count }: FrameProps): JSX.Element {
  const { x, y } = house.cardAt(field.seat, field.row);
  const height = pileOn(view, field)?.cards.length ?? 1;
  const floor = house.heightOf(field.row);
  return (
    <rect
      class="hm-frame"
      data-look={look}
      x={x - CARD.width / 2 - 4}
      y={y - floor / 2 + 1}
      width={CARD.width + house.overlapOf(height) * ((count ?? height) - 1) + 8}
      height={floor - 2}
      rx="8"
    />
  );
}

/** HM4.1: a stack along the row that may be taken, or is to be. */
function Takeable(props: FieldProps): JSX.Element {
  const { picked, field } = props;
  const cell = makeField(field.seat, field.row);
  const isTaken = picked.some((each) => wholeOf(each) === cell);
  return (
    <Mark as="stop">
      <Frame {...props} look={isTaken ? 'taken' : 'looked'} />
    </Mark>
  );
}

/** Where it can go: a ring in *go* on each landing, a rope thrown from one to the next, and whom it meets there. */
function InHand(props: SignsAboveProps & FieldProps): JSX.Element | null {
  const { house, view, field, targets, over } = props;
  const { seat, row: from } = field;
  const rows = rowsOf(targets);
  if (!pileOn(view, field)) return null;
  const stops = [from, ...rows];
  return (
    <>
      <Mark as="selected">
        <Frame {...props} />
      </Mark>
      <Mark as="stop">
        {preyOf(props).map((prey) => (
          <Dagger key={makeField(prey.seat, prey.row)} {...props} field={prey} />
        ))}
      </Mark>
      {rows.map((row, index) => {
        const start = stops[index] ?? from;
        return <Rope key={row} {...wayBetween(props, start, row, ringOn(house, row))} />;
      })}
      <Targets
        cells={targets}
        over={over}
        ringOn={(cell) => {
          const { row } = parseField(cell);
          return { at: house.cardAt(seat, row), rx: ringOn(house, row) };
        }}
      />
    </>
  );
}

function rowsOf(cells: readonly string[]): readonly number[] {
  return cells.map((cell) => parseField(cell).row);
}

/** How wide the ring on a landing is. */
function ringOn(house: House, row: number): number {
  return Math.min(21, house.heightOf(row) / 2 - 2);
}

/** HM3.3: from what lies on a row, or from a landing, past all that is jumped over; so far from the middle it ends. */
function wayBetween(
  { house, view, field: { seat } }: FieldProps,
  from: number,
  to: number,
  rim: number,
): WayUp {
  const heightOn = (row: number): number => pileOn(view, { seat, row })?.cards.length ?? 0;
  const passed = Array.from({ length: to - from }, (_, index) => heightOn(from + index));
  const [start, end] = [house.cardAt(seat, from), house.cardAt(seat, to)];
  const edge = heightOn(from) > 0 ? house.edgeOf(seat, heightOn(from)) : start.x + rim;
  return {
    start: { x: edge, y: start.y },
    end: { x: end.x + rim, y: end.y },
    lane: house.laneOf(seat, Math.max(1, ...passed)),
  };
}

/** Thrown up beside the cards, which stay in sight. */
function Rope(way: WayUp): JSX.Element {
  const d = wayUp(way);
  return (
    <g class="hm-rope">
      <path class="halo" d={d} />
      <path stroke="#8a6232" stroke-width="6" d={d} />
      <path stroke="#e6c993" stroke-width="3" stroke-dasharray="5 6" d={d} />
    </g>
  );
}

/** A line along the floor, from the own column to what could be taken there. */
function Reach({ house, seat: own, field: { seat, row } }: FieldProps): JSX.Element | null {
  if (own === undefined) return null;
  const start = house.cardAt(own, row);
  const { x } = house.cardAt(seat, row);
  const y = start.y + house.cardHeight / 2 - 6;
  const near = (CARD.width / 2 + 2) * Math.sign(start.x - x);
  return <path class="hm-reach" d={`M${start.x} ${y}H${x + near}`} />;
}

/** How large it is, and how much of the last card it may cover: less than what its rank leaves free. */
const DAGGER = { radius: 13, covered: 5 };

/** At the lower right end of a stack. */
function Dagger({ house, view, field }: FieldProps): JSX.Element {
  const { y } = house.cardAt(field.seat, field.row);
  const scale = house.cardHeight < 50 ? 0.75 : 1;
  const edge = house.edgeOf(field.seat, pileOn(view, field)?.cards.length ?? 1);
  const x = edge - DAGGER.covered + DAGGER.radius * scale;
  return (
    <g
      class="hm-dagger"
      transform={`translate(${x} ${y + house.cardHeight / 2 - 9}) scale(${scale})`}
    >
      <circle r={DAGGER.radius} />
      <path d="M6-7-3 2M-6-1-1 4M-3 2-6 6" />
    </g>
  );
}

function Hint(props: SignsAboveProps): JSX.Element | null {
  const { view, hint } = props;
  const seat = props.seat ?? view.onTurn;
  if (!hint || seat === 0) return null;
  return (
    <HintMark>
      {hint.kind === 'move' ? (
        <HintedClimb {...props} field={{ seat, row: hint.from }} count={hint.count} to={hint.to} />
      ) : (
        partsIn(hint, view, seat).map(({ field, count }) => (
          <Frame key={makeField(field.seat, field.row)} {...props} field={field} count={count} />
        ))
      )}
    </HintMark>
  );
}

interface HintedClimbProps extends FieldProps {
  readonly count: number;
  readonly to: number;
}

/** What is to go, and where: once it is in hand, only where. */
function HintedClimb(props: HintedClimbProps): JSX.Element {
  const { picked, field, count, to } = props;
  if (picked[0] === makeField(field.seat, field.row)) {
    return <Frame {...props} field={{ seat: field.seat, row: to }} count={1} />;
  }
  const way = wayBetween(props, field.row, to, 0);
  const { x, y } = way.end;
  return (
    <>
      <Frame {...props} count={count || undefined} />
      <path class="hm-hinted-way" d={`${wayUp(way)}m13-11L${x} ${y}l13 11`} />
    </>
  );
}

interface HintedPart {
  readonly field: Field;
  readonly count?: number | undefined;
}

/** What a hint speaks of: stacks, or the upper part of them. */
function partsIn(hint: HeuchelMove, view: HeuchelView, seat: Seat): readonly HintedPart[] {
  switch (hint.kind) {
    case 'arrange':
      // HM2.3: what lies in that order already is not marked.
      return hint.stacks.flatMap((cards) => {
        const field = { seat, row: startRow(classOf(cards[0] ?? '')) };
        const lying = pileOn(view, field)?.cards.map(({ card }) => card);
        return lying?.join() === cards.join() ? [] : [{ field }];
      });
    case 'take':
      return hint.lots.map(({ column, count }) => ({
        field: { seat: column, row: view.landed },
        count,
      }));
    case 'remove':
      return [{ field: { seat, row: hint.row }, count: 1 }];
    default:
      return [];
  }
}
