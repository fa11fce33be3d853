import type { Viewer } from '@kast/kernel';
import type { JSX, RefObject } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import {
  type HeuchelMove,
  type HeuchelView,
  type KnownColumn,
  type KnownPile,
  takeableFrom,
  tallyOf,
  topCard,
} from '../rules/index.ts';
import { type Field, HEIGHT, type House, makeField, WIDTH } from './geometry.ts';
import { HouseFront } from './HouseFront.tsx';
import type { Hand } from './interaction.ts';
import { pileOn } from './interaction.ts';
import type { LastSeen } from './last-seen.ts';
import {
  Dagger,
  Framed,
  HintArrow,
  Landings,
  OwnColumn,
  Reach,
  Shutters,
  Trace,
} from './Marks.tsx';
import { cardsShown, isTold } from './shown.ts';
import { Stack } from './Stack.tsx';
import type { Ghost } from './use-happened.ts';

export interface DrawingProps {
  readonly view: HeuchelView;
  /** As they are to be drawn: with the own hand laid out while it is being arranged. */
  readonly columns: readonly KnownColumn[];
  readonly viewer: Viewer;
  readonly house: House;
  readonly names: readonly string[];
  readonly last: LastSeen | undefined;
  readonly hint: HeuchelMove | undefined;
  readonly hand: Hand;
  /** The seat whose column is played here, and where its selected stack can go. */
  readonly seat: number | undefined;
  readonly targets: readonly number[];
  readonly takeable: readonly number[];
  readonly over?: number | undefined;
  readonly ghosts?: readonly Ghost[];
  /** What it is called where the drawing is all there is; otherwise the grid over it speaks. */
  readonly label?: string;
  readonly drawing?: RefObject<SVGSVGElement | null>;
  readonly lifted?: RefObject<SVGGElement | null>;
}

/** The house, everybody in it, and the signs. */
export function Drawing(props: DrawingProps): JSX.Element {
  const { view, house, hand, label, drawing, seat } = props;
  const id = useId();
  const front = useMemo(() => <HouseFront id={id} house={house} />, [id, house]);
  const own = typeof props.viewer === 'number' ? props.viewer : seat;
  return (
    <svg
      ref={drawing ?? null}
      class="hm-drawing on-wood"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {front}
      {own !== undefined && <OwnColumn house={house} seat={own} />}
      {view.phase === 'arranging' &&
        view.arranging.map((state, index) =>
          index + 1 === own || state === 'nothing' ? null : (
            <Shutters key={makeField(index + 1, 1)} house={house} seat={index + 1} />
          ),
        )}
      <Cellars {...props} />
      <g class="hm-marks">
        {props.last && <LastMove house={house} last={props.last} view={view} />}
      </g>
      <Stacks {...props} />
      <Ghosts {...props} />
      <g class="hm-marks">
        <Chosen {...props} />
        {props.hint && seat !== undefined && <Hinted {...props} hint={props.hint} seat={seat} />}
      </g>
      {hand.isLifted && hand.selected !== undefined && seat !== undefined && (
        <Hanging {...props} field={{ seat, row: hand.selected }} />
      )}
    </svg>
  );
}

/** Who lives where, and how the column would count now. */
function Cellars({ view, house, names }: DrawingProps): JSX.Element {
  const y = HEIGHT - 14;
  return (
    <g class="hm-names">
      {names.map((name, index) => {
        const seat = index + 1;
        const { points, unknown } = tallyOf(view, seat);
        const room = Math.floor((house.columnWidth - 70) / 11);
        return (
          <g key={seat} data-on-turn={view.onTurn === seat && !view.outcome}>
            <text class="name" x={house.leftOf(seat) + 8} y={y}>
              {makeField(seat, 0).charAt(0)} {name.length > room ? '' : name}
            </text>
            {isTold(view) && view.phase !== 'arranging' && view.phase !== 'deal' && (
              <text class="tally" x={house.leftOf(seat) + house.columnWidth - 8} y={y}>
                {points > 0 ? `+${points}` : String(points).replace('-', '−')}
                {unknown > 0 ? '?' : ''}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function Stacks({ view, columns, viewer, house, hand, seat }: DrawingProps): JSX.Element {
  return (
    <g>
      {columns.flatMap((column, index) =>
        column.map((pile, floor) => {
          const field = { seat: index + 1, row: floor + 1 };
          const isSelected = field.seat === seat && field.row === hand.selected;
          if (!pile || (isSelected && hand.isLifted)) return null;
          return (
            <g key={makeField(field.seat, field.row)} transform={placed(house, field)}>
              <g class="hm-moving" data-lies={makeField(field.seat, field.row)}>
                <g class="hm-turning">
                  <Stack
                    house={house}
                    cards={cardsShown(view, pile, viewer)}
                    faceDown={pile.faceDown && view.outcome === null}
                    raised={isSelected ? (hand.count ?? pile.cards.length) : 0}
                  />
                </g>
              </g>
            </g>
          );
        }),
      )}
    </g>
  );
}

function Ghosts({ view, viewer, house, ghosts = [] }: DrawingProps): JSX.Element {
  return (
    <g>
      {ghosts.map(({ key, cards, field, to }) => (
        <g key={key} transform={placed(house, to ?? field)}>
          <g class="hm-moving" data-ghost={key}>
            <Stack
              house={house}
              cards={cardsShown(view, { cards, faceDown: false }, viewer)}
              faceDown={false}
            />
          </g>
        </g>
      ))}
    </g>
  );
}

function Hanging(props: DrawingProps & { readonly field: Field }): JSX.Element | null {
  const { view, viewer, house, hand, field, lifted } = props;
  const pile = pileOn(view, field);
  if (!pile) return null;
  const count = hand.count ?? pile.cards.length;
  const cards = cardsShown(view, pile, viewer);
  const stack = (part: typeof cards) => <Stack house={house} cards={part} faceDown={false} />;
  return (
    <g transform={placed(house, field)}>
      {count < cards.length && stack(cards.slice(count))}
      <g ref={lifted ?? null} class="hm-lifted">
        {stack(cards.slice(0, count))}
      </g>
    </g>
  );
}

/** What is selected, where it can go, and what could be taken there. */
function Chosen(props: DrawingProps): JSX.Element {
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

function LastMove({
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

function Hinted({
  house,
  view,
  hint,
  seat,
}: DrawingProps & { readonly hint: HeuchelMove; readonly seat: number }): JSX.Element | null {
  if (hint.kind === 'move')
    return <HintArrow house={house} seat={seat} from={hint.from} to={hint.to} />;
  const fields =
    hint.kind === 'take'
      ? hint.lots.map(({ column }) => ({ seat: column, row: view.landed }))
      : hint.kind === 'remove'
        ? [{ seat, row: hint.row }]
        : [];
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

function placed(house: House, { seat, row }: Field): string {
  const { x, y } = house.cardAt(seat, row);
  return `translate(${x} ${y})`;
}
