import type { Seat } from '@kast/kernel';
import { arrow, HintMark, LastMove, Mark, Marks, type Offset, Target } from '@kast/ui/kit';
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
import { CARD, type Field, type House, makeField, parseField } from './geometry.ts';

interface SignsProps {
  readonly house: House;
  readonly view: HeuchelView;
  /** Who decides here. */
  readonly seat: Seat | undefined;
  readonly picked: readonly string[];
  /** Rows that what is in hand may go to, and columns that may be taken from. */
  readonly targets: readonly number[];
  readonly takeable: readonly Seat[];
}

/** Under the cards: the way of the last move. */
export function SignsBelow(
  props: SignsProps & { readonly last: readonly HeuchelEvent[] | undefined },
): JSX.Element | null {
  const { house, last } = props;
  const moved = last?.find((event) => event.kind === 'moved');
  if (!moved) return null;
  const { seat, from, by } = moved;
  const end = { seat, row: by.at(-1) ?? from };
  return (
    <Marks>
      <LastMove from={house.cardAt(seat, from)} to={house.cardAt(seat, end.row)}>
        <Frame {...props} field={end} />
      </LastMove>
    </Marks>
  );
}

interface SignsAboveProps extends SignsProps {
  readonly over: string | undefined;
  readonly looked: string | undefined;
  readonly hint: HeuchelMove | undefined;
}

/** Over the cards: what is in hand, where it can go and what could be taken there; a hint. */
export function SignsAbove(props: SignsAboveProps): JSX.Element {
  const { view, seat, picked, takeable, looked } = props;
  const [selected] = picked;
  const isInHand = seat !== undefined && selected !== undefined && takeable.length === 0;
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
      {isInHand && <InHand {...props} field={parseField(selected)} />}
      <Hint {...props} />
    </Marks>
  );
}

interface FieldProps extends SignsProps {
  readonly field: Field;
}

/** Around everything that lies on a field. */
function Frame({ house, view, field, look }: FieldProps & { readonly look?: string }): JSX.Element {
  const { x, y } = house.cardAt(field.seat, field.row);
  const height = pileOn(view, field)?.cards.length ?? 1;
  const floor = house.heightOf(field.row);
  return (
    <rect
      class="hm-frame"
      data-look={look}
      x={x - CARD.width / 2 - 4}
      y={y - floor / 2 + 1}
      width={CARD.width + house.overlapOf(height) * (height - 1) + 8}
      height={floor - 2}
      rx="8"
    />
  );
}

/** HM4.1: a stack along the row that may be taken, or is to be. */
function Takeable(props: FieldProps): JSX.Element {
  const { house, picked, field } = props;
  const cell = makeField(field.seat, field.row);
  const isTaken = picked.some((each) => wholeOf(each) === cell);
  return (
    <Mark as="stop">
      <Frame {...props} look={isTaken ? 'taken' : 'looked'} />
      <Dagger house={house} field={field} />
    </Mark>
  );
}

/** Where it can go: a ring in *go* on each landing, a rope thrown from one to the next, and whom it meets there. */
function InHand(props: SignsAboveProps & FieldProps): JSX.Element | null {
  const { house, view, field, targets, over } = props;
  const { seat, row: from } = field;
  const pile = pileOn(view, field);
  if (!pile) return null;
  const stops = [from, ...targets].map((row) => house.cardAt(seat, row));
  return (
    <>
      <Mark as="selected">
        <Frame {...props} />
      </Mark>
      {targets.map((row) => (
        <Reach
          key={row}
          house={house}
          from={{ seat, row }}
          columns={takeableFrom(view, { seat, row, card: topCard(pile) })}
        />
      ))}
      {stops.slice(1).map((stop, index) => (
        <Rope key={stop.y} start={stops[index] ?? stop} end={stop} />
      ))}
      {targets.map((row) => (
        <Target
          key={row}
          at={house.cardAt(seat, row)}
          rx={Math.min(21, house.heightOf(row) / 2 - 2)}
          isOver={over === makeField(seat, row)}
        />
      ))}
    </>
  );
}

/** Thrown upward, in a bow to the right: the wider, the further. */
function Rope({ start, end }: { readonly start: Offset; readonly end: Offset }): JSX.Element {
  const bow = 30 + (start.y - end.y) / 7;
  const way = `M${start.x} ${start.y}c${bow}-14 ${bow} ${end.y - start.y + 14} 0 ${end.y - start.y}`;
  return (
    <g class="hm-rope">
      <path class="halo" d={way} />
      <path stroke="#8a6232" stroke-width="6" d={way} />
      <path stroke="#e6c993" stroke-width="3" stroke-dasharray="5 6" d={way} />
    </g>
  );
}

interface ReachProps {
  readonly house: House;
  readonly from: Field;
  readonly columns: readonly Seat[];
}

/** What could be taken from a landing: a line along the floor, and a dagger on each stack. */
function Reach({ house, from, columns }: ReachProps): JSX.Element {
  const start = house.cardAt(from.seat, from.row);
  const y = start.y + house.cardHeight / 2 - 6;
  return (
    <Mark as="stop">
      {columns.map((column) => {
        const { x } = house.cardAt(column, from.row);
        const near = (CARD.width / 2 + 2) * Math.sign(start.x - x);
        return (
          <g key={column}>
            <path class="hm-reach" d={`M${start.x} ${y}H${x + near}`} />
            <Dagger house={house} field={{ seat: column, row: from.row }} />
          </g>
        );
      })}
    </Mark>
  );
}

/** In the lower right corner of a card. */
function Dagger({ house, field }: { readonly house: House; readonly field: Field }): JSX.Element {
  const { x, y } = house.cardAt(field.seat, field.row);
  const scale = house.cardHeight < 50 ? 0.75 : 1;
  const at = `translate(${x + 20} ${y + house.cardHeight / 2 - 9}) scale(${scale})`;
  return (
    <g class="hm-dagger" transform={at}>
      <circle r="13" />
      <path d="M6-7-3 2M-6-1-1 4M-3 2-6 6" />
    </g>
  );
}

function Hint(props: SignsAboveProps): JSX.Element | null {
  const { house, view, hint } = props;
  const seat = props.seat ?? view.onTurn;
  if (!hint || seat === 0) return null;
  const way = hint.kind === 'move' ? [hint.from, hint.to] : [];
  const [start, end] = way.map((row) => house.cardAt(seat, row));
  return (
    <HintMark>
      {start && end && <path d={arrow(start, end, 10)} />}
      {fieldsOf(hint, view, seat).map((field) => (
        <Frame key={makeField(field.seat, field.row)} {...props} field={field} />
      ))}
    </HintMark>
  );
}

function fieldsOf(hint: HeuchelMove, { landed }: HeuchelView, seat: Seat): readonly Field[] {
  if (hint.kind === 'arrange') {
    // HM2.3: where there is nothing to choose, nothing is marked.
    return hint.stacks.flatMap((cards) => {
      const [top] = cards;
      return top && cards.length > 1 ? [{ seat, row: startRow(classOf(top)) }] : [];
    });
  }
  if (hint.kind === 'take') return hint.lots.map(({ column }) => ({ seat: column, row: landed }));
  return hint.kind === 'remove' ? [{ seat, row: hint.row }] : [];
}
