import { Cells, type HandOnTable } from '@kast/ui/kit';
import type { ComponentChildren, JSX } from 'preact';
import type { KnownCard } from '../../rules/index.ts';
import { pileOn } from '../choices.ts';
import { CardPicture } from '../drawing/CardFace.tsx';
import { type Field, makeField } from '../drawing/geometry.ts';
import type { HeuchelTrayProps } from './tray-props.ts';

export interface FannedCard {
  readonly cell: string;
  readonly card: KnownCard['card'];
  readonly isSecret?: boolean;
  /** What it is called, and what pressing it does. */
  readonly name: string;
  /** Goes along, is taken, is about to be swapped. */
  readonly isOn?: boolean;
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
    const { card = '?', isSecret, isOn, fate } = byCell.get(cell) ?? {};
    const isHanging = hand.hanging === cell;
    const held = isHanging ? hand.lifted : null;
    return (
      <span
        ref={held}
        class={`hm-fan-card ${isHanging ? 'piece-lifted' : ''}`}
        data-at={cell}
        data-on={isOn}
        data-fate={fate}
      >
        <CardPicture card={card} isSecret={isSecret} />
      </span>
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
  { view, viewer, texts }: HeuchelTrayProps,
  field: Field,
): readonly FannedCard[] {
  return (pileOn(view, field)?.cards ?? []).map(({ card, known }, depth) => {
    const isSecret = known !== 0 && known === viewer && !view.outcome;
    const name = texts.names.card(card) + (isSecret ? `, ${texts.table.onlyYou}` : '');
    return { cell: `${makeField(field.seat, field.row)}/${depth + 1}`, card, isSecret, name };
  });
}
