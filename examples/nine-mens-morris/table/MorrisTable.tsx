import { Cells, Pieces, Surface, useHand, useKeyedState, useShow } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useCallback, useRef } from 'preact/hooks';
import {
  makePoint,
  millsThrough,
  type MorrisEvent,
  type MorrisMove,
  type MorrisState,
  sideOf,
} from '../rules/index.ts';
import type { MorrisTexts } from '../texts/speak.ts';
import { choicesOf, type Decision, type Half, halfOf, handOf, targetsOf } from './choices.ts';
import { Board } from './drawing/Board.tsx';
import { grooveOf, lieOf } from './drawing/geometry.ts';
import { Piece } from './drawing/Piece.tsx';
import { laidDown, type MorrisPiece, piecesOf, placeIn } from './drawing/pieces.ts';
import { SignsAbove, SignsBelow } from './drawing/Signs.tsx';
import { nameOfBoard, nameOfPoint, type Sign } from './names.ts';
import { show, type Staged } from './show.ts';
import type { MorrisProps } from './table-props.ts';
import './drawing/morris.css';

const SIDES = ['light', 'dark'] as const;
const NOTHING: Half = { from: null, to: undefined };

export function MorrisTable(props: MorrisProps): JSX.Element {
  const { view, deciding, moves, last, hint, turned = false, still = false } = props;
  const { table: words } = props.texts;
  const root = useRef<HTMLDivElement>(null);
  const lie = lieOf(turned);
  const decision: Decision | undefined =
    deciding === undefined ? undefined : { board: view.board, side: sideOf(deciding), moves };
  // What was set down stays there until the table has answered.
  const [played, setPlayed] = useKeyedState<Half>(props.question, NOTHING);

  const hand = useHand({
    ...props,
    root,
    choices: decision && choicesOf(decision),
    async play(move: MorrisMove) {
      setPlayed(move.takes === null ? NOTHING : move);
      if ((await props.play(move)) === 'refused') setPlayed(NOTHING);
    },
    onHold: decision && ((picked) => ({ words: heldInWords(decision, picked, props.texts) })),
  });
  const chosen = decision && hand.picked.length > 0 ? halfOf(decision, hand.picked) : NOTHING;
  const half = chosen.to === undefined ? played : chosen;
  const { from, to } = half;
  const placeOf = (piece: MorrisPiece) => placeIn(lie, piece);
  const { pieces, ghosts, staged } = useShow<MorrisState, MorrisEvent, MorrisPiece, Staged>({
    ...props,
    root,
    hand,
    placeOf,
    piecesOf: useCallback(
      (drawn: MorrisState) => piecesOf(laidDown(drawn, { from, to }), lie),
      [lie, from, to],
    ),
    show,
  });
  const { board, inHand } = laidDown(view, half);
  const isPrey = chosen.to !== undefined;
  const targets = decision && hand.picked.length > 0 ? targetsOf(decision, hand.picked) : [];
  const held = pieces.findLast((piece) => piece.at === hand.picked.at(-1));
  const lifted = pieces.findLast((piece) => piece.at === hand.hanging);
  const signAt = (cell: string): Sign => {
    if (!targets.includes(cell)) return undefined;
    return isPrey ? 'prey' : 'target';
  };

  return (
    <div ref={root} class="morris board-and-tray">
      <Surface
        class="morris-surface"
        width={lie.width}
        height={lie.height}
        ground={drawBoard}
        groundKey={lie.key}
        label={still ? nameOfBoard(view.board, props.texts) : undefined}
        over={
          <>
            <Cells
              class="on-wood"
              label={words.board}
              rows={lie.rows}
              frame={lie.frame}
              nameOf={(cell) => nameOfPoint(board, cell, signAt(cell), props.texts)}
              hand={hand}
            />
            {SIDES.filter((side) => inHand[side] > 0).map((side) => (
              <Cells
                key={side}
                class="on-wood"
                label={words.hands}
                rows={[[handOf(side)]]}
                frame={grooveOf(lie, side)}
                nameOf={() => words.inHand({ side, left: inHand[side] })}
                hand={hand}
              />
            ))}
            {isPrey && (
              <p class="morris-half" aria-hidden="true">
                <b>{words.mill}</b> {words.takeOne}
              </p>
            )}
          </>
        }
      >
        <SignsBelow
          lie={lie}
          mills={staged?.mills ?? (to === undefined ? [] : millsThrough(board, to))}
          last={wayOf(last)}
          held={held && placeOf(held)}
        />
        <Pieces
          pieces={pieces}
          ghosts={ghosts}
          lifted={lifted}
          placeOf={placeOf}
          draw={Piece}
          hand={hand}
        >
          <SignsAbove lie={lie} targets={targets} isPrey={isPrey} over={hand.over} hint={hint} />
        </Pieces>
      </Surface>
    </div>
  );
}

function drawBoard(way: string): JSX.Element {
  return <Board lie={lieOf(way === 'turned')} />;
}

function heldInWords(
  decision: Decision,
  picked: readonly string[],
  { table: words }: MorrisTexts,
): string {
  const [cell] = picked;
  if (cell === undefined) return words.putBack;
  const half = halfOf(decision, picked);
  const points = targetsOf(decision, picked);
  if (half.to !== undefined) return words.millOn({ point: makePoint(half.to), points });
  if (half.from === null) return words.fromHand;
  return words.pickedUp({ point: cell, targets: points.length });
}

/** The way to be traced: an act of the table, such as an offer, has none. */
function wayOf(last: MorrisProps['last']): Pick<MorrisMove, 'from' | 'to'> | undefined {
  for (const event of last?.events ?? []) {
    if (event.kind === 'moved') return event;
    if (event.kind === 'placed') return { from: null, to: event.to };
  }
  return undefined;
}
