import { Cells, ownSeat, Pieces, Surface, useHand, useKeyedState, useShow } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { type Fall, type LeibkoecheEvent, type LeibkoecheMove, panOf } from '../rules/index.ts';
import {
  choicesOf,
  type Decision,
  NO_PLAN,
  type Plan,
  targetsOf,
  thenOf,
  wayTo,
} from './choices.ts';
import { OwnDishes, SmallDishes } from './dishes/Dishes.tsx';
import { OtherDishes } from './dishes/OtherDishes.tsx';
import { useDishHand } from './dishes/use-dish-hand.ts';
import { useDraft } from './dishes/use-draft.ts';
import {
  CELLS,
  HEIGHT,
  KINGS_CELLS,
  KINGS_FRAME,
  KITCHEN_FRAME,
  KITCHEN_RATIO,
  placeOfCell,
  WIDTH,
} from './drawing/geometry.ts';
import { Kitchen } from './drawing/Kitchen.tsx';
import { Moment } from './drawing/Moment.tsx';
import { piecesOf, placeOf } from './drawing/pieces.ts';
import { KingsSigns, SignsAbove, SignsBelow } from './drawing/Signs.tsx';
import { PanOfTheTurn, Stack, Thing } from './drawing/Things.tsx';
import { movesSeenIn } from './moves-seen.ts';
import { type Eyes, nameOfCell, nameOfKingsPlace, nameOfKitchen } from './names.ts';
import { holdsBack, type Ply, show } from './show.ts';
import type { LeibkoecheProps } from './table-props.ts';
import { Toss } from './toss/Toss.tsx';
import type { ScenePlayer } from './toss/TossScene.tsx';
import { useTossByHand } from './toss/use-toss-by-hand.ts';
import { LeibkoecheTray } from './tray/Tray.tsx';
import './drawing/leibkoeche.css';

export function LeibkoecheTable(props: LeibkoecheProps): JSX.Element {
  const { viewer, moves, last, hint, texts, players, question, stage, still = false } = props;
  const words = texts.table;
  const root = useRef<HTMLDivElement>(null);
  const scene = useRef<ScenePlayer>(null);
  const own = ownSeat(props) ?? 1;
  const events = stage?.events ?? [];
  const draft = useDraft({ ...props, seat: own });
  const deciding = draft.isGoingOn ? undefined : props.deciding;
  const face = props.view.held?.face ?? 0;
  const [plan, setPlan] = useKeyedState<Plan>(question, { ...NO_PLAN, face });
  const decision: Decision | undefined =
    deciding === undefined ? undefined : { view: props.view, seat: deciding, moves, plan };

  const askSecond = (): void => props.note?.(words.prompt.second);
  const hand = useHand<LeibkoecheMove>({
    ...props,
    root,
    choices: decision && choicesOf(decision),
    play: (move) => draft.play(move, decision && thenOf(move, decision)),
    // LK3.6: on which tile says nothing yet.
    idle: props.idle ?? (decision && props.view.phase === 'second' ? askSecond : undefined),
    onHold([cell]) {
      if (cell === undefined) return { words: words.putBack };
      return { words: cell === 'e0' ? words.pickedUp.pancake(plan) : nameOf(cell) };
    },
  });
  const { view, pieces, ghosts, staged } = useShow({
    ...props,
    root,
    hand,
    piecesOf,
    placeOf,
    holdsBack,
    show: (ply: Ply) => show(ply, scene),
  });
  const byHand = useTossByHand({ ...props, view });
  // With the pan in hand there is no hand for the tray: a throw never waits for a new order.
  const isArranging = deciding === own && byHand.grasp === 'none';
  const dishes = useDishHand({ ...props, root, draft, isArranging });

  const eyes: Eyes = { view, viewer, players, texts };
  const seen = useMemo(() => (still ? movesSeenIn(view) : []), [still, view]);
  const targets = targetsOf(decision ?? { view, moves: seen, seat: view.onTurn, plan });
  const [pointed, setPointed] = useState<string>();
  const over = hand.over ?? (targets.includes(pointed ?? '') ? pointed : undefined);
  /** Beside what can be reached nothing is drawn anew. */
  const point = (target: EventTarget | null): void => {
    const cell = cellUnder(target);
    setPointed(targets.includes(cell ?? '') ? cell : undefined);
  };
  const lifted = pieces.find(({ at, what }) => at === hand.hanging && what !== 'pile');
  const isAtRest = view === props.view;
  const isTold = isAtRest || staged?.isJudged === true;
  const pan = view.onTurn > 0 ? panOf(view, view.onTurn) : undefined;

  function nameOf(cell: string): string {
    return nameOfCell(eyes, cell, targets.includes(cell), plan.leaves);
  }

  return (
    <div
      ref={root}
      class="own-grid leibkoeche"
      data-still={still || undefined}
      style={KITCHEN_RATIO}
    >
      <div class="lk-room">
        {!still && <OtherDishes eyes={eyes} own={own} />}
        <Surface
          class="lk-surface"
          width={WIDTH}
          height={HEIGHT}
          ground={Kitchen}
          label={still ? nameOfKitchen(eyes) : undefined}
          over={
            <div
              class="lk-over"
              role="presentation"
              onPointerOver={({ target }) => point(target)}
              onPointerLeave={() => setPointed(undefined)}
              onFocusIn={({ target }) => point(isSeen(target) ? target : null)}
              onFocusOut={() => setPointed(undefined)}
            >
              <Cells
                class="lk-kitchen on-wood"
                label={words.kitchen}
                rows={CELLS}
                frame={KITCHEN_FRAME}
                nameOf={nameOf}
                hand={hand}
              />
              <Cells
                class="on-wood"
                label={words.kingsTable}
                rows={KINGS_CELLS}
                frame={KINGS_FRAME}
                nameOf={(cell) => nameOfKingsPlace(eyes, placeOfCell(cell), targets.includes(cell))}
                hand={hand}
              />
              <Toss
                eyes={eyes}
                byHand={byHand}
                hint={hint}
                flight={staged?.flight}
                fall={staged?.isJudged ? fallIn(events) : undefined}
                scene={scene}
              />
              <Moment
                key={stage?.number}
                eyes={eyes}
                events={isTold && !byHand.isOpen ? events : NOTHING}
                fault={byHand.faultOf(stage?.before.toss)}
                uncovered={staged?.uncovered}
                wayOn={stage?.wayOn}
              />
            </div>
          }
        >
          <SignsBelow last={last?.events ?? NOTHING} />
          <Stack {...view.stack} />
          {pan && <PanOfTheTurn pan={pan} />}
          <Pieces
            pieces={pieces}
            ghosts={ghosts}
            lifted={lifted}
            placeOf={placeOf}
            draw={Thing}
            hand={hand}
          >
            <SignsAbove
              view={view}
              targets={targets}
              over={over}
              way={over && decision ? wayTo(decision, over) : undefined}
              hint={hint}
            />
            <KingsSigns view={view} viewer={viewer} />
          </Pieces>
        </Surface>
        {still ? (
          <SmallDishes view={view} seat={own} />
        ) : (
          <>
            <OwnDishes
              eyes={eyes}
              seat={own}
              tray={isAtRest ? draft.tray : (view.trays[own - 1] ?? [])}
              moves={moves}
              hint={hint}
              hand={dishes.hand}
            />
            <LeibkoecheTray
              eyes={eyes}
              own={own}
              deciding={deciding}
              moves={moves}
              plan={plan}
              onPlan={setPlan}
              draft={draft}
              picked={dishes.picked}
              byHand={byHand}
              hint={hint}
              play={draft.play}
            />
          </>
        )}
      </div>
    </div>
  );
}

const NOTHING: readonly LeibkoecheEvent[] = [];

/** LK8.2: how a toss fell, where that is told. */
function fallIn(events: readonly LeibkoecheEvent[]): Fall | undefined {
  return events.find((event) => event.kind === 'fell')?.fall;
}

/** The focus comes back from a toss by finger, too, where nobody points at anything. */
function isSeen(focused: EventTarget | null): boolean {
  return focused instanceof HTMLElement && focused.matches(':focus-visible');
}

function cellUnder(target: EventTarget | null): string | undefined {
  return target instanceof HTMLElement ? target.dataset['cell'] : undefined;
}
