import type { TableProps } from '@kast/ui';
import {
  Cells,
  LiftedPiece,
  Pieces,
  Surface,
  useGivenRoom,
  useHand,
  useRoom,
  useShow,
} from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useCallback, useRef } from 'preact/hooks';
import {
  pieceAt,
  sideOf,
  squareNamed,
  type TablutEvent,
  type TablutMove,
  type TablutView,
} from '../rules/index.ts';
import type { TablutTexts } from '../texts/speak.ts';
import { choicesOf, type Decision, targetsOf } from './choices.ts';
import { Board } from './drawing/Board.tsx';
import { isNarrowIn, lieOf } from './drawing/geometry.ts';
import { SignsAbove, SignsBelow } from './drawing/Signs.tsx';
import { Piece } from './drawing/Piece.tsx';
import { piecesOf, type TablutPiece } from './drawing/pieces.ts';
import { nameOfBoard, nameOfSquare } from './names.ts';
import { show, type Staged } from './show.ts';
import './drawing/tablut.css';

type Props = TableProps<TablutView, TablutMove, TablutEvent, TablutTexts>;

export function TablutTable(props: Props): JSX.Element {
  const { view, deciding, moves, last, hint, turned = false, still = false } = props;
  const { table: words } = props.texts;
  const root = useRef<HTMLDivElement>(null);
  const room = useRoom(root, useGivenRoom());
  const isNarrow = !still && isNarrowIn(room);
  const isUnknown = !still && room === undefined;
  const lie = lieOf(turned, isNarrow);
  const decision: Decision | undefined =
    deciding === undefined ? undefined : { board: view.board, side: sideOf(deciding), moves };
  const targetsFrom = (cell: string | undefined): readonly string[] =>
    decision && cell !== undefined ? targetsOf(decision, cell) : [];

  const hand = useHand({
    ...props,
    root,
    choices: decision && choicesOf(decision),
    onHold([cell]) {
      const piece = cell === undefined ? undefined : pieceAt(view.board, squareNamed(cell));
      if (cell === undefined || !piece) return props.announce(words.putBack);
      const targets = targetsFrom(cell).length;
      const say = targets === 0 ? props.note : undefined;
      return (say ?? props.announce)(words.pickedUp({ man: piece, square: cell, targets }));
    },
  });
  const placeOf = ({ at }: TablutPiece) => lie.middleOf(squareNamed(at));
  const { pieces, ghosts, staged } = useShow<TablutView, TablutEvent, TablutPiece, Staged>({
    ...props,
    root,
    hand,
    placeOf,
    piecesOf: useCallback((drawn: TablutView) => piecesOf(drawn, lie), [lie]),
    show,
  });
  const [selected] = hand.picked;
  const lifted = pieces.find(({ at }) => at === hand.hanging);
  const targets = targetsFrom(selected);

  return (
    <div ref={root} class="tablut board-and-tray">
      <Surface
        class={`tablut-surface ${isNarrow ? 'tablut-narrow' : ''} ${isUnknown ? 'tablut-of-any-room' : ''}`}
        width={lie.width}
        height={lie.height}
        ground={drawBoard}
        groundKey={isNarrow ? `narrow ${lie.key}` : lie.key}
        label={still ? nameOfBoard(view.board, props.texts) : undefined}
        over={
          !still && (
            <Cells
              class="on-wood"
              label={words.board}
              rows={lie.rows}
              frame={lie.frame}
              nameOf={(cell) => nameOfSquare(view.board, cell, targets.includes(cell), props.texts)}
              hand={hand}
            />
          )
        }
      >
        <SignsBelow
          lie={lie}
          view={view}
          last={moveOf(last)}
          selected={selected}
          isGlory={staged?.isGlory ?? false}
        />
        <Pieces pieces={pieces} ghosts={ghosts} lifted={lifted} placeOf={placeOf} draw={Piece} />
        <SignsAbove lie={lie} targets={targets} over={hand.over} hint={hint} />
        <LiftedPiece piece={lifted} placeOf={placeOf} draw={Piece} hand={hand} />
      </Surface>
    </div>
  );
}

function drawBoard(way: string): JSX.Element {
  return <Board lie={lieOf(way.endsWith('turned'), way.startsWith('narrow'))} />;
}

/** The move to be traced: an act of the table, such as an offer, has none. */
function moveOf(last: Props['last']): TablutMove | undefined {
  return last?.events.find((event) => event.kind === 'moved');
}
