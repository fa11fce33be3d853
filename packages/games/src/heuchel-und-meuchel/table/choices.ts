import type { Seat } from '@kast/kernel';
import { type Choices, pickOne } from '@kast/ui/kit';
import {
  type HeuchelMove,
  type HeuchelView,
  type KnownPile,
  type Lot,
  wallpaperOf,
} from '../rules/index.ts';
import { type Field, makeField, parseField } from './drawing/geometry.ts';

/** What can be done in the house: a move, or a look at what one knows of a stack. */
export type Deed = HeuchelMove | { readonly kind: 'look'; readonly cell: string };

export interface Decision {
  readonly view: HeuchelView;
  /** Nobody decides here while it is undefined. */
  readonly seat: Seat | undefined;
  readonly moves: readonly HeuchelMove[];
  /** What the computer would do: whoever takes up that stack has as many cards of it in hand. */
  readonly hint?: HeuchelMove | undefined;
}

/**
 * What a hand may do. `b5` is what lies there, `b5/2` the top two cards of it; in hand are `b5`, or `b5` and
 * `b5/2`, or everything that is to be taken in that order (HM4.3).
 */
export function choicesOf(decision: Decision): Choices<Deed> {
  const { seat } = decision;
  if (seat === undefined) return looking(decision);
  const meant: Choices<Deed>['meant'] = (from, to) => meantBy(decision, seat, from, to);
  return { ...doing(decision, seat), meant };
}

function doing(decision: Decision, seat: Seat): Choices<Deed> {
  if (isDue(decision, 'take')) return taking(decision, seat);
  if (isDue(decision, 'remove')) return removing(decision, seat);
  if (isDue(decision, 'move')) return moving(decision, seat);
  return looking(decision);
}

function looking(decision: Decision): Choices<Deed> {
  return { pick: () => undefined, press: (cell) => look(decision, cell) };
}

/**
 * Who drags a stack wants to move it, and who drags at somebody else's wants it. Beside its column no move
 * leads, as little as to where it lies; what is dropped where it lay is laid back.
 */
function meantBy(
  { view }: Decision,
  seat: Seat,
  from: string,
  to?: string,
): HeuchelMove | undefined {
  const { seat: column, row } = parseField(from);
  if (!pileOn(view, { seat: column, row }) || (to && wholeOf(to) === wholeOf(from)))
    return undefined;
  if (column !== seat && to === undefined) return { kind: 'take', lots: lotsOf(view, [from]) };
  const goal = to === undefined ? { seat, row: row + 1 } : parseField(to);
  return { kind: 'move', from: row, count: 0, to: goal.seat === seat ? goal.row : row };
}

export function isDue({ moves }: Pick<Decision, 'moves'>, due: HeuchelMove['kind']): boolean {
  return moves.some(({ kind }) => kind === due);
}

export function pileOn(
  { columns }: Pick<HeuchelView, 'columns'>,
  { seat, row }: Field,
): KnownPile | undefined {
  return columns[seat - 1]?.[row - 1] ?? undefined;
}

/** The fields that what is in hand may go to, with as many cards as were chosen. */
export function targetsOf(decision: Decision, picked: readonly string[]): readonly string[] {
  const { from, count } = wayOf(decision, picked);
  const { seat } = parseField(picked[0] ?? '');
  return decision.moves.flatMap((move) =>
    move.kind === 'move' && move.from === from && move.count === count
      ? [makeField(seat, move.to)]
      : [],
  );
}

/** HM3.5: how many cards of an own stack may go along. */
export function partsOf({ view, moves }: Decision, field: Field): readonly number[] {
  const height = pileOn(view, field)?.cards.length ?? 0;
  const counts = moves.flatMap((move) =>
    move.kind === 'move' && move.from === field.row ? [move.count || height] : [],
  );
  return [...new Set(counts)].toSorted((one, other) => one - other);
}

/** The columns from which something can be taken now. */
export function takeableIn({ moves }: Decision): readonly Seat[] {
  const columns = moves.flatMap((move) =>
    move.kind === 'take' ? move.lots.map(({ column }) => column) : [],
  );
  return [...new Set(columns)].toSorted((one, other) => one - other);
}

/** What is in hand is to be taken, in this order. */
export function lotsOf(view: HeuchelView, picked: readonly string[]): readonly Lot[] {
  return picked.map((cell) => ({ column: parseField(cell).seat, count: countIn(view, cell) }));
}

/** What is to be taken while nothing is in hand: what was hinted at, or all that there is to choose. */
export function meantAtOnce({ moves, hint }: Decision): readonly Lot[] {
  if (hint?.kind === 'take') return hint.lots;
  const takings = moves.filter((move) => move.kind === 'take');
  return takings.length === 1 ? (takings[0]?.lots ?? []) : [];
}

/** How many cards from the top a cell stands for. */
export function countIn(view: HeuchelView, cell: string): number {
  const [, part] = cell.split('/');
  return part ? Number(part) : (pileOn(view, parseField(cell))?.cards.length ?? 0);
}

function moving(decision: Decision, seat: Seat): Choices<Deed> {
  const { view, moves } = decision;
  const isMovable = (field: Field): boolean =>
    field.seat === seat && moves.some((move) => move.kind === 'move' && move.from === field.row);
  return {
    pick(cell, picked) {
      const field = parseField(cell);
      if (!isMovable(field)) return undefined;
      if (!isPart(cell)) return hintedPart(decision, cell);
      const stack = wholeOf(cell);
      const parts = partsOf(decision, field);
      const isChoice = parts.length > 1 && parts.includes(countIn(view, cell));
      return isChoice && picked[0] === stack ? [stack, cell] : undefined;
    },
    carry(picked, to) {
      const { seat: column, row } = parseField(to);
      if (isPart(to) || column !== seat) return undefined;
      const isLegal = targetsOf(decision, picked).includes(to);
      const move = { kind: 'move', ...wayOf(decision, picked), to: row } as const;
      return { kind: isLegal ? 'play' : 'explain', move };
    },
    press(cell) {
      const { seat: column, row } = parseField(cell);
      if (column !== seat || isPart(cell) || !pileOn(view, { seat, row })) {
        return look(decision, cell);
      }
      return { kind: 'explain', move: { kind: 'move', from: row, count: 0, to: row + 1 } };
    },
  };
}

/** HM3.5: the whole stack, or the part of it that was hinted at. */
function hintedPart({ hint }: Decision, cell: string): readonly string[] {
  const isMeant = hint?.kind === 'move' && hint.from === parseField(cell).row && hint.count > 0;
  return isMeant ? [cell, `${cell}/${hint.count}`] : [cell];
}

/** HM4.2: all of it, or the part that was hinted at. */
function hintedLot({ view, hint }: Decision, cell: string): string {
  const { seat } = parseField(cell);
  const lot = hint?.kind === 'take' && hint.lots.find(({ column }) => column === seat);
  const isMeant = lot && !isPart(cell) && lot.count < countIn(view, cell);
  return isMeant ? `${cell}/${lot.count}` : cell;
}

/** HM4.1, HM4.2 */
function taking(decision: Decision, seat: Seat): Choices<Deed> {
  const { view } = decision;
  const takeable = takeableIn(decision);
  return {
    pick(cell, picked) {
      const { seat: column, row } = parseField(cell);
      if (row !== view.landed || !takeable.includes(column)) return undefined;
      const isSame = (other: string): boolean => wholeOf(other) === wholeOf(cell);
      if (!picked.some(isSame)) return [...picked, hintedLot(decision, cell)];
      return picked.map((other) => (isSame(other) ? cell : other));
    },
    // HM4.3: beneath the own stack.
    carry(picked, to) {
      if (to !== makeField(seat, view.landed)) return undefined;
      return { kind: 'play', move: { kind: 'take', lots: lotsOf(view, picked) } };
    },
    press(cell) {
      const { seat: column, row } = parseField(cell);
      const isOther = column !== seat && row === view.landed;
      if (!isOther || !pileOn(view, { seat: column, row })) return look(decision, cell);
      return { kind: 'explain', move: { kind: 'take', lots: lotsOf(view, [cell]) } };
    },
    confirm: (picked) =>
      picked.length > 0 ? { kind: 'take', lots: lotsOf(view, picked) } : undefined,
  };
}

/** HM7.4: takes two presses, or a press and a button. */
function removing(decision: Decision, seat: Seat): Choices<Deed> {
  const removal = (cell: string) => ({ kind: 'remove', row: parseField(cell).row }) as const;
  return {
    pick: pickOne((cell) => {
      const { seat: column, row } = parseField(cell);
      const isRemovable = decision.moves.some((move) => move.kind === 'remove' && move.row === row);
      return column === seat && isRemovable && !isPart(cell);
    }),
    press: (cell) =>
      parseField(cell).seat === seat && !isPart(cell)
        ? { kind: 'explain', move: removal(cell) }
        : look(decision, cell),
    confirm: ([cell]) => (cell === undefined ? undefined : removal(cell)),
    againConfirms: true,
  };
}

/** At what one knows of a stack; at an empty floor, whose it is. */
function look({ view }: Decision, cell: string): ReturnType<NonNullable<Choices<Deed>['press']>> {
  const field = parseField(cell);
  const tells = pileOn(view, field) !== undefined || wallpaperOf(field.row) !== undefined;
  return !isPart(cell) && tells ? { kind: 'play', move: { kind: 'look', cell } } : undefined;
}

/** In notation the whole stack is 0. */
function wayOf({ view }: Decision, picked: readonly string[]) {
  const [stack = ''] = picked;
  const part = picked.find(isPart);
  const count = part === undefined ? 0 : countIn(view, part);
  return { from: parseField(stack).row, count: count === countIn(view, stack) ? 0 : count };
}

function isPart(cell: string): boolean {
  return cell.includes('/');
}

/** The field of a part: `b5` of `b5/2`. */
export function wholeOf(cell: string): string {
  return cell.split('/')[0] ?? '';
}
