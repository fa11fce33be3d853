import { Button } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { faceDownPositions, looksAt } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import type { EnteredWeek } from './entered-week.ts';

interface CocoChoicesProps {
  readonly week: EnteredWeek;
  readonly texts: PailleTexts;
  readonly onMove: (move: string) => void;
  /** A card that lies face down is shown when it is thrown away. CP4.3 */
  readonly onThrown: (position: number) => void;
}

type Effect = 'cook' | 'menu' | 'carte';

/** CP4.2: what Coco did at the table. */
export function CocoChoices({ week, texts, onMove, onThrown }: CocoChoicesProps): JSX.Element {
  const { effects } = texts.table;
  const effect = useSignal<Effect | undefined>(undefined);
  const looked = useSignal<readonly number[]>([]);
  const { week: row, menu } = week.match.state;
  const faceDown = faceDownPositions(row);

  const cook = (position: number): void => {
    const lying = row[position - 1];
    if (lying && !lying.up && !week.seen.has(lying.card)) onThrown(position);
    else onMove(`cook ${position}`);
  };
  const look = (position: number): void => {
    const all = [...looked.value, position].toSorted((one, other) => one - other);
    looked.value = all;
    if (all.length === looksAt(row)) onMove(`carte ${all.join(' ')}`);
  };
  const choose = (chosen: Effect) => () => {
    effect.value = chosen;
    looked.value = [];
  };

  if (effect.value === 'cook') {
    return <Days positions={row.map((_, index) => index + 1)} texts={texts} onDay={cook} />;
  }
  if (effect.value === 'carte') {
    const left = faceDown.filter((position) => !looked.value.includes(position));
    return <Days positions={left} texts={texts} onDay={look} />;
  }
  if (effect.value === 'menu') {
    return (
      <div class="cp-real-row">
        {menu.map((card) => (
          <Button key={card} onClick={() => onMove(`land menu ${card}`)}>
            {texts.names.card(card)}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <div class="cp-real-row">
      <Button onClick={choose('cook')}>{effects.cook.name}</Button>
      <Button onClick={choose('menu')}>{withLand(texts, 'landMenu')}</Button>
      <Button onClick={() => onMove('land pile')}>{withLand(texts, 'landPile')}</Button>
      <Button onClick={() => onMove('land hand')}>{texts.realTable.landHand}</Button>
      <Button onClick={choose('carte')}>{effects.carte.name}</Button>
    </div>
  );
}

function withLand(
  { table: { effects, labelled } }: PailleTexts,
  from: 'landMenu' | 'landPile',
): string {
  return labelled({ what: effects.land.name, items: effects[from].name });
}

interface DaysProps {
  readonly positions: readonly number[];
  readonly texts: PailleTexts;
  readonly onDay: (position: number) => void;
}

function Days({ positions, texts, onDay }: DaysProps): JSX.Element {
  return (
    <div class="cp-real-row">
      {positions.map((position) => (
        <Button key={position} onClick={() => onDay(position)}>
          {texts.realTable.day({ position })}
        </Button>
      ))}
    </div>
  );
}
