import { Cells, Pieces, Surface, useHand, useKeyedState, useRoom, useShow } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import { type HeuchelEvent, type HeuchelView, rowsInUse } from '../rules/index.ts';
import {
  choicesOf,
  countIn,
  type Decision,
  type Deed,
  takeableIn,
  targetsOf,
  wholeOf,
} from './choices.ts';
import { CardOf } from './drawing/CardFace.tsx';
import { houseOf, type Plan, planOf } from './drawing/geometry.ts';
import { House } from './drawing/House.tsx';
import { type CardPiece, depthOf, piecesOf, placeIn } from './drawing/pieces.ts';
import { Residents } from './drawing/Residents.tsx';
import { SignsAbove, SignsBelow } from './drawing/Signs.tsx';
import { nameOfField, nameOfHeld, nameOfHouse } from './names.ts';
import { holdsBack, show } from './show.ts';
import type { HeuchelProps } from './table-props.ts';
import { columnsShown, firstDraft } from './tray/arrangement.ts';
import { HeuchelTray } from './tray/Tray.tsx';
import './drawing/heuchel.css';

/** How much higher those that are to go along lie. */
const RAISED = 5;

export function HeuchelTable(props: HeuchelProps): JSX.Element {
  const { viewer, deciding, moves, stage, last, hint, texts, players, still = false } = props;
  const { table: words } = texts;
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  // The tray stands in the place of the board, too: what is left of it for the house shows in the layout alone.
  const { extent: room, ...ahead } = useRoom(still ? undefined : place);
  const inUse = rowsInUse(props.view, ...(stage ? [stage.before] : []));
  const plan = planOf(props.view.columns.length, inUse, room);
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
      return nameOfHeld(decision, picked, texts, players);
    },
  });
  const isHeld = (piece: CardPiece): boolean => {
    const held = hand.picked.findLast((cell) => wholeOf(cell) === piece.at);
    return held !== undefined && depthOf(piece) < countIn(props.view, held);
  };
  const placeOf = (piece: CardPiece) => {
    const { x, y } = placeIn(house, piece);
    return { x, y: isHeld(piece) ? y - RAISED : y };
  };
  const { view, pieces, ghosts } = useShow<HeuchelView, HeuchelEvent, CardPiece>({
    ...props,
    root,
    hand,
    placeOf,
    piecesOf: useCallback(
      (drawn: HeuchelView) => piecesOf(drawn, columnsShown(drawn, viewer, draft), viewer),
      [viewer, draft],
    ),
    holdsBack,
    show: (ply) => show(ply, house),
  });
  const draw = useCallback(
    (card: CardPiece) => CardOf(card, house.cardHeight, house.isClose(card.height)),
    [house],
  );
  const isCarried = hand.hanging !== undefined && hand.hanging === wholeOf(hand.hanging);
  const lifted = isCarried ? pieces.filter(isHeld) : [];
  const columns = columnsShown(view, viewer, draft);
  const signs = {
    house,
    view: { ...view, columns },
    seat: deciding,
    picked: hand.picked,
    targets: targetsOf(decision, hand.picked),
    takeable: takeableIn(decision),
  };
  return (
    <div ref={root} class="own-grid heuchel" {...ahead}>
      <div class="hm-room" data-still={still}>
        <div ref={place} class="hm-place">
          <Surface
            width={house.width}
            height={house.height}
            ground={drawHouse}
            groundKey={planKey}
            label={still ? nameOfHouse(view, texts) : undefined}
            over={
              <Cells
                class="on-wood"
                label={words.house}
                rows={house.fields}
                heights={house.heights}
                frame={house.frame}
                nameOf={(cell) => nameOfField(columns, cell, { ...signs, viewer }, texts)}
                hand={hand}
              />
            }
          >
            <Residents {...props} view={view} house={house} />
            <SignsBelow {...signs} last={last?.events} />
            <Pieces
              pieces={pieces}
              ghosts={ghosts}
              lifted={lifted}
              placeOf={placeOf}
              draw={draw}
              hand={hand}
            >
              <SignsAbove {...signs} over={hand.over} looked={looked} hint={hint} />
            </Pieces>
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
