import type { JSX } from 'preact';
import {
  type HeuchelMove,
  type HeuchelView,
  type KnownPile,
  takeableFrom,
  topCard,
} from '../rules/index.ts';
import type { DrawingProps } from './drawing-props.ts';
import type { Field, House } from './geometry.ts';
import { pileOn } from './interaction.ts';
import type { LastSeen } from './last-seen.ts';
import { Dagger, Framed, HintArrow, Landings, Reach, Trace } from './Marks.tsx';
import './signs.css';

/** What is selected, where it can go, and what could be taken there. */
export function Chosen(props: DrawingProps): JSX.Element {
  const { view, columns, house, hand, seat, targets, takeable, over } = props;
  const pile = seat && hand.selected ? columns[seat - 1]?.[hand.selected - 1] : undefined;
  return (
    <>
      {hand.looking && (
        <Framed
          house={house}
          field={hand.looking}
          look="looking"
          height={heightOf(pileOn({ columns }, hand.looking))}
        />
      )}
      {takeable.map((column) => {
        const field = { seat: column, row: view.landed };
        const { x, y } = house.cardAt(column, view.landed);
        const isTaken = hand.lots.some((lot) => lot.column === column);
        const height = heightOf(pileOn({ columns }, field));
        return (
          <g key={column}>
            <Framed
              house={house}
              field={field}
              look={isTaken ? 'taken' : 'looking'}
              height={height}
            />
            <Dagger x={x + 18} y={y + 20} />
          </g>
        );
      })}
      {seat !== undefined && hand.selected !== undefined && pile && (
        <>
          <Framed
            house={house}
            field={{ seat, row: hand.selected }}
            look="selected"
            height={pile.cards.length}
          />
          {targets.map((row) => (
            <Reach
              key={row}
              house={house}
              from={{ seat, row }}
              columns={takeableFrom(view, { seat, row, card: topCard(pile) })}
            />
          ))}
          <Landings house={house} seat={seat} from={hand.selected} rows={targets} over={over} />
        </>
      )}
    </>
  );
}

export function LastMove({
  house,
  last,
  view,
}: {
  readonly house: House;
  readonly last: LastSeen;
  readonly view: HeuchelView;
}): JSX.Element {
  const end = last.rows.at(-1);
  const field = end === undefined ? undefined : { seat: last.seat, row: end };
  return (
    <>
      <Trace house={house} seat={last.seat} rows={last.rows} />
      {field && (
        <Framed house={house} field={field} look="last" height={heightOf(pileOn(view, field))} />
      )}
    </>
  );
}

export function Hinted({
  house,
  view,
  hint,
  seat,
}: DrawingProps & { readonly hint: HeuchelMove; readonly seat: number }): JSX.Element | null {
  if (hint.kind === 'move')
    return <HintArrow house={house} seat={seat} from={hint.from} to={hint.to} />;
  const fields = fieldsOf(hint, view, seat);
  return (
    <>
      {fields.map((field) => (
        <Framed
          key={field.seat}
          house={house}
          field={field}
          look="hint"
          height={heightOf(pileOn(view, field))}
        />
      ))}
    </>
  );
}

function heightOf(pile: KnownPile | undefined): number {
  return pile?.cards.length ?? 1;
}

function fieldsOf(hint: HeuchelMove, { landed }: HeuchelView, seat: number): readonly Field[] {
  if (hint.kind === 'take') return hint.lots.map(({ column }) => ({ seat: column, row: landed }));
  return hint.kind === 'remove' ? [{ seat, row: hint.row }] : [];
}
