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
  readonly lifted?: OneOrSeveral<P>;
}

/** Several hang together, as a stack does. */
type OneOrSeveral<P extends Piece> = Keyed<P> | readonly Keyed<P>[] | undefined;

/** Everything that lies on a board, in the order given; then what has left it. Only what changed is drawn anew. */
export function Pieces<P extends Piece>(props: PiecesProps<P>): JSX.Element {
  const { pieces, ghosts = [], placeOf, draw, lifted } = props;
  const hanging = new Set(all(lifted).map(({ key }) => key));
  const drawn = (piece: Keyed<P>): JSX.Element | null => {
    if (hanging.has(piece.key)) return null;
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
  readonly piece: OneOrSeveral<P>;
  readonly placeOf: (piece: P) => Offset;
  readonly draw: (piece: Keyed<P>) => ComponentChild;
  readonly hand: Pick<HandOnTable, 'lifted'>;
}

/** What hangs in the air, over everything else: it follows the pointer without being drawn anew. */
export function LiftedPiece<P extends Piece>(props: LiftedPieceProps<P>): JSX.Element | null {
  const { placeOf, draw, hand } = props;
  const pieces = all(props.piece);
  if (pieces.length === 0) return null;
  return (
    <g ref={hand.lifted} class="piece-lifted">
      <g>
        {pieces.map((piece) => {
          const { x, y } = placeOf(piece);
          return (
            <g key={piece.key} data-piece={piece.key} transform={`translate(${x} ${y})`}>
              {draw(piece)}
            </g>
          );
        })}
      </g>
    </g>
  );
}

function all<P extends Piece>(lifted: OneOrSeveral<P>): readonly Keyed<P>[] {
  if (lifted === undefined) return [];
  return 'key' in lifted ? [lifted] : lifted;
}
