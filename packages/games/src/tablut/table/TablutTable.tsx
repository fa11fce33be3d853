import { Cells, Pieces, Surface, useGivenRoom, useHand, useRoom, useShow } from '@kast/ui/kit';
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
import { choicesOf, type Decision, targetsOf } from './choices.ts';
import { Board } from './drawing/Board.tsx';
import { isNarrowIn, lieOf } from './drawing/geometry.ts';
import { SignsAbove, SignsBelow } from './drawing/Signs.tsx';
import { Piece } from './drawing/Piece.tsx';
import { piecesOf, type TablutPiece } from './drawing/pieces.ts';
import { nameOfBoard, nameOfSquare } from './names.ts';
import { show, type Staged } from './show.ts';
import type { TablutProps } from './table-props.ts';
import './drawing/tablut.css';

export function TablutTable(props: TablutProps): JSX.Element {
  const { view, deciding, moves, last, hint, turned = false, still = false } = props;
  const { table: words } = props.texts;
  const root = useRef<HTMLDivElement>(null);
  const { extent: room, ...ahead } = useRoom(still ? undefined : root, useGivenRoom());
  const isNarrow = !still && isNarrowIn(room);
  const lie = lieOf(turned, isNarrow);
  const decision: Decision | undefined =
    deciding === undefined ? undefined : { board: view.board, side: sideOf(deciding), moves };
  const targetsIn = (picked: readonly string[]): readonly string[] =>
    decision ? targetsOf(decision, picked) : [];

  const hand = useHand({
    ...props,
    root,
    choices: decision && choicesOf(decision),
    onHold(picked) {
      const [cell] = picked;
      const piece = cell === undefined ? undefined : pieceAt(view.board, squareNamed(cell));
      if (cell === undefined || !piece) return { words: words.putBack };
      const targets = targetsIn(picked).length;
      const isStuck = targets === 0;
      return { words: words.pickedUp({ man: piece, square: cell, targets }), isStuck };
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
  const targets = targetsIn(hand.picked);

  return (
    <div ref={root} class="tablut board-and-tray" {...ahead}>
      <Surface
        class={`tablut-surface ${isNarrow ? 'tablut-narrow' : ''}`}
        width={lie.width}
        height={lie.height}
        ground={drawBoard}
        groundKey={isNarrow ? `narrow ${lie.key}` : lie.key}
        label={still ? nameOfBoard(view.board, props.texts) : undefined}
        over={
          <Cells
            class="on-wood"
            label={words.board}
            rows={lie.rows}
            frame={lie.frame}
            nameOf={(cell) => nameOfSquare(view.board, cell, targets.includes(cell), props.texts)}
            hand={hand}
          />
        }
      >
        <SignsBelow
          lie={lie}
          view={view}
          last={moveOf(last)}
          selected={selected}
          isGlory={staged?.isGlory ?? false}
        />
        <Pieces
          pieces={pieces}
          ghosts={ghosts}
          lifted={lifted}
          placeOf={placeOf}
          draw={Piece}
          hand={hand}
        >
          <SignsAbove lie={lie} targets={targets} over={hand.over} hint={hint} />
        </Pieces>
      </Surface>
    </div>
  );
}

function drawBoard(way: string): JSX.Element {
  return <Board lie={lieOf(way.endsWith('turned'), way.startsWith('narrow'))} />;
}

/** The move to be traced: an act of the table, such as an offer, has none. */
function moveOf(last: TablutProps['last']): TablutMove | undefined {
  return last?.events.find((event) => event.kind === 'moved');
}
