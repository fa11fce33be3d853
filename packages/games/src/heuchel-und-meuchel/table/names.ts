import type { HeuchelView, KnownColumn } from '../rules/index.ts';
import { goalRow, topCard, TOP_ROW, wallpaperOf, startRow } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { type Field, makeField } from './geometry.ts';

export interface FieldSigns {
  readonly isOwn: boolean;
  readonly isTarget: boolean;
  readonly isTakeable: boolean;
}

/** A field for the ear: "b5, quack 4, stack of 3", "a8, empty, goal of the fire-eaters, can go here". */
export function nameOfField(
  columns: readonly KnownColumn[],
  field: Field,
  signs: FieldSigns,
  texts: HeuchelTexts,
): string {
  const parts = [makeField(field.seat, field.row), whatLies(columns, field, texts)];
  const pile = columns[field.seat - 1]?.[field.row - 1];
  if (!pile) parts.push(paperOf(field.row, texts));
  if (pile && signs.isOwn) parts.push(texts.table.yours);
  if (signs.isTarget) parts.push(texts.table.target);
  if (signs.isTakeable) parts.push(texts.table.takeable);
  return parts.filter(Boolean).join(', ');
}

/** The whole house for the ear: "The house: a3 quack 4, stack of 2; …". */
export function nameOfHouse(
  { columns }: Pick<HeuchelView, 'columns'>,
  texts: HeuchelTexts,
): string {
  const lying = columns.flatMap((column, index) =>
    column.flatMap((pile, row) => {
      const field = { seat: index + 1, row: row + 1 };
      if (!pile) return [];
      return [`${makeField(field.seat, field.row)} ${whatLies(columns, field, texts)}`];
    }),
  );
  return `${texts.table.house}: ${lying.join('; ')}`;
}

function whatLies(
  columns: readonly KnownColumn[],
  { seat, row }: Field,
  texts: HeuchelTexts,
): string {
  const pile = columns[seat - 1]?.[row - 1];
  if (!pile) return texts.table.empty;
  const height = pile.cards.length;
  if (pile.faceDown) return texts.table.faceDown({ height });
  const card = topCard(pile);
  return height === 1 ? texts.names.card(card) : texts.table.stack({ card, height });
}

/** HM1.5 */
function paperOf(row: number, texts: HeuchelTexts): string {
  const kind = wallpaperOf(row);
  if (!kind || row > TOP_ROW) return '';
  if (startRow(kind) === row) return texts.table.startOf({ kind });
  return goalRow(kind) === row ? texts.table.goalOf({ kind }) : '';
}
