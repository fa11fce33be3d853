import { type Held, ownSeat } from '@kast/ui/kit';
import { enumerated, headed } from '../../box/texts/enumerated.ts';
import { type Player, playerOrSeat } from '../../box/texts/part.ts';
import {
  type HeuchelView,
  isGoalRow,
  type KnownColumn,
  pointsFor,
  topCard,
  wallpaperOf,
} from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { type Decision, isDue, lotsOf, pileOn, targetsOf } from './choices.ts';
import { type Field, makeField, parseField } from './drawing/geometry.ts';

/** What is told of a field besides what lies there. */
export interface FieldSigns {
  readonly viewer: number | 'watcher' | 'open';
  /** Who decides here, the fields that what is in hand may go to, and the columns that may be taken from. */
  readonly seat: number | undefined;
  readonly targets: readonly string[];
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
    !isEmpty && seat === ownSeat({ viewer, deciding }) && texts.table.yours,
    targets.includes(cell) && texts.table.target,
    row === view.landed && takeable.includes(seat) && texts.table.takeable,
  ];
  return parts.filter(Boolean).join(', ');
}

/** What is in hand, for the ear, and whether it can go nowhere. */
export function nameOfHeld(
  decision: Decision,
  picked: readonly string[],
  texts: HeuchelTexts,
  players: readonly Player[] = [],
): Held {
  const { table } = texts;
  const { view } = decision;
  const [first] = picked;
  const pile = pileOn(view, parseField(first ?? ''));
  if (!pile) return { words: table.putBack };
  if (isDue(decision, 'take')) {
    const lots = lotsOf(view, picked).map(({ column, count }) => {
      const cards = pileOn(view, { seat: column, row: view.landed })?.cards;
      const card = cards?.[count - 1]?.card ?? '?';
      return table.tray.takeUpTo({ card, count, owner: playerOrSeat(texts, players)(column) });
    });
    return { words: enumerated(lots, table) };
  }
  const card = topCard(pile);
  if (isDue(decision, 'remove')) {
    return { words: table.tray.remove({ card, points: pointsFor(card, undefined) }) };
  }
  const rows = targetsOf(decision, picked).map((cell) => parseField(cell).row);
  return { words: table.pickedUp({ card, rows }), isStuck: rows.length === 0 };
}

/** The whole house for the ear: "The house: a3: quack 4, stack of 2; …". */
export function nameOfHouse(
  { columns }: Pick<HeuchelView, 'columns'>,
  texts: HeuchelTexts,
): string {
  const lying = columns.flatMap((column, index) =>
    column.flatMap((pile, floor) => {
      const field = { seat: index + 1, row: floor + 1 };
      return pile
        ? [
            texts.table.labelled({
              what: makeField(index + 1, floor + 1),
              items: whatLies(columns, field, texts),
            }),
          ]
        : [];
    }),
  );
  return headed(texts.table.house, lying, texts.table);
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
  if (!kind) return '';
  return isGoalRow(row) ? texts.table.goalOf({ kind }) : texts.table.startOf({ kind });
}
