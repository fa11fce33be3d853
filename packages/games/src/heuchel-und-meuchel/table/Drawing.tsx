import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { tallyOf } from '../rules/index.ts';
import type { DrawingProps } from './drawing-props.ts';
import { type Field, HEIGHT, type House, makeField, WIDTH } from './geometry.ts';
import { HouseFront } from './HouseFront.tsx';
import { pileOn } from './interaction.ts';
import { OwnColumn, Shutters } from './Marks.tsx';
import { cardsShown } from './shown.ts';
import { Chosen, Hinted, LastMove } from './Signs.tsx';
import { Stack } from './Stack.tsx';

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
  const isLaidOut = view.phase !== 'arranging' && view.phase !== 'deal';
  return (
    <g class="hm-names">
      {names.map((name, index) => {
        const seat = index + 1;
        const tally = isLaidOut ? tallyOf(view, seat) : undefined;
        const room = Math.floor((house.columnWidth - 70) / 11);
        return (
          <g key={seat} data-on-turn={view.onTurn === seat && !view.outcome}>
            <text class="name" x={house.leftOf(seat) + 8} y={y}>
              {makeField(seat, 0).charAt(0)} {name.length > room ? '' : name}
            </text>
            {tally && (
              <text class="tally" x={house.leftOf(seat) + house.columnWidth - 8} y={y}>
                {tally.points > 0 ? `+${tally.points}` : String(tally.points).replace('-', '−')}
                {tally.unknown > 0 ? '?' : ''}
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
                    cards={cardsShown(view, pile.cards, viewer)}
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
            <Stack house={house} cards={cardsShown(view, cards, viewer)} faceDown={false} />
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
  const cards = cardsShown(view, pile.cards, viewer);
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

function placed(house: House, { seat, row }: Field): string {
  const { x, y } = house.cardAt(seat, row);
  return `translate(${x} ${y})`;
}
