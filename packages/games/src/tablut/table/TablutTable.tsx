import { BoardGrid, shake, type TableProps } from '@kast/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  makeSquare,
  pieceAt,
  type Square,
  sideOf,
  squareNamed,
  type TablutEvent,
  type TablutMove,
  type TablutView,
} from '../rules/index.ts';
import type { TablutTexts } from '../texts/texts.ts';
import { Drawing } from './Drawing.tsx';
import { lieOf } from './geometry.ts';
import { type Decision, isOwn, targetsOf } from './interaction.ts';
import { nameOfBoard, nameOfSquare } from './names.ts';
import { tell } from './tell.ts';
import { useHand } from './use-hand.ts';
import { useHappened } from './use-happened.ts';
import './tablut-table.css';

type Props = TableProps<TablutView, TablutMove, TablutEvent, TablutTexts>;

export function TablutTable(props: Props): JSX.Element {
  return (
    <div class="tablut">{props.still ? <Picture {...props} /> : <PlayedTable {...props} />}</div>
  );
}

function Picture({ view, texts, last, hint, turned = false }: Props): JSX.Element {
  const label = nameOfBoard(view.board, texts.table);
  const lie = lieOf(turned);
  return <Drawing view={view} lie={lie} last={moveOf(last)} hint={hint} label={label} />;
}

function PlayedTable(props: Props): JSX.Element {
  const { view, deciding, moves, happened, last, hint, turned = false } = props;
  const { table: words } = props.texts;
  const lie = lieOf(turned);
  const drawing = useRef<SVGSVGElement>(null);
  const decision: Decision = {
    board: view.board,
    side: deciding === undefined ? undefined : sideOf(deciding),
    moves,
  };

  const sayHeld = (square: Square | undefined) => {
    const piece = square === undefined ? undefined : pieceAt(view.board, square);
    if (square === undefined || !piece) return props.announce(words.putBack);
    const count = targetsOf(decision, square).length;
    return props.announce(words.pickedUp(piece, makeSquare(square), count));
  };

  const hand = useHand({
    decision,
    drawing,
    play: props.play,
    explain: props.explain,
    onHold: sayHeld,
  });
  const ghosts = useHappened({
    happened,
    lie,
    drawing,
    letGoAt: hand.letGoAt,
    onHappened: (events) => props.announce(tell(events, props.texts)),
  });

  const { refused } = hand;
  useLayoutEffect(() => {
    const piece = refused && drawing.current?.querySelector(`[data-stands="${refused.from}"]`);
    if (piece) void shake(piece, 9);
  }, [refused]);

  return (
    <>
      <Drawing
        drawing={drawing}
        view={view}
        lie={lie}
        last={moveOf(last)}
        hint={hint}
        hand={hand}
        ghosts={ghosts}
      />
      <div class="tablut-grid on-wood">
        <BoardGrid
          label={words.board}
          rows={lie.rows}
          nameOf={(cell) => {
            const square = squareNamed(cell);
            return nameOfSquare(view.board, square, hand.targets.includes(square), words);
          }}
          selected={hand.selected === undefined ? undefined : makeSquare(hand.selected)}
          movable={(cell) => isOwn(decision, squareNamed(cell))}
          {...hand.gestures}
        />
      </div>
    </>
  );
}

/** The move to be traced: an act of the table, such as an offer, has none. */
function moveOf(last: Props['last']): TablutMove | undefined {
  return last?.events.find((event) => event.kind === 'moved');
}
