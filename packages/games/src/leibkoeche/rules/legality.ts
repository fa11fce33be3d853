import { type Actor, type Seat, unreachable } from '@kast/kernel';
import { freePlaces, trayOf } from './collecting.ts';
import { decider, DUE } from './due.ts';
import { freeTiles, isBarredRow, isFree, tilesToLay } from './free-tiles.ts';
import { makeTile, type Tile } from './kitchen.ts';
import {
  checkOrder,
  everyOrder,
  isSameOrder,
  mayOrder,
  type Places,
  placesOf,
} from './ordering.ts';
import { facesOf, kindsOn, PLACES } from './pancakes.ts';
import type { LeibkoecheRefusal } from './refusals.ts';
import { checkKing, checkPiles, checkStack } from './setup.ts';
import type { LeibkoecheMove, LeibkoecheState } from './state.ts';
import { checkFall, checkToss, heldOf, mayTossByChance } from './throwing.ts';
import { checkWalk, walks } from './walking.ts';

/** Every legal entry but a toss by hand, of which there is no end. */
export function moves(state: LeibkoecheState, seat: Seat): readonly LeibkoecheMove[] {
  if (decider(state) !== seat || state.phase === 'over') return [];
  if (state.phase === 'ordering') return ordersOf(everyOrder(trayOf(state, seat)));
  return [...movesDue(state), ...(mayOrder(state) ? changingOrders(state) : [])];
}

export function check(
  state: LeibkoecheState,
  by: Actor,
  move: LeibkoecheMove,
): LeibkoecheRefusal | undefined {
  const { rule, kinds } = DUE[state.phase];
  if (move.kind === 'order' && by !== 'chance') return checkOrderNow(state, by, move);
  if (!kinds.includes(move.kind)) return { rule, reason: 'not-now', facts: { due: kinds[0] } };
  switch (move.kind) {
    case 'king':
      return checkKing(move.kinds);
    case 'piles':
      return checkPiles(move.piles);
    case 'stack':
      return checkStack(move.lows);
    case 'first':
      if (move.seat >= 1 && move.seat <= state.seats) return undefined;
      return { rule: 'LK1.7', reason: 'no-such-starter', facts: { seat: move.seat } };
    case 'put':
      return checkFree(state, move.tile, 'LK3.5');
    case 'from':
      return checkFrom(state, move.tile);
    case 'toss':
      return checkToss(state, move.toss);
    case 'fall':
      return checkFall(state, move.fall);
    case 'walk':
      return checkWalk(state, move.tiles);
    case 'tray':
      if (freePlaces(trayOf(state, state.onTurn)).includes(move.place - 1)) return undefined;
      return { rule: 'LK6.1', reason: 'place-taken', facts: { place: move.place } };
    case 'keep':
      return checkFace(state, move.face, 'LK3.6');
    case 'swap':
      return checkLaying(state, move.tile);
    case 'lay':
      return checkLaying(state, move.tile) ?? checkFace(state, move.face, 'LK5.1');
    case 'leave':
    case 'shift':
    case 'take':
    case 'skip':
    case 'peek':
    case 'order':
      return undefined;
    default:
      return unreachable(move);
  }
}

/** What the phase waits for; orders of the tray (LK6.5) left out. */
export function movesDue(state: LeibkoecheState): readonly LeibkoecheMove[] {
  switch (state.phase) {
    case 'put':
      return [
        ...freeTiles(state).map((tile) => ({ kind: 'put', tile }) as const),
        { kind: 'leave' },
      ];
    case 'shift':
      return kindsOn(trayOf(state, state.onTurn)).flatMap((garnish) => [
        { kind: 'shift', garnish, end: 'left' },
        { kind: 'shift', garnish, end: 'right' },
      ]);
    case 'from':
      return state.lying
        .filter(({ tile }) => !state.barred.includes(tile))
        .map(({ tile }) => ({ kind: 'from', tile }));
    case 'toss':
      return mayTossByChance(state)
        ? [
            { kind: 'toss', toss: 'half' },
            { kind: 'toss', toss: 'full' },
          ]
        : [];
    case 'walk':
      return walks(state).map((tiles) => ({ kind: 'walk', tiles }));
    case 'take':
      return [{ kind: 'take' }, { kind: 'skip' }];
    case 'tray':
      return freePlaces(trayOf(state, state.onTurn)).map((place) => ({
        kind: 'tray',
        place: place + 1,
      }));
    case 'peek':
      return [
        ...Array.from(
          { length: PLACES },
          (_, place) => ({ kind: 'peek', place: place + 1 }) as const,
        ),
        { kind: 'peek', place: null },
      ];
    case 'second':
      return [...layings(state), ...keepings(state), ...swaps(state)];
    case 'lay':
      return layings(state);
    case 'king':
    case 'piles':
    case 'stack':
    case 'first':
    case 'fall':
    case 'ordering':
    case 'over':
      return [];
    default:
      return unreachable(state.phase);
  }
}

function layings(state: LeibkoecheState): readonly LeibkoecheMove[] {
  return tilesToLay(state).flatMap((tile) =>
    facesOf(heldOf(state)).map((face) => ({ kind: 'lay', tile, face }) as const),
  );
}

function keepings(state: LeibkoecheState): readonly LeibkoecheMove[] {
  return facesOf(heldOf(state)).map((face) => ({ kind: 'keep', face }));
}

function swaps(state: LeibkoecheState): readonly LeibkoecheMove[] {
  return tilesToLay(state).map((tile) => ({ kind: 'swap', tile }));
}

function changingOrders(state: LeibkoecheState): readonly LeibkoecheMove[] {
  const tray = trayOf(state, state.onTurn);
  const present = placesOf(tray);
  return ordersOf(everyOrder(tray).filter((places) => !isSameOrder(places, present)));
}

function ordersOf(orders: readonly Places[]): readonly LeibkoecheMove[] {
  return orders.map((places) => ({ kind: 'order', places }));
}

function checkOrderNow(
  state: LeibkoecheState,
  seat: number,
  move: LeibkoecheMove & { kind: 'order' },
): LeibkoecheRefusal | undefined {
  const { rule, kinds } = DUE[state.phase];
  const orderable =
    state.phase === 'ordering' || (state.phase !== 'shift' && state.phase !== 'tray');
  if (!orderable) return { rule, reason: 'not-now', facts: { due: kinds[0] } };
  return checkOrder(state, seat, move.places);
}

function checkFree(
  state: LeibkoecheState,
  tile: Tile,
  rule: string,
): LeibkoecheRefusal | undefined {
  if (isFree(state, tile)) return undefined;
  return { rule, reason: 'tile-not-free', facts: { tile: makeTile(tile) } };
}

/** LK5.1, LK5.2 */
function checkLaying(state: LeibkoecheState, tile: Tile): LeibkoecheRefusal | undefined {
  const taken = checkFree(state, tile, 'LK5.1');
  if (taken || !isBarredRow(state, tile)) return taken;
  return { rule: 'LK5.2', reason: 'not-on-row-one', facts: { tile: makeTile(tile) } };
}

/** LK3.2, LK5.3 */
function checkFrom(state: LeibkoecheState, tile: Tile): LeibkoecheRefusal | undefined {
  const facts = { tile: makeTile(tile) };
  if (!state.lying.some((pancake) => pancake.tile === tile)) {
    return { rule: 'LK3.2', reason: 'no-pancake-there', facts };
  }
  return state.barred.includes(tile) ? { rule: 'LK5.3', reason: 'laid-last', facts } : undefined;
}

function checkFace(
  state: LeibkoecheState,
  face: number,
  rule: string,
): LeibkoecheRefusal | undefined {
  if (facesOf(heldOf(state)).includes(face)) return undefined;
  return { rule, reason: 'no-such-face', facts: { face } };
}
