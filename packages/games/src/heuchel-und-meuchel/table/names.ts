import type { HeuchelView, KnownColumn } from '../rules/index.ts';
import { goalRow, topCard, TOP_ROW, wallpaperOf, startRow } from '../rules/index.ts';
import type { TableWords } from '../texts/table-words.ts';
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
  words: TableWords,
): string {
  const parts = [makeField(field.seat, field.row), whatLies(columns, field, words)];
  const pile = columns[field.seat - 1]?.[field.row - 1];
  if (!pile) parts.push(paperOf(field.row, words));
  if (pile && signs.isOwn) parts.push(words.yours);
  if (signs.isTarget) parts.push(words.target);
  if (signs.isTakeable) parts.push(words.takeable);
  return parts.filter(Boolean).join(', ');
}

/** The whole house for the ear: "The house: a3 quack 4, stack of 2; …". */
export function nameOfHouse({ columns }: Pick<HeuchelView, 'columns'>, words: TableWords): string {
  const lying = columns.flatMap((column, index) =>
    column.flatMap((pile, row) => {
      const field = { seat: index + 1, row: row + 1 };
      if (!pile) return [];
      return [`${makeField(field.seat, field.row)} ${whatLies(columns, field, words)}`];
    }),
  );
  return `${words.house}: ${lying.join('; ')}`;
}

function whatLies(
  columns: readonly KnownColumn[],
  { seat, row }: Field,
  words: TableWords,
): string {
  const pile = columns[seat - 1]?.[row - 1];
  if (!pile) return words.empty;
  if (pile.faceDown) return words.faceDown(pile.cards.length);
  const card = words.card(topCard(pile));
  return pile.cards.length === 1 ? card : words.stack(card, pile.cards.length);
}

/** HM1.5 */
function paperOf(row: number, words: TableWords): string {
  const kind = wallpaperOf(row);
  if (!kind || row > TOP_ROW) return '';
  if (startRow(kind) === row) return words.startOf(kind);
  return goalRow(kind) === row ? words.goalOf(kind) : '';
}
