import type { Outcome, Seat, Viewer } from '@kast/kernel';
import type { LeibkoecheOptions } from '../info.ts';
import type { Tile } from './kitchen.ts';
import type { Kind, Low, Thrown, Tray } from './pancakes.ts';
import type { Pan } from './pans.ts';
import type { CrownSeen, Fall, LeibkoecheState, Lying, Peek, Phase, Pile, Toss } from './state.ts';

/** LK10.1, LK10.3: a pile as it is seen: its height, and whether the crown is on top, below, or gone. */
export interface SeenPile {
  readonly kind: Kind;
  readonly tile: Tile;
  readonly size: number;
  readonly crown: CrownSeen;
}

export interface LeibkoecheView {
  readonly options: LeibkoecheOptions;
  readonly phase: Phase;
  /** What this viewer knows of the king's table, place 1 first. */
  readonly king: readonly (Kind | null)[];
  readonly revealed: boolean;
  readonly piles: readonly SeenPile[];
  readonly stack: { readonly size: number; readonly top: Low | null };
  readonly lying: readonly Lying[];
  readonly lastLaid: Tile | null;
  readonly barred: readonly Tile[];
  readonly held: Thrown | null;
  readonly cooks: readonly Tile[];
  readonly trays: readonly Tray[];
  readonly arrived: readonly Seat[];
  readonly peeks: readonly Peek[];
  readonly onTurn: Seat;
  readonly pan: Pan;
  readonly throws: number;
  readonly toss: Toss | null;
  readonly fall: Fall | null;
  readonly cameFrom: Tile | null;
  readonly toPut: Seat;
  readonly ordering: readonly Seat[];
  readonly justOrdered: boolean;
  /** LK6.1–LK6.3: may taking and looking be declined? Not in matches of version 1. */
  readonly mayDecline: boolean;
  readonly outcome: Outcome | null;
}

export function view(state: LeibkoecheState, viewer: Viewer): LeibkoecheView {
  return {
    options: state.options,
    phase: state.phase,
    king: state.king.map((kind, index) => (mayKnow(state, index + 1, viewer) ? kind : null)),
    revealed: state.revealed,
    piles: state.piles.map(seenPile),
    stack: { size: state.stack.length, top: state.stack[0] ?? null },
    lying: state.lying,
    lastLaid: state.lastLaid,
    barred: state.barred,
    held: state.held,
    cooks: state.cooks,
    trays: state.trays,
    arrived: state.arrived,
    peeks: state.peeks,
    onTurn: state.onTurn,
    pan: state.pan,
    throws: state.throws,
    toss: state.toss,
    fall: state.fall,
    cameFrom: state.cameFrom,
    toPut: state.toPut,
    ordering: state.ordering,
    justOrdered: state.justOrdered,
    mayDecline: true,
    outcome: state.outcome,
  };
}

/** LK10.2 */
function mayKnow(state: LeibkoecheState, place: number, viewer: Viewer): boolean {
  if (state.revealed || viewer === 'open') return true;
  return secretsOf(state, viewer).includes(place);
}

/** LK10.2: the places, 1–6, of which this viewer knows what others do not. */
export function secretsOf(
  { revealed, peeks }: Pick<LeibkoecheState, 'revealed' | 'peeks'>,
  viewer: Viewer,
): readonly number[] {
  return revealed ? [] : peeks.flatMap(({ seat, place }) => (seat === viewer ? [place] : []));
}

function seenPile({ kind, tile, crowns }: Pile): SeenPile {
  const place = crowns.indexOf(true);
  const below = place < 0 ? 'gone' : 'below';
  return { kind, tile, size: crowns.length, crown: place === 0 ? 'top' : below };
}
