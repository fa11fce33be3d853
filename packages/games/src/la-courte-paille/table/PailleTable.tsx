import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Card } from '../rules/index.ts';
import { Barrel } from './Barrel.tsx';
import { Crew } from './Crew.tsx';
import { Hand } from './Hand.tsx';
import { heldBy, type Place, placeOf } from './interaction.ts';
import { OpenHands } from './OpenHands.tsx';
import type { Lifting, PailleTableProps, RaftProps } from './raft.ts';
import { Sea } from './Sea.tsx';
import { Story } from './Story.tsx';
import { tell } from './tell.ts';
import { Tray } from './Tray.tsx';
import { useHappened } from './use-happened.ts';
import { useHeld } from './use-held.ts';
import { Week } from './Week.tsx';
import { WeekChart } from './WeekChart.tsx';
import './paille-table.css';

const LOOKED_AT: Lifting = { isLifted: false, isOpen: false, isHinted: false };

export function PailleTable(props: PailleTableProps): JSX.Element {
  return (
    <div class="paille" data-still={props.still ? true : undefined}>
      {props.still ? <Picture {...props} /> : <PlayedTable {...props} />}
    </div>
  );
}

/** A diagram is seen with the eyes of whoever's hand it shows. */
function Picture(props: PailleTableProps): JSX.Element {
  const { view } = props;
  const raft: RaftProps = { ...props, lifting: () => LOOKED_AT };
  const cards = view.outcome ? undefined : view.hands.find((hand) => hand.cards)?.cards;
  return (
    <Raft raft={raft}>{cards ? <Hand {...raft} cards={cards} /> : <OpenHands {...raft} />}</Raft>
  );
}

function PlayedTable(props: PailleTableProps): JSX.Element {
  const { view, viewer, texts, players, moves, happened } = props;
  const stage = useRef<HTMLDivElement>(null);
  const { held, mode, handle } = useHeld(props);
  useHappened({
    happened,
    stage,
    shark: view.shark,
    onHappened: (events) => props.announce(tell(events, texts, players)),
  });

  const hint = props.hint && heldBy(props.hint);
  const lifting = (place: Place, target: string): Lifting => {
    if (moves.length === 0) return LOOKED_AT;
    const isOpen = placeOf(mode) === place;
    return {
      onPress: () => handle({ kind: 'press', place, target }),
      isOpen,
      isLifted: isOpen && held.targets.includes(target),
      isHinted: hint?.place === place && hint.targets.includes(target),
    };
  };
  const raft: RaftProps = { view, viewer, texts, players, lifting };
  const own = typeof viewer === 'number' ? view.hands[viewer - 1]?.cards : undefined;
  const cards: readonly Card[] | undefined = view.outcome ? undefined : own;
  return (
    <div
      ref={stage}
      class="cp-stage"
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') handle({ kind: 'cancel' });
      }}
    >
      <Raft raft={raft}>
        {view.stage === 'eat' && <Story view={view} texts={texts} players={players} />}
        <Tray {...raft} moves={moves} held={held} hinted={hint?.effect} handle={handle} />
        {cards && <Hand {...raft} cards={cards} />}
        {(view.outcome !== null || viewer === 'open') && <OpenHands {...raft} />}
      </Raft>
    </div>
  );
}

function Raft({
  raft,
  children,
}: {
  readonly raft: RaftProps;
  readonly children: JSX.Element | (JSX.Element | false | undefined | null)[];
}): JSX.Element {
  const { view, texts } = raft;
  return (
    <>
      <Sea />
      <Crew {...raft} />
      <div class="cp-planks">
        <Week {...raft} />
        <WeekChart totals={view.weekTotals} gone={view.eaten} words={texts.table} />
        <Barrel {...raft} />
      </div>
      {children}
    </>
  );
}
