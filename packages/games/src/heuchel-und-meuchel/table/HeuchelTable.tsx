import {
  Cells,
  LiftedPiece,
  Pieces,
  Surface,
  useHand,
  useKeyedState,
  useRoom,
  useShow,
} from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import { type HeuchelEvent, type HeuchelView, rowsInUse, topCard } from '../rules/index.ts';
import {
  choicesOf,
  countIn,
  type Decision,
  type Deed,
  pileOn,
  takeableIn,
  targetsOf,
  wholeOf,
} from './choices.ts';
import { CardOf } from './drawing/CardFace.tsx';
import { houseOf, parseField, type Plan, planOf } from './drawing/geometry.ts';
import { House } from './drawing/House.tsx';
import { type CardPiece, depthOf, piecesOf, placeOf } from './drawing/pieces.ts';
import { Residents } from './drawing/Residents.tsx';
import { SignsAbove, SignsBelow } from './drawing/Signs.tsx';
import { nameOfField, nameOfHouse } from './names.ts';
import { holdsBack, show } from './show.ts';
import { columnsShown, firstDraft } from './tray/arrangement.ts';
import { HeuchelTray } from './tray/HeuchelTray.tsx';
import type { HeuchelProps } from './tray/tray-props.ts';
import './drawing/heuchel.css';

/** How much higher those that are to go along lie. */
const RAISED = 5;

export function HeuchelTable(props: HeuchelProps): JSX.Element {
  const { viewer, deciding, moves, stage, last, hint, texts, still = false } = props;
  const { table: words } = texts;
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const inUse = rowsInUse(props.view, ...(stage ? [stage.before] : []));
  const plan = planOf(props.view.columns.length, inUse, still ? undefined : room);
  const planKey = JSON.stringify(plan);
  const house = useMemo(() => houseOf(plan), [planKey]);
  const decision: Decision = { view: props.view, seat: deciding, moves, hint };
  const dealt = props.view.hand.join();
  const first = useMemo(() => firstDraft(props.view.hand), [dealt]);
  const [draft, setDraft] = useKeyedState(dealt, first);
  const [looked, setLooked] = useKeyedState<string | undefined>(stage?.number, undefined);

  const hand = useHand<Deed>({
    ...props,
    root,
    choices: choicesOf(decision),
    play(deed) {
      if (deed.kind !== 'look') return props.play(deed);
      return setLooked(deed.cell === looked ? undefined : deed.cell);
    },
    explain: (deed) => deed.kind !== 'look' && props.explain(deed),
    onHold(picked) {
      setLooked(undefined);
      const rows = targetsOf(decision, picked);
      const pile = pileOn(props.view, parseField(picked[0] ?? ''));
      if (!pile || picked[0] !== wholeOf(picked[0] ?? '')) return props.announce(words.putBack);
      const say = rows.length === 0 ? props.note : undefined;
      return (say ?? props.announce)(words.pickedUp({ card: topCard(pile), rows }));
    },
  });
  const isHeld = (piece: CardPiece): boolean => {
    const held = hand.picked.findLast((cell) => wholeOf(cell) === piece.at);
    return held !== undefined && depthOf(piece) < countIn(props.view, held);
  };
  const placed = (piece: CardPiece) => {
    const { x, y } = placeOf(piece, house);
    return { x, y: isHeld(piece) ? y - RAISED : y };
  };
  const drawn = useCallback(
    (view: HeuchelView) => piecesOf(view, columnsShown(view, viewer, draft), viewer),
    [viewer, draft],
  );
  const { view, pieces, ghosts } = useShow<HeuchelView, HeuchelEvent, CardPiece>({
    ...props,
    root,
    hand,
    placeOf: placed,
    piecesOf: drawn,
    holdsBack,
    show: (ply) => show(ply, house),
  });
  const draw = useCallback((card: CardPiece) => CardOf(card, house.cardHeight), [house.cardHeight]);
  const isCarried = hand.hanging !== undefined && hand.hanging === wholeOf(hand.hanging);
  const lifted = isCarried ? pieces.filter(isHeld) : [];
  const signs = {
    house,
    view,
    seat: deciding,
    picked: hand.picked,
    targets: targetsOf(decision, hand.picked),
    takeable: takeableIn(decision),
  };
  const columns = columnsShown(view, viewer, draft);
  return (
    <div ref={root} class="heuchel">
      <div class="hm-room" data-still={still}>
        <div ref={place} class="hm-place" data-of-any-room={!still && room === undefined}>
          <Surface
            width={house.width}
            height={house.height}
            ground={drawHouse}
            groundKey={planKey}
            label={still ? nameOfHouse(view, texts) : undefined}
            over={
              !still && (
                <Cells
                  class="on-wood"
                  label={words.house}
                  rows={house.fields}
                  heights={house.heights}
                  frame={house.frame}
                  nameOf={(cell) => nameOfField(columns, cell, { ...signs, viewer }, texts)}
                  hand={hand}
                />
              )
            }
          >
            <Residents {...props} view={view} house={house} />
            <SignsBelow {...signs} last={last?.events} />
            <Pieces pieces={pieces} ghosts={ghosts} lifted={lifted} placeOf={placed} draw={draw} />
            <SignsAbove {...signs} over={hand.over} looked={looked} hint={hint} />
            <LiftedPiece piece={lifted} placeOf={placed} draw={draw} hand={hand} />
          </Surface>
        </div>
        {!still && (
          <HeuchelTray
            {...props}
            view={view}
            decision={decision}
            hand={hand}
            looked={looked}
            draft={draft}
            onDraft={setDraft}
          />
        )}
      </div>
    </div>
  );
}

function drawHouse(plan: string): JSX.Element {
  return <House house={houseOf(JSON.parse(plan) as Plan)} />;
}
