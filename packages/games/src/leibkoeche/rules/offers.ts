import type { Seat } from '@kast/kernel';
import { offerOn, trayOf } from './collecting.ts';
import { kindsOn } from './pancakes.ts';
import type { LeibkoecheView, SeenPile } from './view.ts';

/** LK6.1, LK6.2: will it be asked there whether to take or to leave it? */
export function isTakeOrLeave(view: LeibkoecheView, seat: Seat, pile: SeenPile): boolean {
  return view.mayDecline && offerOn(view, seat, pile) !== undefined;
}

/** LK6.1: of the kinds that somebody has not got yet. */
export function missingPiles({ piles, trays }: LeibkoecheView, seat: Seat): readonly SeenPile[] {
  const kinds = kindsOn(trayOf({ trays }, seat));
  return piles.filter(({ kind }) => !kinds.includes(kind));
}
