import { type Act, BoardGrid, shake, type TableProps, useHand } from '@kast/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
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
import { Drawing } from './Drawing.tsx';
import { lieOf, WIDTH } from './geometry.ts';
import { nameOfBoard, nameOfSquare } from './names.ts';
import { tell } from './tell.ts';
import { useHappened } from './use-happened.ts';
import './tablut-table.css';

type Props = TableProps<TablutView, TablutMove, TablutEvent, TablutTexts>;

/** How far a piece rises when it is picked up. */
const RISE = 16;

export function TablutTable(props: Props): JSX.Element {
  return (
    <div class="tablut">{props.still ? <Picture {...props} /> : <PlayedTable {...props} />}</div>
  );
}

function Picture({ view, texts, last, hint, turned = false }: Props): JSX.Element {
  const label = nameOfBoard(view.board, texts);
  const lie = lieOf(turned);
  return <Drawing view={view} lie={lie} last={moveOf(last)} hint={hint} label={label} />;
}

function PlayedTable(props: Props): JSX.Element {
  const { view, deciding, moves, happened, last, hint, turned = false } = props;
  const { table: words } = props.texts;
  const lie = lieOf(turned);
  const drawing = useRef<SVGSVGElement>(null);
  const decision: Decision | undefined =
    deciding === undefined ? undefined : { board: view.board, side: sideOf(deciding), moves };
  const choices = decision && choicesOf(decision);

  const targetsFrom = (cell: string | undefined) =>
    decision && cell !== undefined ? targetsOf(decision, squareNamed(cell)) : [];
  const sayHeld = (cell: string | undefined) => {
    const piece = cell === undefined ? undefined : pieceAt(view.board, squareNamed(cell));
    if (cell === undefined || !piece) return props.announce(words.putBack);
    return props.announce(
      words.pickedUp({ man: piece, square: cell, targets: targetsFrom(cell).length }),
    );
  };

  const hand = useHand<TablutMove>({
    choices,
    ply: happened.ply,
    drawing,
    width: WIDTH,
    rise: RISE,
    act: ({ kind, move }: Act<TablutMove>) =>
      kind === 'play' ? props.play(move) : props.explain(move),
    onHold: sayHeld,
  });
  const targets = targetsFrom(hand.selected);
  const ghosts = useHappened({
    happened,
    lie,
    drawing,
    letGoAt: hand.letGoAt,
    onHappened: (events) => props.announce(tell(events, props.texts)),
  });

  const { refused } = hand;
  useLayoutEffect(() => {
    const at = refused?.from === undefined ? undefined : squareNamed(refused.from);
    const piece = at !== undefined && drawing.current?.querySelector(`[data-stands="${at}"]`);
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
        targets={targets}
        ghosts={ghosts}
      />
      <div class="tablut-grid on-wood">
        <BoardGrid
          label={words.board}
          rows={lie.rows}
          nameOf={(cell) => {
            const square = squareNamed(cell);
            return nameOfSquare(view.board, square, targets.includes(square), props.texts);
          }}
          selected={hand.selected}
          movable={(cell) => choices?.isOwn(cell) ?? false}
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
