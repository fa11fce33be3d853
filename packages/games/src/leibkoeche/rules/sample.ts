import { pick, type Random, type Seat } from '@kast/kernel';
import { trayOf } from './collecting.ts';
import { tilesToLay } from './free-tiles.ts';
import { movesDue } from './legality.ts';
import { drawOrder, isSameOrder, mayOrder, placesOf } from './ordering.ts';
import { facesOf } from './pancakes.ts';
import type { LeibkoecheMove, LeibkoecheState } from './state.ts';
import { heldOf, mayTossByChance } from './throwing.ts';
import type { Trace } from './trace.ts';
import { drawWalk } from './walking.ts';

/** How rarely a player by lot reorders the tray. */
const ORDER_ONCE_IN = 40;

/** A legal entry by lot; a hand that tosses at random where only hands may. */
export function sample(state: LeibkoecheState, seat: Seat, random: Random): LeibkoecheMove {
  const tray = trayOf(state, seat);
  if (state.phase === 'ordering') return { kind: 'order', places: drawOrder(tray, random) };
  if (mayOrder(state) && random.below(ORDER_ONCE_IN) === 0) {
    const places = drawOrder(tray, random);
    if (!isSameOrder(places, placesOf(tray))) return { kind: 'order', places };
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
  if (drawn < 2) return { kind: 'keep', face: pick(random, facesOf(heldOf(state))) };
  if (drawn < tiles.length + 2) return { kind: 'swap', tile: pick(random, tiles) };
  return { kind: 'lay', tile: pick(random, tiles), face: pick(random, facesOf(heldOf(state))) };
}

function drawLaying(state: LeibkoecheState, random: Random): LeibkoecheMove {
  return {
    kind: 'lay',
    tile: pick(random, tilesToLay(state)),
    face: pick(random, facesOf(heldOf(state))),
  };
}

/** A flick in percent of its speed, step by step: up, and down again. */
const FLICK = [25, 55, 85, 100, 100, 66, 0, -66, -100, -66, -20];

/** A hand without a plan: it turns most pancakes, and catches some. */
function drawTrace(random: Random): Trace {
  const speed = 32 + random.below(29);
  return FLICK.map((percent) => Math.round((percent * speed) / 100));
}
