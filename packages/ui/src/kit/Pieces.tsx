import type { ComponentChild, ComponentChildren, JSX } from 'preact';
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
  /** Hangs in the air, over everything else, and follows the pointer without being drawn anew. Several hang as a stack. */
  readonly lifted: Keyed<P> | readonly Keyed<P>[] | undefined;
  readonly hand: Pick<HandOnTable, 'lifted'>;
  /** What lies over the pieces: signs. */
  readonly children?: ComponentChildren;
}

/** Everything that lies on a board, in the order given; then what has left it. Only what changed is drawn anew. */
export function Pieces<P extends Piece>(props: PiecesProps<P>): JSX.Element {
  const { pieces, ghosts = [], placeOf, draw, hand, children } = props;
  const { lifted = [] } = props;
  const hanging = 'key' in lifted ? [lifted] : lifted;
  const keys = new Set(hanging.map(({ key }) => key));
  const drawn = (piece: Keyed<P>): JSX.Element | null => {
    if (keys.has(piece.key)) return null;
    const { x, y } = placeOf(piece);
    return <PieceDrawing key={piece.key} piece={piece} x={x} y={y} draw={draw as AnyDraw} />;
  };
  return (
    <>
      <g>
        {pieces.map(drawn)}
        {ghosts.map(drawn)}
      </g>
      {children}
      {hanging.length > 0 && (
        <g ref={hand.lifted} class="piece-lifted">
          <g>
            {hanging.map((piece) => (
              <g key={piece.key} data-piece={piece.key} transform={transformTo(placeOf(piece))}>
                {draw(piece)}
              </g>
            ))}
          </g>
        </g>
      )}
    </>
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
  <g transform={transformTo({ x, y })}>
    <g class="piece" data-piece={piece.key} data-at={piece.at}>
      {draw(piece)}
    </g>
  </g>
));

function transformTo({ x, y }: Offset): string {
  return `translate(${x} ${y})`;
}
