import {
  DropZone,
  MomentPanel,
  ownSeat,
  RoutineMoment,
  useHand,
  useKeyedState,
  useShow,
} from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useCallback, useRef } from 'preact/hooks';
import type { PailleEvent, PailleView } from '../rules/index.ts';
import { cellsOf, choicesOf, type Decision, type Effect, partsOf, reachesRaft } from './choices.ts';
import type { RaftProps } from './drawing/Card.tsx';
import { Chart } from './drawing/Chart.tsx';
import { Crew } from './drawing/Crew.tsx';
import { ropesOf } from './drawing/geometry.ts';
import { OpenHands } from './drawing/OpenHands.tsx';
import { piecesOf, type RaftPiece } from './drawing/pieces.ts';
import { Hand, Menu, Week } from './drawing/Raft.tsx';
import { TurnStory } from './drawing/TurnStory.tsx';
import { nameOfCell, nameOfRaft } from './names.ts';
import { Scored } from './Reckoning.tsx';
import { holdsBack, show, type Staged } from './show.ts';
import { storyLines } from './tell.ts';
import { PailleTray } from './tray/Tray.tsx';
import type { PailleProps } from './table-props.ts';
import './drawing/paille.css';

export function PailleTable(props: PailleProps): JSX.Element {
  const { viewer, deciding, moves, hint, question, texts, players, still = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const [effect, setEffect] = useKeyedState<Effect | undefined>(question, undefined);
  const decision: Decision | undefined =
    deciding === undefined || moves.length === 0 ? undefined : { moves, effect };
  const choices = decision && choicesOf(decision);
  const hand = useHand({
    ...props,
    root,
    choices,
    onHold(picked) {
      const names = picked.map((cell) => nameOfCell(cell, props));
      const { lifted, putBack } = texts.table;
      return { words: names.length > 0 ? [...names, lifted].join(', ') : putBack };
    },
  });
  const seat = seatOfHand(props);
  const { view, pieces, staged } = useShow<PailleView, PailleEvent, RaftPiece, Staged>({
    ...props,
    root,
    hand,
    piecesOf: useCallback((drawn: PailleView) => piecesOf(drawn, seat), [seat]),
    holdsBack,
    show,
  });
  const raft: RaftProps = {
    view,
    viewer,
    texts,
    players,
    hand,
    keys: new Map(pieces.map(({ at, key }) => [at, key])),
    hinted: hint ? cellsOf(hint) : [],
  };
  const isApart = props.part === 'own' && view.outcome === null && !reachesRaft(decision);
  const cards = view.outcome || seat === undefined ? undefined : view.hands[seat - 1]?.cards;
  const areOpen = view.outcome !== null || viewer === 'open';
  const { reckoning, day } = staged ?? {};
  const ropes = ropesOf(view.week.length).length;

  return (
    <div
      ref={root}
      class="own-grid paille"
      {...(still && { role: 'img', 'aria-label': nameOfRaft(raft) })}
    >
      <div
        class="cp-stage"
        inert={still}
        data-ended={view.outcome !== null || undefined}
        data-open={areOpen || undefined}
        data-apart={isApart || undefined}
        data-bare={isBare(view) || undefined}
        data-lifting={hand.hanging === undefined ? undefined : partsOf(hand.hanging)[0]}
        data-ropes={ropes}
        style={{ '--ropes': ropes }}
      >
        <DropZone hand={hand} cell="raft" class="cp-raft">
          <Crew raft={raft} taken={staged?.taken ?? []} />
          <div class="cp-planks">
            <Week raft={raft} />
            <Chart totals={view.weekTotals} gone={view.eaten} words={texts.table} />
            <Menu raft={raft} />
          </div>
        </DropZone>
        <DropZone hand={hand} cell="own" class="cp-own">
          {cards && <Hand raft={raft} cards={cards} />}
          {areOpen && <OpenHands {...raft} />}
          {!still && (
            <PailleTray
              {...props}
              raft={raft}
              decision={decision}
              move={choices?.confirm?.(hand.picked)}
              onEffect={setEffect}
            />
          )}
          {day && (
            <RoutineMoment class="cp-turn" wayOn={props.stage?.wayOn}>
              <TurnStory raft={raft} day={day} />
            </RoutineMoment>
          )}
        </DropZone>
        {reckoning && (
          <MomentPanel class="cp-told" wayOn={props.stage?.wayOn}>
            <Scored {...raft} figures={reckoning.eaten} scores={reckoning.scores}>
              {storyLines(reckoning, texts, players).join(' ')}
            </Scored>
          </MomentPanel>
        )}
      </div>
    </div>
  );
}

/** CP6.3: where a character is named or all is over, the menu needs no room. Before that the raft keeps its size. */
function isBare({ menu, stage }: PailleView): boolean {
  return menu.length === 0 && (stage === 'eat' || stage === 'over');
}

/** In a diagram the hand that is open lies here. */
function seatOfHand(props: PailleProps): number | undefined {
  return props.still ? props.view.hands.findIndex(({ cards }) => cards) + 1 : ownSeat(props);
}
