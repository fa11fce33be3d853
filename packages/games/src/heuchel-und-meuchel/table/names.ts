import type { HeuchelView, KnownColumn } from '../rules/index.ts';
import { goalRow, startRow, TOP_ROW, wallpaperOf } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { type Field, makeField, parseField } from './drawing/geometry.ts';

/** What is told of a field besides what lies there. */
export interface FieldSigns {
  readonly viewer: number | 'watcher' | 'open';
  /** Who decides here, the rows that what is in hand may go to, and the columns that may be taken from. */
  readonly seat: number | undefined;
  readonly targets: readonly number[];
  readonly takeable: readonly number[];
  readonly view: Pick<HeuchelView, 'landed'>;
}

/** A field for the ear: "b5, quack 4, stack of 3", "a8, empty, goal of the fire-eaters, can go here". */
export function nameOfField(
  columns: readonly KnownColumn[],
  cell: string,
  { viewer, seat: deciding, targets, takeable, view }: FieldSigns,
  texts: HeuchelTexts,
): string {
  const { seat, row } = parseField(cell);
  const isEmpty = !columns[seat - 1]?.[row - 1];
  const parts = [
    cell,
    whatLies(columns, { seat, row }, texts),
    isEmpty && paperOf(row, texts),
    !isEmpty && seat === (deciding ?? viewer) && texts.table.yours,
    seat === deciding && targets.includes(row) && texts.table.target,
    row === view.landed && takeable.includes(seat) && texts.table.takeable,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The whole house for the ear: "The house: a3 quack 4, stack of 2; …". */
export function nameOfHouse(
  { columns }: Pick<HeuchelView, 'columns'>,
  texts: HeuchelTexts,
): string {
  const lying = columns.flatMap((column, index) =>
    column.flatMap((pile, floor) => {
      const field = { seat: index + 1, row: floor + 1 };
      return pile ? [`${makeField(index + 1, floor + 1)} ${whatLies(columns, field, texts)}`] : [];
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
  // In the course of a ply nobody may have seen it yet.
  const card = pile.cards[0]?.card ?? '?';
  return height === 1 ? texts.names.card(card) : texts.table.stack({ card, height });
}

/** HM1.5 */
export function paperOf(row: number, texts: HeuchelTexts): string {
  const kind = wallpaperOf(row);
  if (!kind || row > TOP_ROW) return '';
  if (startRow(kind) === row) return texts.table.startOf({ kind });
  return goalRow(kind) === row ? texts.table.goalOf({ kind }) : '';
}
