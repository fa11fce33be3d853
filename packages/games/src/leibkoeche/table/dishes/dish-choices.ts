import { type Act, type Choices, pickOne } from '@kast/ui/kit';
import {
  type LeibkoecheMove,
  type LeibkoecheView,
  placesOf,
  sketchTray,
  type Tray,
} from '../../rules/index.ts';
import { judged } from '../choices.ts';
import { placeOfCell } from '../drawing/geometry.ts';

/** What a hand does with a tray: a move, or an exchange of two places that is not yet one. */
export type DishStep =
  | LeibkoecheMove
  | { readonly kind: 'exchange'; readonly one: number; readonly other: number };

export interface DishDecision {
  readonly view: LeibkoecheView;
  readonly moves: readonly LeibkoecheMove[];
  /** As it is drawn: with what has been exchanged already. */
  readonly tray: Tray;
}

export function dishChoices(decision: DishDecision): Choices<DishStep> {
  const { view, tray } = decision;
  const at = (cell: string) => tray[placeOfCell(cell) - 1] ?? null;
  return {
    pick: pickOne((cell) => at(cell) !== null && view.phase !== 'tray'),
    carry: ([from = ''], to) => carry(decision, placeOfCell(from), placeOfCell(to)),
    press: (cell) =>
      view.phase === 'tray'
        ? judged(decision, { kind: 'tray', place: placeOfCell(cell) })
        : undefined,
  };
}

function carry({ view, moves, tray }: DishDecision, from: number, to: number): Act<DishStep> {
  const garnish = tray[from - 1]?.kind;
  if (view.phase === 'shift' && garnish) {
    return { kind: 'play', move: { kind: 'shift', garnish, end: to < from ? 'left' : 'right' } };
  }
  if (mayOrder(moves)) return { kind: 'play', move: { kind: 'exchange', one: from, other: to } };
  const places = placesOf(exchanged(tray, from, to));
  return { kind: 'explain', move: { kind: 'order', places } };
}

/** An order that is not entered yet, and the tray that it was made of. */
export interface DraftedTray {
  readonly base: string;
  readonly tray: Tray;
}

/** LK6.5: a draft lies there only as long as it can be entered: a tray may come to lie as it did before. */
export function trayShown(lies: Tray, draft: DraftedTray, moves: readonly LeibkoecheMove[]): Tray {
  return mayOrder(moves) && draft.base === sketchTray(lies) ? draft.tray : lies;
}

function mayOrder(moves: readonly LeibkoecheMove[]): boolean {
  return moves.some(({ kind }) => kind === 'order');
}

export function exchanged(tray: Tray, one: number, other: number): Tray {
  return tray.map((garnished, index) => {
    if (index === one - 1) return tray[other - 1] ?? null;
    return index === other - 1 ? (tray[one - 1] ?? null) : garnished;
  });
}

/** The places that may be chosen for what has just been taken. LK6.1 */
export function openPlaces(moves: readonly LeibkoecheMove[]): readonly number[] {
  return moves.flatMap((move) => (move.kind === 'tray' ? [move.place] : []));
}
