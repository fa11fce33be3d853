import { must, type Outcome, type Seat, type Step, unreachable, type Viewer } from '@kast/kernel';
import { trayOf } from './collecting.ts';
import type { Tile } from './kitchen.ts';
import type { Garnished, Kind, Low } from './pancakes.ts';
import type { Places } from './ordering.ts';
import type { Pan } from './pans.ts';
import type { Fall, LeibkoecheMove, LeibkoecheState, Toss } from './state.ts';

export type LeibkoecheEvent =
  | { readonly kind: 'set-up'; readonly what: 'king' | 'piles' | 'stack' }
  | { readonly kind: 'begins'; readonly seat: Seat }
  | { readonly kind: 'put'; readonly seat: Seat; readonly cook: Seat; readonly to: Tile }
  | { readonly kind: 'left'; readonly seat: Seat; readonly cook: Seat }
  | {
      readonly kind: 'shifted';
      readonly seat: Seat;
      readonly garnish: Kind;
      readonly end: 'left' | 'right';
    }
  | { readonly kind: 'took'; readonly seat: Seat; readonly low: Low; readonly from: Tile | 'stack' }
  | {
      readonly kind: 'tossed';
      readonly seat: Seat;
      readonly toss: Toss;
      readonly pan: Pan;
      readonly face: number;
    }
  | { readonly kind: 'fell'; readonly seat: Seat; readonly fall: Fall }
  | { readonly kind: 'stuck'; readonly seat: Seat; readonly steps: number }
  | {
      readonly kind: 'walked';
      readonly seat: Seat;
      readonly from: Tile;
      readonly tiles: readonly Tile[];
    }
  | {
      readonly kind: 'collected';
      readonly seat: Seat;
      readonly garnished: Garnished;
      readonly place: number;
      readonly exchanged: boolean;
    }
  /** LK6.5: after the reveal it is still to be said where it comes to lie. */
  | { readonly kind: 'chose-to-take'; readonly seat: Seat; readonly garnish: Kind }
  /** LK6.1, LK6.2: left on its pile. */
  | { readonly kind: 'skipped'; readonly seat: Seat; readonly garnish: Kind }
  /** The kind only for who looked. */
  | {
      readonly kind: 'peeked';
      readonly seat: Seat;
      readonly place: number;
      readonly saw: Kind | null;
    }
  /** LK6.3: did not want to look. */
  | { readonly kind: 'looked-away'; readonly seat: Seat }
  | { readonly kind: 'turned'; readonly seat: Seat; readonly face: number }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly tile: Tile; readonly face: number }
  | { readonly kind: 'arrived'; readonly seat: Seat }
  | { readonly kind: 'ordered'; readonly seat: Seat; readonly places: Places }
  | { readonly kind: 'revealed'; readonly king: readonly Kind[] }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

export function events(
  step: Step<LeibkoecheState, LeibkoecheMove>,
  viewer: Viewer,
): readonly LeibkoecheEvent[] {
  const { before, after } = step;
  const revealed = !before.revealed && after.revealed;
  return [
    ...acted(step, viewer),
    ...collected(step),
    ...(revealed ? [{ kind: 'revealed', king: after.king } as const] : []),
    ...takenFromStack(step),
    ...(after.outcome ? [{ kind: 'ended', outcome: after.outcome } as const] : []),
  ];
}

function acted(
  { before, by, move, after }: Step<LeibkoecheState, LeibkoecheMove>,
  viewer: Viewer,
): LeibkoecheEvent[] {
  const seat = by === 'chance' ? before.onTurn : by;
  switch (move.kind) {
    case 'king':
    case 'piles':
    case 'stack':
      return [{ kind: 'set-up', what: move.kind }];
    case 'first':
      return [{ kind: 'begins', seat: move.seat }];
    case 'put':
      return [{ kind: 'put', seat, cook: before.toPut, to: move.tile }];
    case 'leave':
      return [{ kind: 'left', seat, cook: before.toPut }];
    case 'shift':
      return [{ kind: 'shifted', seat, garnish: move.garnish, end: move.end }];
    case 'from':
      return [{ kind: 'took', seat, low: after.held?.low ?? 1, from: move.tile }];
    case 'toss':
      return [
        { kind: 'tossed', seat, toss: move.toss, pan: before.pan, face: before.held?.face ?? 0 },
      ];
    case 'fall':
      return fell(seat, move.fall, after);
    case 'walk': {
      const from = before.cooks[seat - 1] ?? 0;
      const walked = { kind: 'walked', seat, from, tiles: move.tiles } as const;
      const arrived = after.arrived.length > before.arrived.length;
      return arrived ? [walked, { kind: 'arrived', seat }] : [walked];
    }
    case 'take':
      return after.phase === 'tray'
        ? [{ kind: 'chose-to-take', seat, garnish: garnishUnder(before, seat) }]
        : [];
    case 'tray':
      return [];
    case 'skip':
      return [{ kind: 'skipped', seat, garnish: garnishUnder(before, seat) }];
    case 'peek': {
      if (move.place === null) return [{ kind: 'looked-away', seat }];
      const saw =
        viewer === seat || viewer === 'open' ? (before.king[move.place - 1] ?? null) : null;
      return [{ kind: 'peeked', seat, place: move.place, saw }];
    }
    case 'keep':
      return [{ kind: 'turned', seat, face: move.face }];
    case 'swap':
      return [{ kind: 'laid', seat, tile: move.tile, face: before.held?.face ?? 0 }];
    case 'lay':
      return [{ kind: 'laid', seat, tile: move.tile, face: move.face }];
    case 'order':
      return [{ kind: 'ordered', seat, places: move.places }];
    default:
      return unreachable(move);
  }
}

/** LK4.7: a throw that counts and leads nowhere is told. */
function fell(seat: Seat, fall: Fall, after: LeibkoecheState): LeibkoecheEvent[] {
  const stuck = fall.result !== 'invalid' && after.phase !== 'walk';
  const down = { kind: 'fell', seat, fall } as const;
  return stuck ? [down, { kind: 'stuck', seat, steps: fall.face }] : [down];
}

/** The kind of the pile that the cook stands on. */
function garnishUnder({ piles, cooks }: LeibkoecheState, seat: Seat): Kind {
  return must(
    piles.find(({ tile }) => tile === cooks[seat - 1]),
    'a pile under the cook',
  ).kind;
}

/** LK6.1, LK6.2: what came onto the tray. */
function collected({
  before,
  move,
  after,
}: Step<LeibkoecheState, LeibkoecheMove>): LeibkoecheEvent[] {
  if (move.kind !== 'take' && move.kind !== 'tray') return [];
  const seat = before.onTurn;
  const earlier = trayOf(before, seat);
  return trayOf(after, seat).flatMap((garnished, index) =>
    garnished && garnished !== earlier[index]
      ? [
          {
            kind: 'collected',
            seat,
            garnished,
            place: index + 1,
            exchanged: earlier[index] !== null,
          } as const,
        ]
      : [],
  );
}

/** LK3.2: the top of the stack is taken without an entry. */
function takenFromStack({
  before,
  after,
}: Step<LeibkoecheState, LeibkoecheMove>): LeibkoecheEvent[] {
  const [low] = before.stack;
  if (low === undefined || before.stack.length <= after.stack.length) return [];
  return [{ kind: 'took', seat: after.onTurn, low, from: 'stack' }];
}
