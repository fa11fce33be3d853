import { must, type Seat } from '@kast/kernel';
import { type Garnished, type Kind, PLACES, type Tray } from './pancakes.ts';
import type { CrownSeen, LeibkoecheState, Pile } from './state.ts';

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
  if (!offerOn(state, seat, { kind, crown: pile.crowns[0] ? 'top' : 'below' })) return undefined;
  const index = mayTakeCrown(state, tray) ? 0 : pile.crowns.indexOf(false);
  const garnished = { kind, crowned: pile.crowns[index] ?? false };
  const crowns = pile.crowns.toSpliced(index, 1);
  const own = tray.findIndex((other) => other?.kind === kind);
  if (own < 0) return { garnished, replaces: undefined, pile: { ...pile, crowns } };
  return { garnished, replaces: own, pile: { ...pile, crowns: [...crowns, false] } };
}

/** What a pile has for a cook that ends on it, as everybody can see: a kind that is missing, or the crown of its own. */
export function offerOn(
  state: Pick<LeibkoecheState, 'trays' | 'options'>,
  seat: Seat,
  { kind, crown }: { readonly kind: Kind; readonly crown: CrownSeen },
): 'missing' | 'crown' | undefined {
  const tray = trayOf(state, seat);
  const own = tray.find((garnished) => garnished?.kind === kind);
  if (!own) return 'missing';
  // LK6.2: only an uncrowned one, and only for the crown.
  const isForCrown = !own.crowned && crown === 'top' && mayTakeCrown(state, tray);
  return isForCrown ? 'crown' : undefined;
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
