import { type Act, type Choices, pickOne } from '@kast/ui/kit';
import {
  type Kind,
  type LeibkoecheMove,
  type LeibkoecheView,
  PLACES,
  type Places,
  sketchTray,
  type Tray,
} from '../../rules/index.ts';
import { placeOfCell } from '../drawing/geometry.ts';

/** What a hand does with a tray: a move, or an exchange of two places that is not yet one. */
export type TrayStep =
  | LeibkoecheMove
  | { readonly kind: 'exchange'; readonly one: number; readonly other: number };

export interface TrayDecision {
  readonly view: LeibkoecheView;
  readonly moves: readonly LeibkoecheMove[];
  /** As it is drawn: with what has been exchanged already. */
  readonly tray: Tray;
}

export function trayChoices(decision: TrayDecision): Choices<TrayStep> {
  const { view, moves, tray } = decision;
  const at = (cell: string) => tray[placeOfCell(cell) - 1] ?? null;
  return {
    pick: pickOne((cell) => at(cell) !== null && view.phase !== 'tray'),
    carry: ([from = ''], to) => carry(decision, placeOfCell(from), placeOfCell(to)),
    press: (cell) => {
      if (view.phase !== 'tray') return undefined;
      const move = { kind: 'tray', place: placeOfCell(cell) } as const;
      const isLegal = moves.some((other) => other.kind === 'tray' && other.place === move.place);
      return { kind: isLegal ? 'play' : 'explain', move };
    },
  };
}

function carry({ view, moves, tray }: TrayDecision, from: number, to: number): Act<TrayStep> {
  const garnish = tray[from - 1]?.kind;
  if (view.phase === 'shift' && garnish) {
    return { kind: 'play', move: { kind: 'shift', garnish, end: to < from ? 'left' : 'right' } };
  }
  const mayOrder = moves.some(({ kind }) => kind === 'order');
  if (mayOrder) return { kind: 'play', move: { kind: 'exchange', one: from, other: to } };
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
  const mayOrder = moves.some(({ kind }) => kind === 'order');
  return mayOrder && draft.base === sketchTray(lies) ? draft.tray : lies;
}

export function exchanged(tray: Tray, one: number, other: number): Tray {
  return tray.map((garnished, index) => {
    if (index === one - 1) return tray[other - 1] ?? null;
    return index === other - 1 ? (tray[one - 1] ?? null) : garnished;
  });
}

export function placesOf(tray: Tray): Places {
  return Array.from({ length: PLACES }, (_, index): Kind | null => tray[index]?.kind ?? null);
}

export function isSameOrder(one: Tray, other: Tray): boolean {
  return placesOf(one).join() === placesOf(other).join();
}

/** The places that may be chosen for what has just been taken. LK6.1 */
export function openPlaces(moves: readonly LeibkoecheMove[]): readonly number[] {
  return moves.flatMap((move) => (move.kind === 'tray' ? [move.place] : []));
}
