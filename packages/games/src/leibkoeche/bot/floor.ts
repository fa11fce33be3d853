import { type Tile, TILES } from '../rules/index.ts';
import type { Race } from './race.ts';
import { has, MOST_SHOWN, type TileSet, tileSet, Ways } from './ways.ts';

/** Ways, and the piles at their ends: for each number of steps a bit per kind. */
export interface FloorWays extends Ways {
  readonly pilesAt: Uint8Array;
}

/** The kitchen with its piles and the throwing pancakes that lie there; remembers the ways it has found. */
export class Floor {
  private readonly pancakes: TileSet;
  private readonly piles: TileSet;
  private readonly pileTiles: readonly Tile[];
  private readonly found = new Map<number, FloorWays>();

  constructor({ lying, piles }: Pick<Race, 'lying' | 'piles'>) {
    this.pancakes = tileSet(lying.map(({ tile }) => tile));
    this.piles = tileSet(piles);
    this.pileTiles = piles;
  }

  waysFrom(tile: Tile): FloorWays {
    return this.waysOn(tile, null);
  }

  /** LK4.2: for the second walk of a turn. */
  waysOn(tile: Tile, cameFrom: Tile | null): FloorWays {
    const key = (tile + 1) * 64 + (cameFrom ?? NO_TILE) + 1;
    const known = this.found.get(key);
    if (known) return known;
    const ways = this.explore(tile, cameFrom);
    this.found.set(key, ways);
    return ways;
  }

  /** Where the pile of a kind stands, A being 0. */
  pileOf(kind: number): Tile {
    return this.pileTiles[kind] as Tile;
  }

  private explore(tile: Tile, cameFrom: Tile | null): FloorWays {
    const { ends, entered, toCarpet } = new Ways(tile, cameFrom, this.pancakes, this.piles);
    const pilesAt = new Uint8Array(MOST_SHOWN + 1);
    for (let steps = 1; steps <= MOST_SHOWN; steps++) {
      this.pileTiles.forEach((pile, kind) => {
        if (pile === tile || !has(ends[steps] as TileSet, pile)) return;
        pilesAt[steps] = (pilesAt[steps] as number) | (1 << kind);
      });
    }
    return { ends, entered, toCarpet, pilesAt };
  }
}

const NO_TILE = TILES.length;
