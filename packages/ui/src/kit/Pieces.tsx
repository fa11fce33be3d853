import type { ComponentChild, JSX } from 'preact';
import type { Offset } from '../stage/motions.ts';
import type { Keyed, Piece } from './follow-pieces.ts';
import type { HandOnTable } from './use-hand.ts';
import { memo } from './memo.ts';

export interface PiecesProps<P extends Piece> {
  readonly pieces: readonly Keyed<P>[];
  readonly ghosts?: readonly Keyed<P>[];
  readonly placeOf: (piece: P) => Offset;
  /** Draws one around 0, 0. What it looks like depends on the piece alone. */
  readonly draw: (piece: Keyed<P>) => ComponentChild;
  /** Hangs in the air instead: drawn by `LiftedPiece`. */
  readonly lifted?: Keyed<P> | undefined;
}

/** Everything that lies on a board, in the order given; then what has left it. Only what changed is drawn anew. */
export function Pieces<P extends Piece>(props: PiecesProps<P>): JSX.Element {
  const { pieces, ghosts = [], placeOf, draw, lifted } = props;
  const drawn = (piece: Keyed<P>): JSX.Element | null => {
    if (piece.key === lifted?.key) return null;
    const { x, y } = placeOf(piece);
    return <PieceDrawing key={piece.key} piece={piece} x={x} y={y} draw={draw as AnyDraw} />;
  };
  return (
    <g>
      {pieces.map(drawn)}
      {ghosts.map(drawn)}
    </g>
  );
}

type AnyDraw = (piece: Keyed<Piece>) => ComponentChild;

interface PieceDrawingProps {
  readonly piece: Keyed<Piece>;
  readonly x: number;
  readonly y: number;
  readonly draw: AnyDraw;
}

const PieceDrawing = memo(({ piece, x, y, draw }: PieceDrawingProps) => (
  <g transform={`translate(${x} ${y})`}>
    <g class="piece" data-piece={piece.key} data-at={piece.at}>
      {draw(piece)}
    </g>
  </g>
));

interface LiftedPieceProps<P extends Piece> {
  readonly piece: Keyed<P> | undefined;
  readonly placeOf: (piece: P) => Offset;
  readonly draw: (piece: Keyed<P>) => ComponentChild;
  readonly hand: Pick<HandOnTable, 'lifted'>;
}

/** What hangs in the air, over everything else: it follows the pointer without being drawn anew. */
export function LiftedPiece<P extends Piece>(props: LiftedPieceProps<P>): JSX.Element | null {
  const { piece, placeOf, draw, hand } = props;
  if (!piece) return null;
  const { x, y } = placeOf(piece);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={hand.lifted} class="piece-lifted" data-piece={piece.key}>
        <g>{draw(piece)}</g>
      </g>
    </g>
  );
}
