import type { Piece, Side } from '../rules/index.ts';

/** What the table says. Squares are told by name. */
export interface TableWords {
  readonly board: string;
  readonly pieces: Readonly<Record<Piece, string>>;
  readonly palace: string;
  readonly corner: string;
  readonly empty: string;
  /** A square that the selected piece may go to. */
  readonly target: string;
  pickedUp(piece: Piece, square: string, targets: number): string;
  readonly putBack: string;

  readonly prompt: {
    yourTurn(side: Side): string;
    turnOf(side: Side): string;
    /** TB4.5, for whoever is on turn. */
    cornerInReach(side: Side): string;
    /** TB5.2, for light on turn. */
    readonly threatened: string;
    /** TB5.3, for dark on turn: the next time it is void. */
    readonly warned: string;
    /** TB5.3, for dark on turn: every threat that stands is void. */
    readonly void: string;
  };

  readonly tell: {
    moved(piece: Piece, from: string, to: string): string;
    taken(side: Side, squares: readonly string[]): string;
    kingSpared(square: string): string;
    readonly countsCleared: string;
    readonly threatWarned: string;
    readonly threatVoid: string;
    readonly kingThreatened: string;
    cornersInReach(corners: readonly string[]): string;
    repeated(times: number): string;
    drawNear(pliesLeft: number): string;
  };
}
