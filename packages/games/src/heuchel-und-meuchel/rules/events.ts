import { type Outcome, type Seat, type Step, unreachable, type Viewer } from '@kast/kernel';
import type { Card } from './cards.ts';
import { columnOf, pileAt, topOf } from './columns.ts';
import { mustRemember } from './knowing.ts';
import { landings } from './moving.ts';
import type { HeuchelMove, HeuchelState } from './state.ts';

export type HeuchelEvent =
  | { readonly kind: 'dealt'; readonly hand: readonly Card[] }
  /** `stacks` is told to the one who arranged them, where they must be remembered (HM8.3). */
  | {
      readonly kind: 'arranged';
      readonly seat: Seat;
      readonly stacks?: readonly (readonly Card[])[];
    }
  /** `piles` where they must be remembered; otherwise the table shows them as long as they lie there. */
  | { readonly kind: 'laid-out'; readonly piles?: readonly LaidPile[] }
  | { readonly kind: 'begins'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly pips: number }
  /** `by` are the rows it touched down on, the last one where it stays. */
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly from: number;
      readonly by: readonly number[];
      readonly count: number;
    }
  /** A card that is told again long after is null where it must be remembered: so in all that show one. */
  | {
      readonly kind: 'arrived';
      readonly seat: Seat;
      readonly row: number;
      readonly card: Card | null;
    }
  | {
      readonly kind: 'took';
      readonly seat: Seat;
      readonly column: Seat;
      readonly row: number;
      readonly count: number;
    }
  | { readonly kind: 'left-alone'; readonly seat: Seat }
  | {
      readonly kind: 'showed' | 'came-home';
      readonly column: Seat;
      readonly row: number;
      readonly card: Card | null;
    }
  | {
      readonly kind: 'lapsed';
      readonly column: Seat;
      readonly row: number;
      readonly cards: readonly Card[];
    }
  | {
      readonly kind: 'removed';
      readonly seat: Seat;
      readonly row: number;
      readonly cards: readonly Card[];
    }
  | { readonly kind: 'goes-on'; readonly seat: Seat }
  | { readonly kind: 'stopped'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

/** What lies on a field when the board is laid out. */
export interface LaidPile {
  readonly column: Seat;
  readonly row: number;
  readonly count: number;
  readonly top: Card | null;
}

/** All but the deal happens in the open. */
export function events(
  step: Step<HeuchelState, HeuchelMove>,
  viewer: Viewer,
): readonly HeuchelEvent[] {
  const { outcome } = step.after;
  return [...acted(step, viewer), ...(outcome ? [{ kind: 'ended', outcome } as const] : [])];
}

function acted(step: Step<HeuchelState, HeuchelMove>, viewer: Viewer): HeuchelEvent[] {
  const { before, move, after } = step;
  const seat = before.onTurn;
  switch (move.kind) {
    case 'deal':
      return [{ kind: 'dealt', hand: handFor(move.hands, viewer) }, ...laidOut(after)];
    case 'arrange':
      return [arrangedEvent(step, viewer), ...laidOut(after)];
    case 'first':
      return [{ kind: 'begins', seat: move.seat }];
    case 'roll':
      return [{ kind: 'rolled', seat, pips: move.pips }];
    case 'move':
      return movedEvents(step, move);
    case 'take':
      return move.lots.flatMap(({ column, count }): HeuchelEvent[] => [
        { kind: 'took', seat, column, row: before.landed, count },
        ...restEvents(step, column, before.landed),
      ]);
    case 'leave':
      return [{ kind: 'left-alone', seat }];
    case 'again':
      return [{ kind: 'goes-on', seat }];
    case 'stop':
      return [{ kind: 'stopped', seat }];
    case 'remove':
      return [
        { kind: 'removed', seat, row: move.row, cards: newlyGone(step, seat) },
        ...restEvents(step, seat, move.row).filter(({ kind }) => kind !== 'lapsed'),
      ];
    default:
      return unreachable(move);
  }
}

function movedEvents(
  step: Step<HeuchelState, HeuchelMove>,
  move: HeuchelMove & { kind: 'move' },
): HeuchelEvent[] {
  const { before, after } = step;
  const seat = before.onTurn;
  const column = columnOf(before, seat);
  const touched = landings(column, move.from).filter((row) => row <= move.to);
  const count = move.count || (pileAt(column, move.from)?.cards.length ?? 0);
  const by = before.roll > 0 ? [move.to] : touched;
  const landed = pileAt(columnOf(after, seat), move.to);
  return [
    { kind: 'moved', seat, from: move.from, by, count },
    ...restEvents(step, seat, move.from),
    ...(landed?.faceDown
      ? [{ kind: 'arrived', seat, row: move.to, card: topOf(landed) } as const]
      : []),
  ];
}

/** What became of the stack that stayed behind: HM4.6, HM4.7, or it just shows its new top card. */
function restEvents(
  step: Step<HeuchelState, HeuchelMove>,
  column: Seat,
  row: number,
): HeuchelEvent[] {
  const lapsed = newlyGone(step, column);
  if (lapsed.length > 0)
    return [{ kind: 'lapsed', column, row, cards: lapsed }, ...shown(step, column, row)];
  return shown(step, column, row);
}

function shown(
  { after }: Step<HeuchelState, HeuchelMove>,
  column: Seat,
  row: number,
): HeuchelEvent[] {
  const rest = pileAt(columnOf(after, column), row);
  if (!rest) return [];
  return [{ kind: rest.faceDown ? 'came-home' : 'showed', column, row, card: topOf(rest) }];
}

function newlyGone(
  { before, after }: Step<HeuchelState, HeuchelMove>,
  seat: Seat,
): readonly Card[] {
  const earlier = before.gone[seat - 1]?.length ?? 0;
  return after.gone[seat - 1]?.slice(earlier) ?? [];
}

/** HM2.4: everybody's cards are laid out together. */
function laidOut(after: HeuchelState): HeuchelEvent[] {
  if (after.phase !== 'first') return [];
  return [mustRemember(after) ? { kind: 'laid-out', piles: pilesOf(after) } : { kind: 'laid-out' }];
}

function pilesOf({ columns }: HeuchelState): readonly LaidPile[] {
  return columns.flatMap((column, index) =>
    column.flatMap((pile, floor) => {
      if (!pile) return [];
      return [{ column: index + 1, row: floor + 1, count: pile.cards.length, top: topOf(pile) }];
    }),
  );
}

function arrangedEvent(
  { before, by, move }: Step<HeuchelState, HeuchelMove>,
  viewer: Viewer,
): HeuchelEvent {
  const seat = by === 'chance' ? before.onTurn : by;
  const isTold = mustRemember(before) && viewer === by && move.kind === 'arrange';
  return { kind: 'arranged', seat, ...(isTold ? { stacks: move.stacks } : {}) };
}

function handFor(hands: readonly (readonly Card[])[], viewer: Viewer): readonly Card[] {
  return typeof viewer === 'number' ? (hands[viewer - 1] ?? []) : [];
}
