import { type Actor, must, type Seat, type Turn, unreachable } from '@kast/kernel';
import { interrupt, matchesKing, shift, win } from './before-the-king.ts';
import { freePlaces, type Pickup, pickUp, pickupFrom, trayOf } from './collecting.ts';
import { decider, DUE } from './due.ts';
import { CARPET, type Tile } from './kitchen.ts';
import { order } from './ordering.ts';
import { panFor } from './pans.ts';
import type { Fall, LeibkoecheMove, LeibkoecheState } from './state.ts';
import { heldOf } from './throwing.ts';
import { canWalk, cookOf, type Walk } from './walking.ts';

export function turn(state: LeibkoecheState): Turn {
  switch (state.phase) {
    case 'king':
    case 'piles':
    case 'stack':
    case 'first':
      return { kind: 'chance', source: 'lot' };
    case 'fall':
      // LK8.3, LK9.1
      return { kind: 'chance', source: typeof state.toss === 'string' ? 'lot' : 'referee' };
    case 'over':
      return { kind: 'over', outcome: state.outcome ?? { winners: [], rule: 'LK7.3' } };
    default:
      return { kind: 'seats', seats: [decider(state)], rule: DUE[state.phase].rule };
  }
}

export function apply(state: LeibkoecheState, by: Actor, move: LeibkoecheMove): LeibkoecheState {
  const next = carryOut(state, by, move);
  const justOrdered = move.kind === 'order' && next.phase !== 'ordering';
  return next.justOrdered === justOrdered ? next : { ...next, justOrdered };
}

function carryOut(state: LeibkoecheState, by: Actor, move: LeibkoecheMove): LeibkoecheState {
  switch (move.kind) {
    case 'king':
      return { ...state, phase: 'piles', king: move.kinds };
    case 'piles':
      return { ...state, phase: 'stack', piles: move.piles };
    case 'stack':
      return { ...state, phase: 'first', stack: move.lows };
    case 'first':
      return beginTurn(state, move.seat);
    case 'put':
      return putCook(state, move.tile);
    case 'leave':
      return putCook(state, null);
    case 'shift':
      return winOr(shift(state, move.garnish, move.end), endTurn);
    case 'from':
      return takeFrom(state, move.tile);
    case 'toss':
      return { ...state, phase: 'fall', toss: move.toss };
    case 'fall':
      return fallen(state, move.fall);
    case 'walk':
      return walk(state, move.tiles);
    case 'take':
      return take(state);
    case 'skip':
      return afterWalk(state);
    case 'tray':
      return placeOnTray(state, move.place - 1);
    case 'peek':
      return peek(state, move.place);
    case 'keep':
      return { ...state, phase: 'toss', held: { ...heldOf(state), face: move.face } };
    case 'swap':
      return swap(state, move.tile);
    case 'lay':
      return lay(state, move.tile, move.face);
    case 'order': {
      const ordered = order(state, Number(by), move.places);
      return state.phase === 'ordering' ? afterOrdering(ordered) : ordered;
    }
    default:
      return unreachable(move);
  }
}

function beginTurn(state: LeibkoecheState, seat: Seat): LeibkoecheState {
  const begun: LeibkoecheState = {
    ...state,
    onTurn: seat,
    // LK2.3
    pan: panFor(state, seat),
    throws: 0,
    toss: null,
    fall: null,
    cameFrom: null,
    // LK5.3
    barred: state.lastLaid === null ? [] : [state.lastLaid],
  };
  return state.toPut > 0 ? { ...begun, phase: 'put' } : afterPutting(begun);
}

/** LK3.5 */
function putCook(state: LeibkoecheState, tile: Tile | null): LeibkoecheState {
  const cooks = state.cooks.map((cook, index) =>
    index === state.toPut - 1 && tile !== null ? tile : cook,
  );
  return afterPutting({ ...state, cooks, toPut: 0 });
}

/** LK3.2: while the stack lasts its top one is taken by itself. */
function takePancake(state: LeibkoecheState): LeibkoecheState {
  const [top, ...stack] = state.stack;
  if (top === undefined) return { ...state, phase: 'from' };
  return { ...state, phase: 'toss', stack, held: { low: top, face: top } };
}

function takeFrom(state: LeibkoecheState, tile: Tile): LeibkoecheState {
  const { low, face } = must(
    state.lying.find((pancake) => pancake.tile === tile),
    'a pancake to take',
  );
  const lying = state.lying.filter((pancake) => pancake.tile !== tile);
  return { ...state, phase: 'toss', lying, held: { low, face } };
}

function fallen(state: LeibkoecheState, fall: Fall): LeibkoecheState {
  const held = { ...heldOf(state), face: fall.face };
  const down: LeibkoecheState = { ...state, toss: null, fall, held, throws: state.throws + 1 };
  if (fall.result === 'invalid') return { ...down, phase: 'lay' };
  // LK4.7
  return canWalk(down) ? { ...down, phase: 'walk' } : afterWalk(down);
}

function walk(state: LeibkoecheState, tiles: Walk): LeibkoecheState {
  const start = cookOf(state);
  const end = must(tiles.at(-1), 'a step');
  const cooks = state.cooks.map((cook, index) => (index === state.onTurn - 1 ? end : cook));
  const walked = { ...state, cooks, cameFrom: tiles.at(-2) ?? start };
  return end === CARPET ? arrive(walked) : collect(walked, end);
}

/** LK6.1, LK6.2 */
function take(state: LeibkoecheState): LeibkoecheState {
  const pickup = pickupHere(state);
  const places = freePlaces(trayOf(state, state.onTurn));
  // LK6.5: after the reveal the place is chosen, where there is a choice.
  if (state.revealed && pickup.replaces === undefined && places.length > 1) {
    return { ...state, phase: 'tray' };
  }
  const place = pickup.replaces ?? must(places[0], 'a free place');
  const picked = pickUp(state, pickup, place);
  // LK6.3
  const looks = pickup.garnished.crowned && !state.revealed;
  return looks ? { ...picked, phase: 'peek' } : afterWalk(picked);
}

/** LK6.3 */
function peek(state: LeibkoecheState, place: number | null): LeibkoecheState {
  if (place === null) return afterWalk(state);
  return afterWalk({ ...state, peeks: [...state.peeks, { seat: state.onTurn, place }] });
}

/** LK6.1, after the reveal. */
function placeOnTray(state: LeibkoecheState, place: number): LeibkoecheState {
  return afterWalk(pickUp(state, pickupHere(state), place));
}

function afterWalk(state: LeibkoecheState): LeibkoecheState {
  // LK3.3, LK3.4, LK3.6
  const second = state.fall?.result === 'caught' && state.throws === 1;
  return { ...state, phase: second ? 'second' : 'lay' };
}

/** LK3.6: the used one lies down with the used face up, and another one is taken. */
function swap(state: LeibkoecheState, tile: Tile): LeibkoecheState {
  const laid = layDown(state, tile, heldOf(state).face);
  return takePancake({ ...laid, barred: [...laid.barred, tile] });
}

function lay(state: LeibkoecheState, tile: Tile, face: number): LeibkoecheState {
  const laid = layDown(state, tile, face);
  const toPut = state.fall?.result === 'invalid' ? state.onTurn : 0;
  const done: LeibkoecheState = { ...laid, toPut };
  const firstArrival = !state.revealed && state.arrived.includes(state.onTurn);
  return firstArrival ? interrupt(done) : endTurn(done);
}

function endTurn(state: LeibkoecheState): LeibkoecheState {
  return beginTurn(state, (state.onTurn % state.seats) + 1);
}

/** LK7.2: when the last one has ordered, the king's pancakes are turned up. */
function afterOrdering(state: LeibkoecheState): LeibkoecheState {
  const ordering = state.ordering.slice(1);
  if (ordering.length > 0) return { ...state, ordering };
  const revealed = { ...state, ordering, revealed: true };
  return winOr(revealed, endTurn);
}

/** LK7.3 */
function winOr(
  state: LeibkoecheState,
  otherwise: (state: LeibkoecheState) => LeibkoecheState,
): LeibkoecheState {
  return matchesKing(state, state.onTurn) ? win(state, state.onTurn) : otherwise(state);
}

function afterPutting(state: LeibkoecheState): LeibkoecheState {
  return state.arrived.includes(state.onTurn) ? { ...state, phase: 'shift' } : takePancake(state);
}

function layDown(state: LeibkoecheState, tile: Tile, face: number): LeibkoecheState {
  const { low } = heldOf(state);
  return { ...state, held: null, lying: [...state.lying, { tile, low, face }], lastLaid: tile };
}

/** LK7.2: no second throw; the pancake is laid down first, unless the arrival wins. */
function arrive(state: LeibkoecheState): LeibkoecheState {
  const arrived = { ...state, arrived: [...state.arrived, state.onTurn] };
  const toLay: LeibkoecheState = { ...arrived, phase: 'lay' };
  return state.revealed ? winOr(arrived, () => toLay) : toLay;
}

/** LK6.1, LK6.2: where there is something to be had, taking it is a choice. */
function collect(state: LeibkoecheState, tile: Tile): LeibkoecheState {
  const pile = state.piles.find((other) => other.tile === tile);
  const pickup = pile && pickupFrom(state, state.onTurn, pile);
  return pickup ? { ...state, phase: 'take' } : afterWalk(state);
}

function pickupHere(state: LeibkoecheState): Pickup {
  const pile = must(
    state.piles.find((other) => other.tile === cookOf(state)),
    'a pile under the cook',
  );
  return must(pickupFrom(state, state.onTurn, pile), 'a pancake to pick up');
}
