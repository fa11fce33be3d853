import { Cells, LiftedPiece, Pieces, Surface, useHand, useKeyedState, useShow } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Fall, LeibkoecheEvent, LeibkoecheMove } from '../rules/index.ts';
import {
  choicesOf,
  type Decision,
  isTakeOrLeave,
  movesSeenIn,
  NO_PLAN,
  type Plan,
  targetsOf,
  wayTo,
} from './choices.ts';
import {
  CELLS,
  HEIGHT,
  KINGS_CELLS,
  KINGS_FRAME,
  KITCHEN_FRAME,
  placeOfCell,
  WIDTH,
} from './drawing/geometry.ts';
import { Kitchen } from './drawing/Kitchen.tsx';
import { Moment } from './drawing/Moment.tsx';
import { piecesOf, placeOf } from './drawing/pieces.ts';
import { KingsSigns, SignsAbove, SignsBelow } from './drawing/Signs.tsx';
import { PanOfTheTurn, Stack, Thing } from './drawing/Things.tsx';
import {
  type Eyes,
  type LeibkoecheProps,
  nameOfCell,
  nameOfKingsPlace,
  nameOfKitchen,
} from './names.ts';
import { holdsBack, type Ply, show } from './show.ts';
import { Toss } from './toss/Toss.tsx';
import type { ScenePlayer } from './toss/TossScene.tsx';
import { useTossByHand } from './toss/use-toss-by-hand.ts';
import { Bar } from './tray/Bar.tsx';
import { OwnTray, SmallTray } from './tray/Dishes.tsx';
import { OtherTrays } from './tray/OtherTrays.tsx';
import { trayChoices, type TrayStep } from './tray/tray-choices.ts';
import { useDraft } from './tray/use-draft.ts';
import './drawing/leibkoeche.css';

export function LeibkoecheTable(props: LeibkoecheProps): JSX.Element {
  const { viewer, moves, last, hint, texts, players, question, stage, still = false } = props;
  const words = texts.table;
  const root = useRef<HTMLDivElement>(null);
  const scene = useRef<ScenePlayer>(null);
  const own = typeof viewer === 'number' ? viewer : 1;
  const events = stage?.events ?? [];
  const draft = useDraft({ ...props, seat: own });
  // What follows by itself is waited for only where something is shown that it follows.
  const isGoingOn = draft.isGoingOn && events.length > 0;
  const deciding = isGoingOn ? undefined : props.deciding;
  const face = props.view.held?.face ?? 0;
  const [plan, setPlan] = useKeyedState<Plan>(question, { ...NO_PLAN, face });
  const decision: Decision | undefined =
    deciding === undefined ? undefined : { view: props.view, seat: deciding, moves, plan };

  const hand = useHand<LeibkoecheMove>({
    ...props,
    root,
    choices: decision && choicesOf(decision),
    play: (move) => draft.play(move, decision && thenOf(move, decision)),
    onHold([cell]) {
      if (cell === undefined) return props.announce(words.putBack);
      return props.announce(cell === 'e0' ? words.pickedUp.pancake(plan) : nameOf(cell));
    },
  });
  const latest = useRef(draft);
  latest.current = draft;
  const { view, pieces, ghosts, staged } = useShow({
    ...props,
    root,
    hand,
    piecesOf,
    placeOf,
    holdsBack,
    async show(ply: Ply) {
      await show(ply, scene);
      latest.current.shown(ply.events);
    },
  });
  const byHand = useTossByHand({ ...props, view });
  // With the pan in hand there is no hand for the tray: a throw never waits for a new order.
  const isArranging = deciding === own && byHand.grasp === 'none';
  const trayHand = useHand<TrayStep>({
    ...props,
    root,
    choices: isArranging ? trayChoices({ view: props.view, moves, tray: draft.tray }) : undefined,
    play(step) {
      if (step.kind !== 'exchange') return draft.play(step);
      draft.exchange(step.one, step.other);
      return props.announce(words.swapped(step));
    },
    explain: (step) => step.kind !== 'exchange' && props.explain(step),
    onHold([cell]) {
      const garnished = cell === undefined ? null : draft.tray[placeOfCell(cell) - 1];
      props.announce(garnished ? words.pickedUp.garnished({ garnished }) : words.putBack);
    },
  });

  const eyes: Eyes = { view, viewer, players, texts };
  const seen = useMemo(() => (still ? movesSeenIn(view) : []), [still, view]);
  const targets = targetsOf(decision ?? { view, moves: seen, seat: view.onTurn, plan });
  const [pointed, setPointed] = useState<string>();
  const over = hand.over ?? (targets.includes(pointed ?? '') ? pointed : undefined);
  const picked = trayHand.picked[0];
  const lifted = pieces.find(({ at, what }) => at === hand.hanging && what !== 'pile');
  const isAtRest = view === props.view;
  const isTold = isAtRest || staged?.isJudged === true;
  const hasPan = view.onTurn > 0 && !view.arrived.includes(view.onTurn) && !view.outcome;

  function nameOf(cell: string): string {
    return nameOfCell(eyes, cell, targets.includes(cell), plan.leaves);
  }

  return (
    <div ref={root} class="leibkoeche" data-still={still ? true : undefined}>
      <div class="lk-room">
        {!still && <OtherTrays eyes={eyes} own={own} />}
        <Surface
          class="lk-surface"
          width={WIDTH}
          height={HEIGHT}
          ground={Kitchen}
          label={still ? nameOfKitchen(eyes) : undefined}
          over={
            !still && (
              <div
                class="lk-over"
                role="presentation"
                onPointerOver={({ target }) => setPointed(cellUnder(target))}
                onPointerLeave={() => setPointed(undefined)}
                onFocusIn={({ target }) => setPointed(cellUnder(target))}
                onFocusOut={() => setPointed(undefined)}
              >
                <Cells
                  class="on-wood"
                  label={words.kingsTable}
                  rows={KINGS_CELLS}
                  frame={KINGS_FRAME}
                  nameOf={(cell) =>
                    nameOfKingsPlace(eyes, placeOfCell(cell), targets.includes(cell))
                  }
                  hand={hand}
                />
                <Cells
                  class="lk-kitchen on-wood"
                  label={words.kitchen}
                  rows={CELLS}
                  frame={KITCHEN_FRAME}
                  nameOf={nameOf}
                  hand={hand}
                />
                <Toss
                  eyes={eyes}
                  byHand={byHand}
                  hint={hint}
                  isShown={events.length > 0}
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
            )
          }
        >
          <SignsBelow last={last?.events ?? NOTHING} />
          <Stack {...view.stack} />
          {hasPan && <PanOfTheTurn pan={view.pan} />}
          <Pieces pieces={pieces} ghosts={ghosts} lifted={lifted} placeOf={placeOf} draw={Thing} />
          <KingsSigns view={view} viewer={viewer} />
          <SignsAbove
            view={view}
            targets={targets}
            over={over}
            way={over && decision ? wayTo(decision, over) : undefined}
            hint={hint}
          />
          <LiftedPiece piece={lifted} placeOf={placeOf} draw={Thing} hand={hand} />
        </Surface>
        {still ? (
          <SmallTray view={view} seat={own} />
        ) : (
          <>
            <OwnTray
              eyes={eyes}
              seat={own}
              tray={isAtRest ? draft.tray : (view.trays[own - 1] ?? [])}
              moves={moves}
              hint={hint}
              hand={trayHand}
            />
            <Bar
              eyes={eyes}
              own={own}
              deciding={deciding}
              moves={moves}
              plan={plan}
              onPlan={setPlan}
              draft={draft}
              picked={picked === undefined ? undefined : draft.tray[placeOfCell(picked) - 1]}
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

/** LK6.1: whoever walks to a pile takes from it, unless they said otherwise. */
function thenOf(move: LeibkoecheMove, { view, seat, plan }: Decision): LeibkoecheMove | undefined {
  if (move.kind !== 'walk') return undefined;
  const pile = view.piles.find(({ tile }) => tile === move.tiles.at(-1));
  if (!pile || !isTakeOrLeave(view, seat, pile)) return undefined;
  return { kind: plan.leaves ? 'skip' : 'take' };
}

function cellUnder(target: EventTarget | null): string | undefined {
  return target instanceof HTMLElement ? target.dataset['cell'] : undefined;
}
