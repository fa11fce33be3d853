import { type Actor, unreachable } from '@kast/kernel';
import { freePlaces, trayOf } from './collecting.ts';
import { isBarredRow, isFree } from './free-tiles.ts';
import { makeTile, type Tile } from './kitchen.ts';
import { checkOrder } from './ordering.ts';
import { hasFace } from './pancakes.ts';
import type { LeibkoecheRefusal } from './refusals.ts';
import { checkKing, checkPiles, checkStack } from './setup.ts';
import type { LeibkoecheMove, LeibkoecheState, Phase } from './state.ts';
import { checkFall, checkToss, heldOf } from './throwing.ts';
import { checkWalk } from './walking.ts';

interface Due {
  readonly rule: string;
  readonly kinds: readonly [LeibkoecheMove['kind'], ...LeibkoecheMove['kind'][]];
}

/** What each phase waits for, and the rule that says so. */
export const DUE: Readonly<Record<Phase, Due>> = {
  king: { rule: 'LK1.2', kinds: ['king'] },
  piles: { rule: 'LK1.3', kinds: ['piles'] },
  stack: { rule: 'LK1.5', kinds: ['stack'] },
  first: { rule: 'LK1.7', kinds: ['first'] },
  put: { rule: 'LK3.5', kinds: ['put', 'leave'] },
  shift: { rule: 'LK7.4', kinds: ['shift'] },
  from: { rule: 'LK3.2', kinds: ['from'] },
  toss: { rule: 'LK3.1', kinds: ['toss'] },
  fall: { rule: 'LK3.3', kinds: ['fall'] },
  walk: { rule: 'LK4.1', kinds: ['walk'] },
  take: { rule: 'LK6.1', kinds: ['take', 'skip'] },
  tray: { rule: 'LK6.1', kinds: ['tray'] },
  peek: { rule: 'LK6.3', kinds: ['peek'] },
  second: { rule: 'LK3.6', kinds: ['lay', 'keep', 'swap'] },
  lay: { rule: 'LK5.1', kinds: ['lay'] },
  ordering: { rule: 'LK7.2', kinds: ['order'] },
  over: { rule: 'LK7.3', kinds: ['shift'] },
};

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
  if (hasFace(heldOf(state), face)) return undefined;
  return { rule, reason: 'no-such-face', facts: { face } };
}
