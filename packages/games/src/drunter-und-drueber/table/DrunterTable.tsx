import { Cells, Pieces, Surface, useHand, useKeyedState, useShow } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useCallback, useRef } from 'preact/hooks';
import { circleNamed, type DrunterEvent, type DrunterView, heightToLeave } from '../rules/index.ts';
import { choicesOf, type Decision, isInTray, targetsOf } from './choices.ts';
import { CallPanel } from './drawing/CallPanel.tsx';
import { Circles } from './drawing/Circles.tsx';
import { LyingDisc } from './drawing/Disc.tsx';
import { lieOf } from './drawing/geometry.ts';
import { Linen } from './drawing/Linen.tsx';
import { type DiscPiece, piecesOf, placeIn } from './drawing/pieces.ts';
import { Glows, SignsAbove, SignsBelow, type Trace } from './drawing/Signs.tsx';
import { nameOfBoard, nameOfCircle } from './names.ts';
import { holdsBack, show, type Staged } from './show.ts';
import { DrunterTray } from './tray/Tray.tsx';
import type { DrunterProps } from './table-props.ts';
import './drawing/drunter.css';

/** How far a covered disc that may leave is drawn out when it is in hand. */
const DRAWN_OUT = 20;

export function DrunterTable(props: DrunterProps): JSX.Element {
  const { stage, deciding, moves, last, hint, question, turned = false, still = false } = props;
  const { table: words } = props.texts;
  const root = useRef<HTMLDivElement>(null);
  const lie = lieOf(turned);
  const [isCalling, setCalling] = useKeyedState(question, false);
  /** Whether to call instead of moving: whoever goes on playing has answered that. */
  const [isAsked, setAsked] = useKeyedState(question, false);
  const decision: Decision | undefined =
    deciding === undefined ? undefined : { view: props.view, moves, seat: deciding, isCalling };
  const targetsIn = (picked: readonly string[]): readonly string[] =>
    decision ? targetsOf(decision, picked) : [];

  const hand = useHand({
    ...props,
    root,
    choices: decision && choicesOf(decision),
    explain(move) {
      setAsked(false);
      props.explain(move);
    },
    dismiss() {
      setAsked(false);
      props.dismiss?.();
    },
    onHold(picked) {
      const [cell] = picked;
      if (cell === undefined) return { words: words.putBack };
      if (isInTray(cell)) return { words: words.taken };
      const targets = targetsIn(picked).length;
      return { words: words.pickedUp({ circle: cell, targets }), isStuck: targets === 0 };
    },
  });
  const selected = hand.picked.find((cell) => !isInTray(cell));
  const inHand = selected === undefined ? undefined : discToMove(props.view, selected);
  const placeOf = (piece: DiscPiece) => {
    const { x, y } = placeIn(lie, piece);
    const isDrawnOut = piece.isCovered && piece.at === selected && piece.layer === inHand;
    return { x: isDrawnOut ? x + DRAWN_OUT : x, y };
  };
  const { view, pieces, ghosts, staged } = useShow<DrunterView, DrunterEvent, DiscPiece, Staged>({
    ...props,
    root,
    hand,
    placeOf,
    piecesOf: useCallback((drawn: DrunterView) => piecesOf(drawn, lie), [lie]),
    holdsBack,
    show,
  });
  const lifted = pieces.find(({ at, layer }) => at === hand.hanging && layer === inHand);
  const targets = targetsIn(hand.picked);

  return (
    <div ref={root} class="drunter board-and-tray">
      <Surface
        class="drunter-surface"
        width={lie.width}
        height={lie.height}
        ground={drawLinen}
        groundKey={lie.key}
        label={still ? nameOfBoard(view, props.texts) : undefined}
        over={
          <>
            <Cells
              label={words.board}
              rows={lie.rows}
              frame={lie.frame}
              nameOf={(cell) =>
                nameOfCircle(view, circleNamed(cell), targets.includes(cell), props.texts)
              }
              hand={hand}
            />
            {staged?.call && (
              <CallPanel
                {...staged.call}
                texts={props.texts}
                players={props.players}
                wayOn={stage?.wayOn}
              />
            )}
          </>
        }
      >
        <Circles view={view} lie={lie} />
        <SignsBelow lie={lie} view={view} last={traceOf(last)} selected={selected} />
        {view === props.view && (
          <Glows key={stage?.number} events={stage?.events ?? []} lie={lie} />
        )}
        <Pieces
          pieces={pieces}
          ghosts={ghosts}
          lifted={lifted}
          placeOf={placeOf}
          draw={LyingDisc}
          hand={hand}
        >
          <SignsAbove lie={lie} view={view} targets={targets} over={hand.over} hint={hint} />
        </Pieces>
      </Surface>
      {!still && (
        <DrunterTray
          {...props}
          view={view}
          hand={hand}
          isCalling={isCalling}
          onCalling={setCalling}
          isAsked={isAsked}
          onAsked={setAsked}
        />
      )}
    </div>
  );
}

function drawLinen(way: string): JSX.Element {
  return <Linen lie={lieOf(way === 'turned')} />;
}

/** The disc that a hand gets hold of: the one that may leave, or else the highest of its own. */
function discToMove(view: DrunterView, cell: string): number | undefined {
  const circle = circleNamed(cell);
  const own = view.stacks[circle]?.findLastIndex(({ owner }) => owner === view.onTurn);
  return heightToLeave(view, circle) ?? own;
}

/** The move to be traced: chance, answers and calls have none. */
function traceOf(last: DrunterProps['last']): Trace | undefined {
  for (const event of last?.events ?? []) {
    if (event.kind === 'moved' || event.kind === 'sent-back') {
      return { from: event.from, to: event.to };
    }
    if (event.kind === 'placed') return { from: undefined, to: event.at };
  }
  return undefined;
}
