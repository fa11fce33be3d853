import { must, type Seat } from '@kast/kernel';
import { type Garnished, PLACES, type Tray } from './pancakes.ts';
import type { LeibkoecheState, Pile } from './state.ts';

/** What a cook that ends on a pile gets from it. */
export interface Pickup {
  readonly garnished: Garnished;
  /** The place of the uncrowned one that it replaces, 0-based; undefined for a new kind. */
  readonly replaces: number | undefined;
  readonly pile: Pile;
}

/** LK6.1, LK6.2, LK6.4; undefined where there is nothing for this cook. */
export function pickupFrom(state: LeibkoecheState, seat: Seat, pile: Pile): Pickup | undefined {
  const tray = trayOf(state, seat);
  const index = indexToTake(state, tray, pile);
  const crowned = pile.crowns[index] ?? false;
  const own = tray.findIndex((garnished) => garnished?.kind === pile.kind);
  const crowns = pile.crowns.toSpliced(index, 1);
  const garnished = { kind: pile.kind, crowned };
  if (own < 0) return { garnished, replaces: undefined, pile: { ...pile, crowns } };
  // LK6.2: only an uncrowned one, and only for the crown.
  if (!crowned || tray[own]?.crowned) return undefined;
  return { garnished, replaces: own, pile: { ...pile, crowns: [...crowns, false] } };
}

export function pickUp(state: LeibkoecheState, pickup: Pickup, place: number): LeibkoecheState {
  const tray = trayOf(state, state.onTurn);
  return {
    ...state,
    piles: state.piles.map((pile) => (pile.kind === pickup.pile.kind ? pickup.pile : pile)),
    trays: withTray(
      state.trays,
      state.onTurn,
      tray.map((other, index) => (index === place ? pickup.garnished : other)),
    ),
  };
}

export function trayOf(state: Pick<LeibkoecheState, 'trays'>, seat: Seat): Tray {
  return must(state.trays[seat - 1], `the tray of seat ${seat}`);
}

export function withTray(trays: readonly Tray[], seat: Seat, tray: Tray): readonly Tray[] {
  return trays.map((other, index) => (index === seat - 1 ? tray : other));
}

/** 0-based places on which nothing lies. */
export function freePlaces(tray: Tray): readonly number[] {
  return Array.from({ length: PLACES }, (_, place) => place).filter((place) => !tray[place]);
}

/** LK6.4: who holds a crown gets the first uncrowned one below it. */
function indexToTake(state: LeibkoecheState, tray: Tray, pile: Pile): number {
  const limited = state.options.crowns === 'one' && tray.some((garnished) => garnished?.crowned);
  return limited ? pile.crowns.indexOf(false) : 0;
}
