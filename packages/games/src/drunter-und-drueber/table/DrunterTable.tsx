import { type Act, BoardGrid, shake, type TableProps, useHand } from '@kast/ui';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  circleNamed,
  type DrunterEvent,
  type DrunterMove,
  type DrunterView,
  makeCircle,
} from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';
import { CallMoment } from './CallMoment.tsx';
import { choicesOf, type Decision, placesIn, targetsFrom } from './choices.ts';
import { Drawing, type Trace } from './Drawing.tsx';
import { lieOf, WIDTH } from './geometry.ts';
import { nameOfBoard, nameOfCircle } from './names.ts';
import { Tray } from './Tray.tsx';
import { useHappened } from './use-happened.ts';
import './drunter-table.css';

type Props = TableProps<DrunterView, DrunterMove, DrunterEvent, DrunterTexts>;

/** How far a disc rises when it is picked up. */
const RISE = 22;
/** A colour that has come to light is said after the move that brought it there. */
const UNTIL_SEEN = 700;

export function DrunterTable(props: Props): JSX.Element {
  return (
    <div class="drunter">{props.still ? <Picture {...props} /> : <PlayedTable {...props} />}</div>
  );
}

function Picture({ view, texts, last, hint, turned = false }: Props): JSX.Element {
  const label = nameOfBoard(view, texts);
  return <Drawing view={view} lie={lieOf(turned)} last={traceOf(last)} hint={hint} label={label} />;
}

function PlayedTable(props: Props): JSX.Element {
  const { view, deciding, moves, happened, last, hint, turned = false } = props;
  const { table: words } = props.texts;
  const lie = lieOf(turned);
  const drawing = useRef<SVGSVGElement>(null);
  const [isCalling, setCalling] = useState(false);
  useEffect(() => setCalling(false), [happened.ply, deciding]);
  const decision: Decision | undefined =
    deciding === undefined ? undefined : { view, moves, seat: deciding, isCalling };

  const targetsOf = (cell: string | undefined): readonly string[] => {
    if (!decision) return [];
    return cell === undefined ? placesIn(moves) : targetsFrom(decision, cell);
  };
  const hand = useHand<DrunterMove>({
    choices: decision && choicesOf(decision),
    ply: happened.ply,
    drawing,
    width: WIDTH,
    rise: RISE,
    act: ({ kind, move }: Act<DrunterMove>) =>
      kind === 'play' ? props.play(move) : props.explain(move),
    onHold: (cell) =>
      props.announce(
        cell === undefined
          ? words.putBack
          : words.pickedUp({ circle: cell, targets: targetsOf(cell).length }),
      ),
  });
  const staging = useHappened({
    happened,
    lie,
    drawing,
    letGoAt: hand.letGoAt,
    onHappened: (events) => sayColours(events, props),
  });
  const targets = targetsOf(hand.selected);

  const { refused } = hand;
  useLayoutEffect(() => {
    const at = refused?.from === undefined ? undefined : circleNamed(refused.from);
    const disc = at !== undefined && drawing.current?.querySelector(`[data-stands="${at}"]`);
    if (disc) void shake(disc, 9);
  }, [refused]);

  return (
    <>
      <div class="drunter-board">
        <Drawing
          drawing={drawing}
          view={view}
          lie={lie}
          last={traceOf(last)}
          hint={hint}
          seat={deciding}
          hand={hand}
          targets={targets}
          staging={staging}
        />
        <div class="drunter-grid">
          <BoardGrid
            label={words.board}
            rows={lie.rows}
            nameOf={(cell) =>
              nameOfCircle(view, circleNamed(cell), targets.includes(cell), props.texts)
            }
            selected={hand.selected}
            movable={(cell) => (decision ? choicesOf(decision).isOwn(cell) : false)}
            {...hand.gestures}
          />
        </div>
        {staging.call && <CallMoment key={staging.ply} {...staging.call} texts={props.texts} />}
      </div>
      <Tray
        view={view}
        ply={happened.ply}
        deciding={deciding}
        moves={moves}
        texts={props.texts}
        isCalling={isCalling}
        onCalling={setCalling}
        play={props.play}
      />
    </>
  );
}

/** For the ear, once, at the moment when the eye sees it; the log keeps silent about it. DD6.2 */
function sayColours(events: readonly DrunterEvent[], { texts, announce }: Props): void {
  const seen = events.flatMap((event) =>
    event.kind === 'uncovered' && event.colour
      ? [texts.table.shows({ circle: makeCircle(event.at), colour: event.colour })]
      : [],
  );
  if (seen.length > 0) setTimeout(() => announce(seen.join(' ')), UNTIL_SEEN);
}

/** The move to be traced: chance, answers and calls have none. */
function traceOf(last: Props['last']): Trace | undefined {
  for (const event of last?.events ?? []) {
    if (event.kind === 'moved' || event.kind === 'sent-back') {
      return { from: event.from, to: event.to };
    }
    if (event.kind === 'placed') return { from: undefined, to: event.at };
  }
  return undefined;
}
