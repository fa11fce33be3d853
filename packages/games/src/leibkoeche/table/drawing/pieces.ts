import type { Offset, Piece } from '@kast/ui/kit';
import {
  CARPET,
  type Kind,
  type LeibkoecheView,
  rowOf,
  type SeenPile,
  type Tile,
} from '../../rules/index.ts';
import { cellOfTile, middleOf, middleOfPlace, PAN_MIDDLE, restOf, standOf } from './geometry.ts';

/** Everything that lies, stands or covers something in the kitchen, and where. */
export type KitchenPiece = Piece &
  Offset &
  (
    | { readonly what: 'lid' }
    | { readonly what: 'dish'; readonly garnish: Kind }
    | {
        readonly what: 'pile';
        readonly garnish: Kind;
        readonly size: number;
        readonly crown: SeenPile['crown'];
      }
    | {
        readonly what: 'pancake';
        readonly face: number;
        readonly isHeld: boolean;
        readonly isHot: boolean;
      }
    | {
        readonly what: 'cook';
        readonly seat: number;
        /** Beside the pile on its tile. */
        readonly isAside: boolean;
        readonly isCrowned: boolean;
      }
  );

/** How far the feet of a cook stand below the middle of its tile. */
export const FEET: Offset = { x: 0, y: 27 };

/** From the back to the front: the king's table, the carpet, the rows of tiles, the pan. */
export function piecesOf(view: LeibkoecheView): readonly KitchenPiece[] {
  const inRows = [...pilesOf(view), ...lyingOf(view), ...cooksOf(view)].toSorted(
    (one, other) => one.row - other.row,
  );
  return [...kingsOf(view), ...inRows.map(({ piece }) => piece), ...heldOf(view)];
}

export function placeOf({ x, y }: KitchenPiece): Offset {
  return { x, y };
}

/** LK10: what this viewer may not know is covered. */
function kingsOf({ king }: LeibkoecheView): readonly KitchenPiece[] {
  return king.map((garnish, index): KitchenPiece => {
    const place = index + 1;
    const lies = { at: `k${place}`, ...middleOfPlace(place) };
    return garnish
      ? { what: 'dish', id: `dish-${place}`, kind: garnish, garnish, ...lies }
      : { what: 'lid', id: `lid-${place}`, kind: 'lid', ...lies };
  });
}

interface InRow {
  readonly row: number;
  readonly piece: KitchenPiece;
}

function pilesOf({ piles }: LeibkoecheView): readonly InRow[] {
  return piles.map(({ kind: garnish, tile, size, crown }) => ({
    row: rowOf(tile),
    piece: {
      what: 'pile',
      id: `pile-${garnish}`,
      kind: 'pile',
      at: cellOfTile(tile),
      ...middleOf(tile),
      garnish,
      size,
      crown,
    },
  }));
}

function lyingOf({ lying, barred }: LeibkoecheView): readonly InRow[] {
  return lying.map(({ tile, low, face }) => ({
    row: rowOf(tile),
    piece: {
      what: 'pancake',
      kind: `throwing-${low}`,
      at: cellOfTile(tile),
      ...middleOf(tile),
      face,
      isHeld: false,
      isHot: barred.includes(tile),
    },
  }));
}

function cooksOf(view: LeibkoecheView): readonly InRow[] {
  return view.cooks.map((tile, index) => {
    const isAside = view.piles.some((pile) => pile.tile === tile && pile.size > 0);
    const stands = standOf(view.cooks, index);
    const feet = isAside ? { x: -29, y: 29 } : FEET;
    return {
      row: inFrontOf(tile),
      piece: {
        what: 'cook',
        id: `cook-${index + 1}`,
        kind: 'cook',
        at: cellOfTile(tile),
        x: stands.x + feet.x,
        y: stands.y + feet.y,
        seat: index + 1,
        isAside,
        isCrowned: view.outcome?.winners.includes(index + 1) ?? false,
      },
    };
  });
}

function inFrontOf(tile: Tile): number {
  return tile === CARPET ? 0 : rowOf(tile);
}

/** The throwing pancake of the turn: in the pan, above it or beside it. */
function heldOf(view: LeibkoecheView): readonly KitchenPiece[] {
  const { held } = view;
  if (!held) return [];
  const rest = restOf(view);
  return [
    {
      what: 'pancake',
      kind: `throwing-${held.low}`,
      at: 'e0',
      layer: rest.layer,
      x: PAN_MIDDLE.x + rest.x,
      y: PAN_MIDDLE.y + rest.y,
      face: held.face,
      isHeld: true,
      isHot: false,
    },
  ];
}
