import type { Drawn } from '@kast/ui';
import type { GameTexts } from './texts/game-texts.ts';

/** A game to be printed, cut out and played: every part of the box that the rules name, in millimetres. */
export interface PrintAndPlay {
  /** The class that the drawings stand in, and the style sheets that paint them. */
  readonly className: string;
  readonly styles: readonly string[];
  /** Where letters stand on it: the drawing with those of the reader's language. */
  inWordsOf?(this: void, texts: GameTexts, drawn: Drawn): Drawn;
  readonly components: readonly PaperComponent[];
}

export type PaperComponentId =
  | 'board'
  | 'cards'
  | 'cooks'
  | 'discs'
  | 'kings-pancakes'
  | 'pans'
  | 'pieces'
  | 'shark'
  | 'throwing-pancakes'
  | 'pancakes'
  | 'trays';

export interface PaperComponent {
  readonly id: PaperComponentId;
  /** A board may be spread over several sheets; the others are cut along a line or along a circle. */
  readonly shape: 'board' | 'card' | 'round';
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  /** Of a board: where it may be cut in two, so that no place of it is, in millimetres. */
  readonly seams?: { readonly across: readonly number[]; readonly down: readonly number[] };
  /** Each is printed once. */
  readonly pieces: readonly PaperPiece[];
}

/** Both sides are an `<svg>` with a view box, stretched to the size of the component. */
export interface PaperPiece {
  readonly front: Drawn;
  readonly back?: Drawn;
}
