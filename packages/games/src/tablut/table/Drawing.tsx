import type { HandOnBoard } from '@kast/ui';
import type { JSX, RefObject } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import {
  kingSquare,
  type Piece as PieceKind,
  pieceAt,
  type Square,
  squareNamed,
  type TablutMove,
  type TablutView,
} from '../rules/index.ts';
import { Board } from './Board.tsx';
import { type Lie, WIDTH } from './geometry.ts';
import { Glory, HintArrow, LastMove, Selected, Targets, Threats } from './Marks.tsx';
import { Piece } from './Piece.tsx';
import type { Ghost } from './use-happened.ts';

export interface DrawingProps {
  readonly view: TablutView;
  readonly lie: Lie;
  readonly last: TablutMove | undefined;
  readonly hint: TablutMove | undefined;
  /** What it is called where the drawing is all there is; otherwise the grid over it speaks. */
  readonly label?: string;
  readonly hand?: HandOnBoard;
  /** Where the piece in hand may go. */
  readonly targets?: readonly Square[];
  readonly ghosts?: readonly Ghost[];
  readonly drawing?: RefObject<SVGSVGElement | null>;
}

/** Board, signs and pieces, from the table up. */
export function Drawing(props: DrawingProps): JSX.Element {
  const { view, lie, last, hint, label, hand, targets = [], ghosts = [], drawing } = props;
  const selected = squareOf(hand?.selected);
  const hanging = squareOf(hand?.hanging);
  const id = useId();
  const bareBoard = useMemo(() => <Board id={id} lie={lie} />, [id, lie]);
  const isKingTaken = view.outcome?.rule === 'TB4.4';
  return (
    <svg
      ref={drawing ?? null}
      class="tablut-drawing"
      viewBox={`0 0 ${WIDTH} ${WIDTH}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {bareBoard}
      <g class="tablut-marks on-wood">
        {last && <LastMove lie={lie} {...last} />}
        <Threats lie={lie} threats={view.threats} showWays={view.turn === 'light'} />
        {hand && view.outcome?.rule === 'TB4.5' && (
          <Glory lie={lie} square={kingSquare(view.board)} />
        )}
        {selected !== undefined && <Selected lie={lie} square={selected} />}
      </g>
      {piecesOn(view, lie, hanging).map(({ square, kind }) => (
        <g key={square} transform={placed(lie, square)}>
          <g class="tablut-moving" data-stands={square} data-toppled={isKingTaken && kind === 'K'}>
            <ellipse class="tablut-shadow" cx="11" cy="38" rx="36" ry="10" />
            <Piece kind={kind} />
          </g>
        </g>
      ))}
      {ghosts.map(({ square, kind }) => (
        <g key={`taken-${square}`} transform={placed(lie, square)}>
          <g class="tablut-moving" data-taken={square}>
            <Piece kind={kind} />
          </g>
        </g>
      ))}
      <g class="tablut-marks on-wood">
        <Targets lie={lie} squares={targets} over={squareOf(hand?.over)} />
        {hint && <HintArrow lie={lie} {...hint} />}
      </g>
      {hand && hanging !== undefined && (
        <g transform={placed(lie, hanging)}>
          <g ref={hand.lifted} class="tablut-lifted">
            <ellipse class="tablut-shadow" cx="24" cy="60" rx="32" ry="9" />
            <Piece kind={pieceAt(view.board, hanging) ?? 'L'} />
          </g>
        </g>
      )}
    </svg>
  );
}

function squareOf(cell: string | undefined): Square | undefined {
  return cell === undefined ? undefined : squareNamed(cell);
}

interface PlacedPiece {
  readonly square: Square;
  readonly kind: PieceKind;
}

/** Those that stand, the one in the air left out. */
function piecesOn(view: TablutView, lie: Lie, hanging: Square | undefined): PlacedPiece[] {
  return lie.fromTheBack.flatMap((square) => {
    const kind = pieceAt(view.board, square);
    return kind && square !== hanging ? [{ square, kind }] : [];
  });
}

function placed(lie: Lie, square: Square): string {
  const { x, y } = lie.middleOf(square);
  return `translate(${x} ${y})`;
}
