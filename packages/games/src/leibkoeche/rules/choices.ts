import { pick, type Random, type Seat, unreachable } from '@kast/kernel';
import { freePlaces, trayOf } from './collecting.ts';
import { freeTiles, tilesToLay } from './free-tiles.ts';
import { drawOrder, everyOrder, mayOrder, type Places, placesOf } from './ordering.ts';
import { kindsOn, otherFace, PLACES } from './pancakes.ts';
import type { LeibkoecheMove, LeibkoecheState } from './state.ts';
import { heldOf } from './throwing.ts';
import type { Trace } from './trace.ts';
import { drawWalk, walks } from './walking.ts';

/** How rarely a player by lot reorders the tray. */
const ORDER_ONCE_IN = 40;

/** Every legal entry but a toss by hand, of which there is no end. */
export function moves(state: LeibkoecheState, seat: Seat): readonly LeibkoecheMove[] {
  if (state.phase === 'ordering') {
    return state.ordering[0] === seat ? ordersOf(everyOrder(trayOf(state, seat))) : [];
  }
  if (state.onTurn !== seat || state.phase === 'over') return [];
  return [...movesDue(state), ...(mayOrder(state) ? changingOrders(state) : [])];
}

/** A legal entry by lot; a hand that tosses at random where only hands may. */
export function sample(state: LeibkoecheState, seat: Seat, random: Random): LeibkoecheMove {
  const tray = trayOf(state, seat);
  if (state.phase === 'ordering') return { kind: 'order', places: drawOrder(tray, random) };
  if (mayOrder(state) && random.below(ORDER_ONCE_IN) === 0) {
    const places = drawOrder(tray, random);
    if (!isSame(places, placesOf(tray))) return { kind: 'order', places };
  }
  return drawDue(state, random);
}

/** As one of `movesDue`, without making all of them where there are many. */
function drawDue(state: LeibkoecheState, random: Random): LeibkoecheMove {
  switch (state.phase) {
    case 'walk':
      return { kind: 'walk', tiles: drawWalk(state, random) };
    case 'second':
      return drawSecond(state, random);
    case 'lay':
      return drawLaying(state, random);
    case 'toss':
      if (!mayTossByChance(state)) return { kind: 'toss', toss: drawTrace(random) };
      return { kind: 'toss', toss: pick(random, ['half', 'full'] as const) };
    default:
      return pick(random, movesDue(state));
  }
}

/** Each tile is as likely to be laid on with either face as to be swapped onto. */
function drawSecond(state: LeibkoecheState, random: Random): LeibkoecheMove {
  const tiles = tilesToLay(state);
  const drawn = random.below(3 * tiles.length + 2);
  if (drawn < 2) return { kind: 'keep', face: pick(random, facesOf(state)) };
  if (drawn < tiles.length + 2) return { kind: 'swap', tile: pick(random, tiles) };
  return { kind: 'lay', tile: pick(random, tiles), face: pick(random, facesOf(state)) };
}

function drawLaying(state: LeibkoecheState, random: Random): LeibkoecheMove {
  return { kind: 'lay', tile: pick(random, tilesToLay(state)), face: pick(random, facesOf(state)) };
}

function movesDue(state: LeibkoecheState): readonly LeibkoecheMove[] {
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

/** LK3.8, LK9.2 */
function mayTossByChance({ options }: LeibkoecheState): boolean {
  return options.toss === 'chance' || options.assist === 'on';
}

function layings(state: LeibkoecheState): readonly LeibkoecheMove[] {
  return tilesToLay(state).flatMap((tile) =>
    facesOf(state).map((face) => ({ kind: 'lay', tile, face }) as const),
  );
}

function keepings(state: LeibkoecheState): readonly LeibkoecheMove[] {
  return facesOf(state).map((face) => ({ kind: 'keep', face }));
}

function swaps(state: LeibkoecheState): readonly LeibkoecheMove[] {
  return tilesToLay(state).map((tile) => ({ kind: 'swap', tile }));
}

function facesOf(state: LeibkoecheState): readonly number[] {
  const { low } = heldOf(state);
  return [low, otherFace(low)];
}

function changingOrders(state: LeibkoecheState): readonly LeibkoecheMove[] {
  const tray = trayOf(state, state.onTurn);
  const present = placesOf(tray);
  return ordersOf(everyOrder(tray).filter((places) => !isSame(places, present)));
}

function ordersOf(orders: readonly Places[]): readonly LeibkoecheMove[] {
  return orders.map((places) => ({ kind: 'order', places }));
}

function isSame(places: Places, others: Places): boolean {
  return places.every((kind, index) => kind === others[index]);
}

/** A flick in percent of its speed, step by step: up, and down again. */
const FLICK = [25, 55, 85, 100, 100, 66, 0, -66, -100, -66, -20];

/** A hand without a plan: it turns most pancakes, and catches some. */
function drawTrace(random: Random): Trace {
  const speed = 32 + random.below(29);
  return FLICK.map((percent) => Math.round((percent * speed) / 100));
}
