import { must, type Seat } from '@kast/kernel';
import { type Garnished, type Kind, PLACES, type Tray } from './pancakes.ts';
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
  const { kind } = pile;
  if (!isOffered(state, seat, { kind, isCrownOnTop: pile.crowns[0] ?? false })) return undefined;
  const index = mayTakeCrown(state, tray) ? 0 : pile.crowns.indexOf(false);
  const garnished = { kind, crowned: pile.crowns[index] ?? false };
  const crowns = pile.crowns.toSpliced(index, 1);
  const own = tray.findIndex((other) => other?.kind === kind);
  if (own < 0) return { garnished, replaces: undefined, pile: { ...pile, crowns } };
  return { garnished, replaces: own, pile: { ...pile, crowns: [...crowns, false] } };
}

/** Whether a pile has something for a cook that ends on it, as everybody can see. */
export function isOffered(
  state: Pick<LeibkoecheState, 'trays' | 'options'>,
  seat: Seat,
  { kind, isCrownOnTop }: { readonly kind: Kind; readonly isCrownOnTop: boolean },
): boolean {
  const tray = trayOf(state, seat);
  const own = tray.find((garnished) => garnished?.kind === kind);
  // LK6.2: only an uncrowned one, and only for the crown.
  return !own || (!own.crowned && isCrownOnTop && mayTakeCrown(state, tray));
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
function mayTakeCrown({ options }: Pick<LeibkoecheState, 'options'>, tray: Tray): boolean {
  return options.crowns === 'free' || !tray.some((garnished) => garnished?.crowned);
}
