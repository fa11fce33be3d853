import { CARPET, rowOf, type Tile, TILES } from './kitchen.ts';
import type { LeibkoecheState } from './state.ts';

/** LK3.5, LK5.1: no cook, pile or throwing pancake on it. */
export function isFree(state: LeibkoecheState, tile: Tile): boolean {
  return (
    tile !== CARPET &&
    !state.cooks.includes(tile) &&
    !state.piles.some((pile) => pile.tile === tile) &&
    !state.lying.some((pancake) => pancake.tile === tile)
  );
}

export function freeTiles(state: LeibkoecheState): readonly Tile[] {
  return TILES.filter((tile) => isFree(state, tile));
}

/** LK5.2: not on row 1 while the stack lasts, which is judged after the throw. */
export function isBarredRow(state: LeibkoecheState, tile: Tile): boolean {
  return state.stack.length > 0 && rowOf(tile) === 1;
}

export function tilesToLay(state: LeibkoecheState): readonly Tile[] {
  return freeTiles(state).filter((tile) => !isBarredRow(state, tile));
}
