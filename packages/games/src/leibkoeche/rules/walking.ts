import { must } from '@kast/kernel';
import { CARPET, DOOR, makeTile, stepsFrom, type Tile } from './kitchen.ts';
import { countOn, PLACES } from './pancakes.ts';
import type { LeibkoecheRefusal } from './refusals.ts';
import type { LeibkoecheState } from './state.ts';

/** The tiles entered, one after the other; the carpet only as the last. */
export type Walk = readonly Tile[];

/** LK4: every way of exactly the number shown; for a full tray also shorter ones that end on the carpet. */
export function walks(state: LeibkoecheState): readonly Walk[] {
  const found: Walk[] = [];
  const start = cookOf(state);
  const steps = stepsShown(state);
  const goOn = (at: Tile, from: Tile | null, walked: Walk): void => {
    if (walked.length === steps) {
      if (mayEndOn(state, at)) found.push(walked);
      return;
    }
    if (walked.length > 0 && isPile(state, at)) return;
    // LK7.1
    if (mayGoToKing(state) && DOOR.includes(at)) found.push([...walked, CARPET]);
    for (const next of stepsFrom(at)) {
      if (next !== from && !isBlocked(state, next)) goOn(next, at, [...walked, next]);
    }
  };
  goOn(start, state.cameFrom, []);
  return found;
}

/** As `walks`, stopping at the first one. LK4.7 */
export function canWalk(state: LeibkoecheState): boolean {
  const steps = stepsShown(state);
  const goOn = (at: Tile, from: Tile | null, walked: number): boolean => {
    if (walked === steps) return mayEndOn(state, at);
    if (walked > 0 && isPile(state, at)) return false;
    if (mayGoToKing(state) && DOOR.includes(at)) return true;
    return stepsFrom(at).some(
      (next) => next !== from && !isBlocked(state, next) && goOn(next, at, walked + 1),
    );
  };
  return goOn(cookOf(state), state.cameFrom, 0);
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
    const kinds = countOn(must(state.trays[state.onTurn - 1], 'a tray'));
    if (mayGoToKing(state)) return undefined;
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

/** LK4.1, LK4.5: not where it began, and not with another cook. */
function mayEndOn(state: LeibkoecheState, tile: Tile): boolean {
  return !state.cooks.includes(tile);
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
function mayGoToKing(state: LeibkoecheState): boolean {
  return countOn(must(state.trays[state.onTurn - 1], 'a tray')) === PLACES;
}
