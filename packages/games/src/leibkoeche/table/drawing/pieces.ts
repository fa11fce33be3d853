import type { Offset, Piece } from '@kast/ui/kit';
import type { Kind, LeibkoecheView, SeenPile } from '../../rules/index.ts';
import { cellOfTile, middleOf, middleOfPlace, PAN_MIDDLE, restOf, standOf } from './geometry.ts';

/** Everything that lies, stands or covers something in the kitchen, and where. */
export type KitchenPiece = Piece & Offset & Looks;

type Looks =
  | { readonly what: 'lid' }
  | { readonly what: 'dish'; readonly garnish: Kind }
  | ({ readonly what: 'pile'; readonly garnish: Kind } & Pick<SeenPile, 'size' | 'crown'>)
  | { readonly what: 'pancake'; readonly face: number; readonly lies: 'here' | 'hot' | 'in-hand' }
  | {
      readonly what: 'cook';
      readonly seat: number;
      /** Beside the pile on its tile. */
      readonly isAside: boolean;
      readonly isCrowned: boolean;
    };

/** How far the feet of a cook stand below the middle of its tile. */
export const FEET: Offset = { x: 0, y: 27 };
const ASIDE: Offset = { x: -29, y: 29 };

/** From the back to the front: the king's table, the carpet, the rows of tiles, the pan. */
export function piecesOf(view: LeibkoecheView): readonly KitchenPiece[] {
  const inRows = [...pilesOf(view), ...lyingOf(view), ...cooksOf(view)];
  const rowOfPiece = ({ at }: Piece): number => Number(at.slice(1));
  return [
    ...kingsOf(view),
    ...inRows.toSorted((one, other) => rowOfPiece(one) - rowOfPiece(other)),
    ...heldOf(view),
  ];
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

function pilesOf({ piles }: LeibkoecheView): readonly KitchenPiece[] {
  return piles.map(({ kind: garnish, tile, size, crown }) => {
    const lies = { at: cellOfTile(tile), ...middleOf(tile) };
    return { what: 'pile', id: `pile-${garnish}`, kind: 'pile', garnish, size, crown, ...lies };
  });
}

function lyingOf({ lying, barred }: LeibkoecheView): readonly KitchenPiece[] {
  return lying.map(({ tile, low, face }) => ({
    what: 'pancake',
    kind: `throwing-${low}`,
    face,
    lies: barred.includes(tile) ? 'hot' : 'here',
    at: cellOfTile(tile),
    ...middleOf(tile),
  }));
}

function cooksOf({ cooks, piles, outcome }: LeibkoecheView): readonly KitchenPiece[] {
  return cooks.map((tile, index) => {
    const seat = index + 1;
    const isAside = piles.some((pile) => pile.tile === tile);
    const [stands, feet] = [standOf(cooks, index), isAside ? ASIDE : FEET];
    return {
      what: 'cook',
      id: `cook-${seat}`,
      kind: 'cook',
      seat,
      isAside,
      isCrowned: outcome?.winners.includes(seat) ?? false,
      at: cellOfTile(tile),
      x: stands.x + feet.x,
      y: stands.y + feet.y,
    };
  });
}

/** The throwing pancake of the turn: in the pan, above it or beside it. */
function heldOf(view: LeibkoecheView): readonly KitchenPiece[] {
  if (!view.held) return [];
  const { low, face } = view.held;
  const { x, y, layer } = restOf(view);
  const lies = { at: 'e0', layer, x: PAN_MIDDLE.x + x, y: PAN_MIDDLE.y + y };
  return [{ what: 'pancake', kind: `throwing-${low}`, face, lies: 'in-hand', ...lies }];
}
