import { MoveButton, Tray } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { pointsFor, topCard } from '../../rules/index.ts';
import { countIn, isDue, partsOf, pileOn } from '../choices.ts';
import { Die } from '../drawing/Die.tsx';
import { type Field, makeField, parseField } from '../drawing/geometry.ts';
import { paperOf } from '../names.ts';
import { Arrange } from './Arrange.tsx';
import { Fan, fannedCards } from './Fan.tsx';
import { Take } from './Take.tsx';
import type { TrayProps } from './tray-props.ts';
import '../drawing/tray.css';

/** Beside the house, within reach of the thumb: what is in hand, and what can be said. */
export function HeuchelTray(props: TrayProps): JSX.Element {
  const isArranging = isDue(props, 'arrange');
  const isTaking = isDue(props, 'take') && props.looked === undefined;
  return (
    <Tray class="hm-tray">
      {isArranging && <Arrange {...props} />}
      {isTaking && <Take {...props} />}
      {!isTaking && !isArranging && <Choosing {...props} />}
    </Tray>
  );
}

function Choosing(props: TrayProps): JSX.Element {
  const { view, hand, hint, texts } = props;
  const { tray } = texts.table;
  const cell = props.looked ?? hand.picked[0];
  const field = parseField(cell ?? '');
  const pile = cell === undefined ? undefined : pileOn(view, field);
  const top = pile && isDue(props, 'remove') && hand.picked.length > 0 ? topCard(pile) : undefined;
  const toSee = isDue(props, 'move') ? tray.chooseToMove : tray.watch;
  const paper = props.looked === undefined || pile ? '' : paperOf(field.row, texts);
  return (
    <>
      <div class="hm-fans">
        {view.roll > 0 && <Die pips={view.roll} label={tray.rolled({ pips: view.roll })} />}
        {pile ? (
          <Stack {...props} field={field} height={pile.cards.length} />
        ) : (
          <p class="tray-words">
            {(paper && tray.paper({ row: field.row, text: paper })) ||
              (isDue(props, 'remove') ? tray.chooseToRemove : toSee)}
          </p>
        )}
      </div>
      <div class="hm-tray-buttons">
        {top && (
          <MoveButton
            kind="danger"
            hint={hint}
            move={{ kind: 'remove', row: field.row }}
            play={() => hand.handle({ kind: 'confirm' })}
          >
            {tray.remove({ card: top, points: pointsFor(top, undefined) })}
          </MoveButton>
        )}
        {isDue(props, 'again') && (
          <MoveButton {...props} kind="primary" move={{ kind: 'again' }}>
            {tray.again}
          </MoveButton>
        )}
        {isDue(props, 'stop') && (
          <MoveButton {...props} move={{ kind: 'stop' }}>
            {tray.stop}
          </MoveButton>
        )}
      </div>
    </>
  );
}

interface StackProps extends TrayProps {
  readonly field: Field;
  readonly height: number;
}

/** The stack that is in hand or looked at, fanned out. */
function Stack(props: StackProps): JSX.Element {
  const { view, decision, hand, texts, looked, field, height } = props;
  const { labelled, tray } = texts.table;
  const { known, goesAlong } = tray;
  const parts = looked === undefined ? partsOf(decision, field) : [];
  const going = countIn(view, hand.picked.at(-1) ?? '');
  // HM3.5: so many cards from the top go along.
  const along = (count: number): string => {
    if (height === 1) return goesAlong.card;
    return count === height ? goesAlong.stack : goesAlong.top({ count, height });
  };
  const where = makeField(field.seat, field.row);
  const words = parts.length > 0 ? along(going) : known({ where });
  const cards = fannedCards(props, field).map((fanned, depth) => {
    const isChoice = parts.length > 1 && parts.includes(depth + 1);
    const name = isChoice ? labelled({ what: fanned.name, items: along(depth + 1) }) : fanned.name;
    return { ...fanned, name, isOn: parts.length > 0 && depth < going };
  });
  return (
    <Fan label={words} hand={hand} cards={cards}>
      {words}
    </Fan>
  );
}
