import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import {
  endsByTaking,
  type HeuchelView,
  type KnownPile,
  type Lot,
  makeColumn,
  restAfter,
} from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { cardsShown } from './shown.ts';
import { TrayCard } from './TrayCard.tsx';

interface TakeTrayProps {
  readonly view: HeuchelView;
  readonly viewer: number;
  readonly takeable: readonly number[];
  readonly lots: readonly Lot[];
  readonly texts: HeuchelTexts;
  readonly onLot: (lot: Lot) => void;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

/** Everything along the row that can be taken: a card takes itself and all above it. */
export function TakeTray(props: TakeTrayProps): JSX.Element {
  const { view, takeable, lots, texts } = props;
  const count = lots.reduce((sum, lot) => sum + lot.count, 0);
  const isTheEnd = view.options.die === 'off' && count > 0 && endsByTaking(view, lots);
  return (
    <>
      <div class="hm-fans">
        {isTheEnd && <p class="hm-tray-words hm-warning">{texts.table.tray.endsTheGame}</p>}
        {takeable.map((column) => {
          const pile = view.columns[column - 1]?.[view.landed - 1];
          return pile && <LotFan key={column} {...props} column={column} pile={pile} />;
        })}
      </div>
      <div class="hm-tray-buttons">
        <Button kind="primary" disabled={count === 0} onClick={props.onTake}>
          {texts.table.tray.takeCards({ count })}
        </Button>
        <Button onClick={props.onLeave}>{texts.table.tray.leave}</Button>
      </div>
    </>
  );
}

interface LotFanProps extends TakeTrayProps {
  readonly column: number;
  readonly pile: KnownPile;
}

function LotFan({ view, viewer, lots, texts, onLot, column, pile }: LotFanProps): JSX.Element {
  const order = lots.findIndex((lot) => lot.column === column);
  const taken = lots[order]?.count ?? 0;
  const rest = taken > 0 ? restAfter(pile.cards, view.landed, taken) : 'none';
  const isForeseen = rest !== 'none' && rest !== 'unknown';
  const letter = makeColumn(column);
  return (
    <fieldset class="hm-fan">
      <legend>
        {letter}
        {taken > 0 && lots.length > 1 && <span class="hm-order">{order + 1}</span>}
        {isForeseen && <span data-fate={rest}> {texts.table.tray.rest({ rest })}</span>}
      </legend>
      {cardsShown(view, pile.cards, viewer).map((shown, index) => (
        <TrayCard
          key={`${shown.card}-${index}`}
          shown={shown}
          texts={texts}
          label={texts.table.tray.takeUpTo({ card: shown.card, count: index + 1, column: letter })}
          isOn={index < taken}
          fate={index >= taken && (rest === 'lapses' || rest === 'comes-home') ? rest : undefined}
          onPress={() => onLot({ column, count: taken === index + 1 ? 0 : index + 1 })}
        />
      ))}
    </fieldset>
  );
}
