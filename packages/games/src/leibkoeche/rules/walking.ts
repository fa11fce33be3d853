import { must, type Random, type Seat, shuffled } from '@kast/kernel';
import { trayOf } from './collecting.ts';
import { CARPET, DOOR, makeTile, stepsFrom, type Tile } from './kitchen.ts';
import { countOn, PLACES } from './pancakes.ts';
import type { LeibkoecheRefusal } from './refusals.ts';
import type { LeibkoecheState } from './state.ts';

/** The tiles entered, one after the other; the carpet only as the last. */
export type Walk = readonly Tile[];

/** LK4: every way of exactly the number shown; for a full tray also shorter ones that end on the carpet. */
export function walks(state: LeibkoecheState): readonly Walk[] {
  const found: Walk[] = [];
  const steps = stepsShown(state);
  const toKing = mayGoToKing(state, state.onTurn);
  const goOn = (at: Tile, from: Tile | null, walked: Walk): void => {
    if (walked.length === steps || walked.at(-1) === CARPET) {
      if (mayEndOn(state, at)) found.push(walked);
      return;
    }
    if (walked.length > 0 && isPile(state, at)) return;
    for (const next of nextTiles(state, at, from, toKing)) goOn(next, at, [...walked, next]);
  };
  goOn(cookOf(state), state.cameFrom, []);
  return found;
}

/** LK4.7 */
export function canWalk(state: LeibkoecheState): boolean {
  return firstWalk(state, (tiles) => tiles) !== undefined;
}

/** Any of the walks, by lot at every tile. */
export function drawWalk(state: LeibkoecheState, random: Random): Walk {
  return must(
    firstWalk(state, (tiles) => shuffled(random, tiles)),
    'a way',
  );
}

/** As `walks`, stopping at the first one; the tiles next to each are tried in the order given. */
function firstWalk(
  state: LeibkoecheState,
  inOrder: (tiles: readonly Tile[]) => readonly Tile[],
): Walk | undefined {
  const steps = stepsShown(state);
  const toKing = mayGoToKing(state, state.onTurn);
  const goOn = (at: Tile, from: Tile | null, walked: Walk): Walk | undefined => {
    if (walked.length === steps || walked.at(-1) === CARPET) {
      return mayEndOn(state, at) ? walked : undefined;
    }
    if (walked.length > 0 && isPile(state, at)) return undefined;
    for (const next of inOrder(nextTiles(state, at, from, toKing))) {
      const found = goOn(next, at, [...walked, next]);
      if (found) return found;
    }
    return undefined;
  };
  return goOn(cookOf(state), state.cameFrom, []);
}

/** LK4.2, LK4.3, LK7.1 */
function nextTiles(
  state: LeibkoecheState,
  at: Tile,
  from: Tile | null,
  toKing: boolean,
): readonly Tile[] {
  const tiles = stepsFrom(at).filter((next) => next !== from && !isBlocked(state, next));
  return toKing && DOOR.includes(at) ? [CARPET, ...tiles] : tiles;
}

export function checkWalk(state: LeibkoecheState, tiles: Walk): LeibkoecheRefusal | undefined {
  const wanted = stepsShown(state);
  const toKing = tiles.at(-1) === CARPET;
  if (toKing ? tiles.length > wanted : tiles.length !== wanted) {
    return { rule: 'LK4.1', reason: 'wrong-length', facts: { steps: tiles.length, wanted } };
  }
  let at = cookOf(state);
  let from = state.cameFrom;
  for (const [index, next] of tiles.entries()) {
    const refusal = whyNoStep(state, { at, from, next, first: index === 0 });
    if (refusal) return refusal;
    from = at;
    at = next;
  }
  return toKing ? undefined : whyNotEndOn(state, at);
}

/** The number of tiles that the cook must walk. */
function stepsShown(state: LeibkoecheState): number {
  return must(state.fall, 'a fall').face;
}

export function cookOf(state: LeibkoecheState): Tile {
  return must(state.cooks[state.onTurn - 1], 'a cook');
}

interface Footstep {
  readonly at: Tile;
  readonly from: Tile | null;
  readonly next: Tile;
  readonly first: boolean;
}

function whyNoStep(
  state: LeibkoecheState,
  { at, from, next, first }: Footstep,
): LeibkoecheRefusal | undefined {
  const tile = makeTileOrCarpet(next);
  if (!first && isPile(state, at)) {
    return { rule: 'LK4.4', reason: 'pile-in-the-way', facts: { tile: makeTile(at) } };
  }
  if (next === CARPET) {
    if (!DOOR.includes(at)) return noStep(at, next);
    if (mayGoToKing(state, state.onTurn)) return undefined;
    const kinds = countOn(trayOf(state, state.onTurn));
    return { rule: 'LK4.6', reason: 'carpet-too-soon', facts: { kinds } };
  }
  if (!stepsFrom(at).includes(next)) return noStep(at, next);
  if (next === from) return { rule: 'LK4.2', reason: 'back-and-forth', facts: { tile } };
  if (!isBlocked(state, next)) return undefined;
  return { rule: 'LK4.3', reason: 'pancake-in-the-way', facts: { tile } };
}

function whyNotEndOn(state: LeibkoecheState, at: Tile): LeibkoecheRefusal | undefined {
  if (mayEndOn(state, at)) return undefined;
  const facts = { tile: makeTile(at) };
  if (at === cookOf(state)) return { rule: 'LK4.1', reason: 'back-where-you-began', facts };
  return { rule: 'LK4.5', reason: 'cook-in-the-way', facts };
}

function noStep(at: Tile, next: Tile): LeibkoecheRefusal {
  const rule = at === CARPET || next === CARPET ? 'LK4.6' : 'LK4.1';
  const facts = { from: makeTileOrCarpet(at), to: makeTileOrCarpet(next) };
  return { rule, reason: 'no-step', facts };
}

function makeTileOrCarpet(tile: Tile): string {
  return tile === CARPET ? 'c0' : makeTile(tile);
}

/** LK4.1, LK4.5: not where it began, and not with another cook. There is room for all on the carpet. */
function mayEndOn(state: LeibkoecheState, tile: Tile): boolean {
  return tile === CARPET || !state.cooks.includes(tile);
}

/** LK4.3 */
function isBlocked(state: LeibkoecheState, tile: Tile): boolean {
  return state.lying.some((pancake) => pancake.tile === tile);
}

/** LK4.4 */
function isPile(state: LeibkoecheState, tile: Tile): boolean {
  return state.piles.some((pile) => pile.tile === tile);
}

/** LK7.1 */
export function mayGoToKing(state: Pick<LeibkoecheState, 'trays'>, seat: Seat): boolean {
  return countOn(trayOf(state, seat)) === PLACES;
}
