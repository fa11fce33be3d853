import { shake, useHand } from '@kast/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LeibkoecheMove, LeibkoecheView } from '../rules/index.ts';
import { Bar } from './bar/Bar.tsx';
import { placeOfCell, WIDTH } from './geometry.ts';
import { type Decision, kitchenChoices, type Plan } from './interaction.ts';
import { KitchenBoard } from './KitchenBoard.tsx';
import { Moment } from './Moment.tsx';
import type { Eyes } from './names.ts';
import { OtherTrays } from './OtherTrays.tsx';
import { OwnTray } from './OwnTray.tsx';
import { Picture } from './Picture.tsx';
import { type LeibkoecheTableProps, ownSeat } from './table-props.ts';
import { tell } from './tell.ts';
import { type Grasp, Toss } from './toss/Toss.tsx';
import { trayChoices, type TrayStep } from './tray-choices.ts';
import { halfUncovered } from './uncovering.ts';
import { useDraft } from './use-draft.ts';
import { useHappened } from './use-happened.ts';
import { usePlan } from './use-plan.ts';
import './leibkoeche-table.css';

/** How far a pancake rises when it is picked up. */
const RISE = 16;

export function LeibkoecheTable(props: LeibkoecheTableProps): JSX.Element {
  return (
    <div class="leibkoeche">
      {props.still ? <Picture {...props} /> : <PlayedTable {...props} />}
    </div>
  );
}

function PlayedTable(props: LeibkoecheTableProps): JSX.Element {
  const { view, viewer, deciding, moves, happened, last, hint, texts, players } = props;
  const { ply } = happened;
  const words = texts.table;
  const own = ownSeat(props);
  const eyes: Eyes = { view, viewer, players, texts };
  const room = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const trayDrawing = useRef<SVGSVGElement>(null);
  const [grasp, setGrasp] = useState<Grasp>('none');
  const [plan, setPlan] = usePlan(view, ply);
  const play = (move: LeibkoecheMove): void => void props.play(move);
  const draft = useDraft({ view, seat: own, deciding, ply, moves, play });
  const decision: Decision | undefined =
    deciding === undefined ? undefined : { view, seat: deciding, moves, plan };
  // With the pan in hand there is no hand for the tray: a throw never waits for a new order.
  const isArranging = deciding === own && grasp === 'none';

  const hand = useHand<LeibkoecheMove>({
    choices: decision && kitchenChoices(decision),
    ply,
    drawing,
    width: WIDTH,
    rise: RISE,
    act: ({ kind, move }) => {
      if (kind !== 'play') return props.explain(move);
      return draft.play(move, thenOf(move, view, plan));
    },
    onHold: (cell) =>
      props.announce(cell ? words.pickedUp.pancake({ face: plan.face }) : words.putBack),
  });
  const trayHand = useHand<TrayStep>({
    choices: isArranging ? trayChoices({ view, moves, tray: draft.tray }) : undefined,
    ply,
    drawing: trayDrawing,
    width: WIDTH,
    rise: RISE,
    act: ({ kind, move }) => {
      if (move.kind !== 'exchange') return kind === 'play' ? draft.play(move) : props.explain(move);
      draft.exchange(move.one, move.other);
      return props.announce(words.swapped({ one: move.one, other: move.other }));
    },
    onHold: (cell) => {
      const garnished = cell === undefined ? null : draft.tray[placeOfCell(cell) - 1];
      props.announce(garnished ? words.pickedUp.garnished({ garnished }) : words.putBack);
    },
  });
  const staging = useHappened({
    happened,
    view,
    room,
    letGoAt: hand.letGoAt,
    arranged: typeof viewer === 'number' ? viewer : undefined,
    hold: props.hold,
    onHappened: (events) => props.announce(tell(events, texts, players)),
  });
  const { refused } = hand;
  useLayoutEffect(() => {
    const thing = room.current?.querySelector(
      view.phase === 'walk' ? `[data-cook="${own}"]` : '[data-held]',
    );
    if (refused && thing) void shake(thing, 9);
  }, [refused]);
  const seen = halfUncovered(view, viewer, staging.uncovered);
  const picked = trayHand.selected ? draft.tray[placeOfCell(trayHand.selected) - 1] : undefined;

  const peekAt = (place: number): void => {
    if (!decision) return;
    const act = view.phase === 'peek' ? draft.play : props.explain;
    act({ kind: 'peek', place });
  };

  return (
    <div ref={room} class="lk-room">
      <OtherTrays view={seen} own={own} texts={texts} players={players} />
      <KitchenBoard
        eyes={eyes}
        seen={seen}
        lifting={staging.seen?.place ?? staging.uncovered}
        decision={decision}
        last={last?.events ?? []}
        hint={hint}
        hand={hand}
        drawing={drawing}
        onPeek={peekAt}
      >
        <Toss {...props} play={draft.play} grasp={grasp} onGrasp={setGrasp} />
        <Moment staging={staging} view={view} words={words} players={players} />
      </KitchenBoard>
      <OwnTray
        eyes={eyes}
        seen={seen}
        seat={own}
        tray={draft.tray}
        moves={moves}
        hint={hint}
        isMovable={isArranging}
        hand={trayHand}
        drawing={trayDrawing}
      />
      <Bar
        view={view}
        viewer={viewer}
        own={own}
        deciding={deciding}
        moves={moves}
        texts={texts}
        players={players}
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

/** LK6.1: whoever walks to a pile takes from it, unless they said otherwise. */
function thenOf(
  { kind }: LeibkoecheMove,
  { mayDecline }: LeibkoecheView,
  { leaves }: Plan,
): LeibkoecheMove | undefined {
  if (kind !== 'walk' || !mayDecline) return undefined;
  return { kind: leaves ? 'skip' : 'take' };
}
