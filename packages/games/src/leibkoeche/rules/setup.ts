import { must, pick, type Random, shuffled } from '@kast/kernel';
import type { LeibkoecheOptions } from '../info.ts';
import { areNeighbours, CARPET, rowOf, type Tile, TILES } from './kitchen.ts';
import { KINDS, type Kind, type Low, PLACES, THROWING } from './pancakes.ts';
import type { LeibkoecheRefusal } from './refusals.ts';
import type { LeibkoecheState, Pile } from './state.ts';

/** Before anything is drawn. */
export function startState(options: LeibkoecheOptions, seats: number): LeibkoecheState {
  const eachSeat = Array.from({ length: seats });
  return {
    options,
    seats,
    phase: 'king',
    king: [],
    revealed: false,
    piles: [],
    stack: [],
    lying: [],
    lastLaid: null,
    barred: [],
    held: null,
    cooks: eachSeat.map(() => CARPET),
    trays: eachSeat.map(() => Array.from({ length: PLACES }, () => null)),
    arrived: [],
    peeks: [],
    onTurn: 0,
    pan: 'normal',
    throws: 0,
    toss: null,
    fall: null,
    cameFrom: null,
    toPut: 0,
    ordering: [],
    justOrdered: false,
    outcome: null,
  };
}

/** LK1.3: five of each kind, one of them with a crown. */
const PILE_SIZE = 5;

/** LK1.4: never in row 1. */
const PILE_TILES = TILES.filter((tile) => rowOf(tile) > 1);

export function drawKing(random: Random): readonly Kind[] {
  return shuffled(random, KINDS);
}

/** LK1.4: tile by tile among those that are still apart from the others; anew if that leads nowhere. */
export function drawPiles(random: Random): readonly Pile[] {
  for (;;) {
    const tiles: Tile[] = [];
    let open = PILE_TILES;
    while (open.length > 0 && tiles.length < KINDS.length) {
      const tile = pick(random, open);
      tiles.push(tile);
      open = open.filter((other) => other !== tile && !areNeighbours(tile, other));
    }
    if (tiles.length < KINDS.length) continue;
    return KINDS.map((kind, index) => {
      const crown = random.below(PILE_SIZE);
      const crowns = Array.from({ length: PILE_SIZE }, (_, place) => place === crown);
      return { kind, tile: must(tiles[index], 'a tile for the pile'), crowns };
    });
  }
}

export function drawStack(random: Random): readonly Low[] {
  return shuffled(random, THROWING);
}

export function checkKing(kinds: readonly Kind[]): LeibkoecheRefusal | undefined {
  if (kinds.toSorted().join('') === KINDS.join('')) return undefined;
  return { rule: 'LK1.2', reason: 'bad-setup', facts: { what: 'king' } };
}

export function checkPiles(piles: readonly Pile[]): LeibkoecheRefusal | undefined {
  if (piles.map(({ kind }) => kind).join('') !== KINDS.join('')) {
    return { rule: 'LK1.2', reason: 'bad-setup', facts: { what: 'piles' } };
  }
  const isSound = ({ crowns }: Pile): boolean =>
    crowns.length === PILE_SIZE && crowns.filter(Boolean).length === 1;
  if (!piles.every(isSound)) {
    return { rule: 'LK1.3', reason: 'bad-setup', facts: { what: 'crowns' } };
  }
  const tooClose = piles.some(({ tile }, index) =>
    piles.slice(0, index).some((other) => other.tile === tile || areNeighbours(tile, other.tile)),
  );
  if (!tooClose && piles.every(({ tile }) => PILE_TILES.includes(tile))) return undefined;
  return { rule: 'LK1.4', reason: 'bad-setup', facts: { what: 'tiles' } };
}

export function checkStack(lows: readonly Low[]): LeibkoecheRefusal | undefined {
  if (lows.toSorted((one, other) => one - other).join('') === THROWING.join('')) return undefined;
  return { rule: 'LK1.5', reason: 'bad-setup', facts: { what: 'stack' } };
}
