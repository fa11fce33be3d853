import { QuietPosition } from '../quiet-position.ts';

const LINES = ['123', '456', '789', '147', '258', '369', '159', '357'];

/** A move is the number of a square, as on a telephone. */
export class TicTacToe extends QuietPosition {
  readonly mostMoves = 9;
  readonly moveBound = 10;
  private readonly squares: string[];

  /** Row by row, `x`, `o` or `.`; x begins. */
  constructor(board = '.........') {
    super();
    this.squares = ['', ...board.replace(/\s/g, '').split('')];
    this.side = this.squares.filter((square) => square === 'x' || square === 'o').length % 2;
  }

  isOver(): boolean {
    return this.hasLine() || !this.squares.includes('.');
  }

  result(): number {
    return this.hasLine() ? -1 : 0;
  }

  keyLow(): number {
    return this.squares.reduce((key, square) => key * 3 + '.xo'.indexOf(square), 0);
  }

  listMoves(into: Int32Array, at: number): number {
    let end = at;
    this.squares.forEach((square, number) => {
      if (square === '.') into[end++] = number;
    });
    return end - at;
  }

  protected put(move: number): void {
    this.squares[move] = 'xo'.charAt(this.side);
  }

  protected lift(move: number): void {
    this.squares[move] = '.';
  }

  private hasLine(): boolean {
    const owner = 'ox'.charAt(this.side);
    return LINES.some((line) => line.split('').every((at) => this.squares[Number(at)] === owner));
  }
}
