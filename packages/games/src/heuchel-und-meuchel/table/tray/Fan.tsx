import { Cells, type HandOnTable, Liftable } from '@kast/ui/kit';
import type { ComponentChildren, JSX } from 'preact';
import { isSecretOf, type KnownCard } from '../../rules/index.ts';
import { pileOn } from '../choices.ts';
import { CardPicture } from '../drawing/CardFace.tsx';
import { type Field, makeField } from '../drawing/geometry.ts';
import type { TrayProps } from './tray-props.ts';

export interface FannedCard {
  readonly cell: string;
  readonly card: KnownCard['card'];
  readonly isSecret?: boolean;
  /** What it is called, and what pressing it does. */
  readonly name: string;
  /** Goes along, is taken, is about to be swapped. */
  readonly isOn?: boolean;
  /** Is to be taken, by a hint. */
  readonly isHinted?: boolean;
  /** Where a hint would lay it: 1 on top; 0 where it says nothing. */
  readonly place?: number;
  /** Lost, or safe. */
  readonly fate?: 'lapses' | 'comes-home' | undefined;
}

interface FanProps {
  readonly label: string;
  readonly hand: HandOnTable;
  readonly cards: readonly FannedCard[];
  /** Over the cards, for the eye. */
  readonly children?: ComponentChildren;
}

/** The cards of a stack held up close, the top one first. */
export function Fan({ label, hand, cards, children }: FanProps): JSX.Element {
  const byCell = new Map(cards.map((fanned) => [fanned.cell, fanned]));
  const draw = (cell: string): JSX.Element => {
    const { card = '?', isSecret, isOn, isHinted, place, fate } = byCell.get(cell) ?? {};
    return (
      <Liftable
        hand={hand}
        at={cell}
        class="hm-fan-card"
        data-on={isOn}
        data-hinted={isHinted}
        data-fate={fate}
      >
        <CardPicture card={card} isSecret={isSecret} />
        {place ? <span class="hm-hinted-place">{place}</span> : null}
      </Liftable>
    );
  };
  return (
    <div class="hm-fan">
      {children && <p class="hm-fan-words">{children}</p>}
      <Cells
        label={label}
        rows={[[...byCell.keys()]]}
        nameOf={(cell) => byCell.get(cell)?.name ?? ''}
        hand={hand}
        draw={draw}
      />
    </div>
  );
}

/** What the viewer knows of what lies on a field. */
export function fannedCards(
  { view, viewer, texts }: TrayProps,
  field: Field,
): readonly FannedCard[] {
  return (pileOn(view, field)?.cards ?? []).map(({ card, known }, depth) => {
    const isSecret = isSecretOf({ known }, viewer, view);
    const name = isSecret ? texts.table.onlyYou({ card }) : texts.names.card(card);
    return { cell: `${makeField(field.seat, field.row)}/${depth + 1}`, card, isSecret, name };
  });
}
