import { type Act, BoardGrid, type TableProps, useHand } from '@kast/ui';
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { LeibkoecheEvent, LeibkoecheMove, LeibkoecheView } from '../rules/index.ts';
import type { LeibkoecheTexts } from '../texts/texts.ts';
import { Bar } from './bar/Bar.tsx';
import { Drawing } from './Drawing.tsx';
import { CELLS, PLACE_CELLS, placeOfCell, WIDTH } from './geometry.ts';
import { type Decision, kitchenChoices, targetsOf, wayTo } from './interaction.ts';
import { Moment } from './Moment.tsx';
import { type Eyes, nameOfCell, nameOfKingsPlace, nameOfKitchen, nameOfPlace } from './names.ts';
import { OtherTrays } from './OtherTrays.tsx';
import { openPlaces, trayChoices, type TrayStep } from './tray-choices.ts';
import { TrayBoard } from './TrayBoard.tsx';
import { halfUncovered } from './uncovering.ts';
import { useDraft } from './use-draft.ts';
import { useHappened } from './use-happened.ts';
import { usePlan } from './use-plan.ts';
import { tell } from './tell.ts';
import { type Grasp, Toss } from './toss/Toss.tsx';
import './leibkoeche-table.css';

type Props = TableProps<LeibkoecheView, LeibkoecheMove, LeibkoecheEvent, LeibkoecheTexts>;

/** How far a pancake rises when it is picked up. */
const RISE = 16;

export function LeibkoecheTable(props: Props): JSX.Element {
  return (
    <div class="leibkoeche">
      {props.still ? <Picture {...props} /> : <PlayedTable {...props} />}
    </div>
  );
}

/** Whose tray lies before whoever looks. */
function ownSeat({ viewer }: Props): number {
  return typeof viewer === 'number' ? viewer : 1;
}

function Picture(props: Props): JSX.Element {
  const { view, viewer, texts, seatNames, last, hint } = props;
  const own = ownSeat(props);
  const eyes: Eyes = { view, viewer, seatNames, words: texts.table };
  return (
    <div class="lk-room" data-still>
      <div class="lk-place">
        <Drawing view={view} last={last?.events ?? []} hint={hint} label={nameOfKitchen(eyes)} />
      </div>
      <div class="lk-tray">
        <TrayBoard view={view} tray={view.trays[own - 1] ?? []} seat={own} />
      </div>
    </div>
  );
}

function PlayedTable(props: Props): JSX.Element {
  const { view, viewer, deciding, moves, happened, last, hint, texts, seatNames } = props;
  const words = texts.table;
  const own = ownSeat(props);
  const eyes: Eyes = { view, viewer, seatNames, words };
  const drawing = useRef<SVGSVGElement>(null);
  const trayDrawing = useRef<SVGSVGElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<string>();
  const [grasp, setGrasp] = useState<Grasp>('none');
  const [plan, setPlan] = usePlan(view, happened.ply);
  const draft = useDraft({
    view,
    seat: own,
    deciding,
    ply: happened.ply,
    moves,
    play: props.play,
  });
  const decision: Decision | undefined =
    deciding === undefined ? undefined : { view, seat: deciding, moves, plan };
  const targets = useMemo(() => (decision ? targetsOf(decision) : []), [moves, plan]);

  const hand = useHand<LeibkoecheMove>({
    choices: decision && kitchenChoices(decision),
    ply: happened.ply,
    drawing,
    width: WIDTH,
    rise: RISE,
    act: ({ kind, move }: Act<LeibkoecheMove>) =>
      kind === 'play' ? draft.play(move) : props.explain(move),
    onHold: (cell) =>
      props.announce(
        cell && view.held ? words.pickedUp(words.act.faceUp(plan.face)) : words.putBack,
      ),
  });
  const trayHand = useHand<TrayStep>({
    choices:
      decision && deciding === own ? trayChoices({ view, moves, tray: draft.tray }) : undefined,
    ply: happened.ply,
    drawing: trayDrawing,
    width: WIDTH,
    rise: RISE,
    act: ({ kind, move }) => {
      if (move.kind !== 'exchange') return kind === 'play' ? draft.play(move) : props.explain(move);
      draft.exchange(move.one, move.other);
      return props.announce(words.swapped(move.one, move.other));
    },
    onHold: (cell) => {
      const garnished = cell === undefined ? null : draft.tray[placeOfCell(cell) - 1];
      props.announce(garnished ? words.pickedUp(words.garnished(garnished)) : words.putBack);
    },
  });
  const staging = useHappened({
    happened,
    view,
    room,
    letGoAt: hand.letGoAt,
    arranged: typeof viewer === 'number' ? viewer : undefined,
    hold: props.hold,
    onHappened: (events) => props.announce(tell(events, texts, seatNames)),
  });
  const seen = halfUncovered(view, viewer, staging.uncovered);
  const lifting = staging.seen?.place ?? staging.uncovered;
  const peekable = view.phase === 'peek' && decision ? [1, 2, 3, 4, 5, 6] : [];
  const over = hand.over ?? (targets.includes(pointed ?? '') ? pointed : undefined);
  const picked = trayHand.selected ? draft.tray[placeOfCell(trayHand.selected) - 1] : undefined;

  return (
    <div ref={room} class="lk-room">
      <OtherTrays view={seen} own={own} texts={texts} seatNames={seatNames} />
      <div class="lk-place">
        <Drawing
          drawing={drawing}
          view={seen}
          lifting={lifting}
          last={last?.events ?? []}
          hint={hint}
          targets={targets}
          way={over && decision ? wayTo(decision, over) : undefined}
          over={over}
          peekable={peekable}
          hand={hand}
          face={plan.face}
        />
        <div class="lk-kings-grid">
          <BoardGrid
            label={words.kingsTable}
            rows={PLACE_CELLS}
            nameOf={(cell) => nameOfKingsPlace(eyes, placeOfCell(cell))}
            selected={undefined}
            movable={() => false}
            onPress={(cell) => {
              const move = { kind: 'peek', place: placeOfCell(cell) } as const;
              if (decision) (peekable.length > 0 ? draft.play : props.explain)(move);
            }}
            onCancel={() => undefined}
            onLift={() => undefined}
            onDrag={() => undefined}
            onDrop={() => undefined}
          />
        </div>
        <div
          class="lk-kitchen-grid"
          role="presentation"
          onPointerOver={(event) => setPointed(cellUnder(event.target))}
          onPointerLeave={() => setPointed(undefined)}
          onFocusIn={(event) => setPointed(cellUnder(event.target))}
          onFocusOut={() => setPointed(undefined)}
        >
          <BoardGrid
            label={words.kitchen}
            rows={CELLS}
            nameOf={(cell) => nameOfCell(eyes, cell, targets.includes(cell))}
            selected={hand.selected}
            movable={(cell) => (decision ? kitchenChoices(decision).isOwn(cell) : false)}
            {...hand.gestures}
          />
        </div>
        <Toss {...props} play={draft.play} grasp={grasp} onGrasp={setGrasp} />
        <Moment staging={staging} view={view} words={words} seatNames={seatNames} />
      </div>
      <div class="lk-tray">
        <TrayBoard
          drawing={trayDrawing}
          view={seen}
          tray={draft.tray}
          seat={own}
          open={openPlaces(moves)}
          hint={hint}
          hand={trayHand}
        />
        <div class="lk-tray-grid">
          <BoardGrid
            label={
              typeof viewer === 'number' ? words.yourTray : words.trayOf(seatNames[own - 1] ?? '')
            }
            rows={PLACE_CELLS}
            nameOf={(cell) => nameOfPlace(eyes, draft.tray, placeOfCell(cell))}
            selected={trayHand.selected}
            movable={(cell) =>
              deciding === own && (draft.tray[placeOfCell(cell) - 1] ?? null) !== null
            }
            {...trayHand.gestures}
          />
        </div>
      </div>
      <Bar
        view={view}
        own={own}
        deciding={deciding}
        moves={moves}
        words={words}
        seatNames={seatNames}
        plan={plan}
        onPlan={setPlan}
        draft={draft}
        picked={picked ?? undefined}
        grasp={grasp}
        onByHand={() => setGrasp('held')}
        hint={hint}
        play={draft.play}
      />
    </div>
  );
}

function cellUnder(target: EventTarget | null): string | undefined {
  return target instanceof HTMLElement ? target.dataset['cell'] : undefined;
}
