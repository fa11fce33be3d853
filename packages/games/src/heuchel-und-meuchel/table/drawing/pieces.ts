import type { Offset, Piece } from '@kast/ui/kit';
import {
  type HeuchelView,
  isCard,
  isSecretOf,
  type KnownCard,
  type KnownColumn,
  type PassingPile,
} from '../../rules/index.ts';
import { type House, makeField, parseField } from './geometry.ts';

export interface CardPiece extends Piece {
  readonly card: KnownCard['card'];
  readonly isFaceDown: boolean;
  /** Covered, and known to the viewer and to nobody else (HM8.2). */
  readonly isSecret: boolean;
  readonly layer: number;
  /** How many lie there. */
  readonly height: number;
}

/** Every card, from the bottom of its stack up. Who can tell it from all others calls it by its name. */
export function piecesOf(
  { outcome }: Pick<HeuchelView, 'outcome'>,
  columns: readonly KnownColumn[],
  viewer: number | 'watcher' | 'open',
): readonly CardPiece[] {
  return columns.flatMap((column, index) =>
    column.flatMap((pile: PassingPile | null, floor) => {
      const height = pile?.cards.length ?? 0;
      const at = makeField(index + 1, floor + 1);
      const lying = (pile?.cards ?? []).map(({ card, known }, depth): CardPiece => {
        const isFaceDown = pile?.faceDown === true && !outcome && depth >= (pile.faceUp ?? 0);
        const isSecret = depth > 0 && isSecretOf({ known }, viewer, { outcome });
        return {
          ...(isCard(card) ? { id: card } : {}),
          kind: isFaceDown ? 'back' : card,
          at,
          layer: height - 1 - depth,
          height,
          card,
          isFaceDown,
          isSecret: isSecret && !isFaceDown,
        };
      });
      return lying.toReversed();
    }),
  );
}

/** From the top: 0 for the card that everybody sees. */
export function depthOf({ layer, height }: Pick<CardPiece, 'layer' | 'height'>): number {
  return height - 1 - layer;
}

/** The middle of a card. */
export function placeIn(house: House, piece: CardPiece): Offset {
  const { seat, row } = parseField(piece.at);
  const { x, y } = house.cardAt(seat, row);
  return { x: x + depthOf(piece) * house.overlapOf(piece.height), y };
}
