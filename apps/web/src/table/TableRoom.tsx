import { forgetAnnounced } from '@kast/ui';
import { useTelling } from '@kast/ui/stage';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { deviceStore } from '../device/device-store.ts';
import { whenOutOfSight } from '../device/sight.ts';
import type { FirstMatchState } from '../first-match/first-match-state.ts';
import { useFirstMatch } from '../first-match/use-first-match.ts';
import { lazy } from '../page/lazy.tsx';
import { arrive } from '../page/arrive.ts';
import { words } from '../i18n/language.ts';
import { SkipLink } from '../page/SkipLink.tsx';
import { InNextTask } from '../page/take-over.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import { mayPlan } from '../plans/may-plan.ts';
import { workerThinker } from '../session/bots/worker-thinker.ts';
import { isByComputer } from '../session/by-computer.ts';
import { useSessionEffect } from '../session/use-session-effect.ts';
import type { TableSession } from '../session/table-session.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { BoardInTurn } from './BoardInTurn.tsx';
import { Curtain } from './Curtain.tsx';
import { Foot } from './Foot.tsx';
import { FootPlace } from './FootPlace.tsx';
import { Notes } from './Notes.tsx';
import { Notices } from './Notices.tsx';
import type { OpenTable } from './open-table.ts';
import { OpeningTable } from './OpeningTable.tsx';
import { Players } from './Players.tsx';
import type { Speech } from './seat-words.ts';
import { awaitsOthers, TableBar } from './TableBar.tsx';
import type { TableMode } from './table-mode.ts';
import { createTableState, type TableState } from './table-state.ts';
import { HandLinks, JoinBoard } from './together/doors.ts';
import { useNextMatch } from './together/use-next-match.ts';
import { sayings } from './sayings.ts';
import { takenHints } from './taken-hints.ts';
import { endIn } from './told-ply.ts';
import { turnPlayer, turnPlayers } from './turn-words.ts';
import { useActNews } from './use-act-news.ts';
import { useTableSounds } from './use-table-sounds.ts';
import './table-room.css';
import './together/together.css';

const InvitePanel = lazy(
  () => import('./InvitePanel.tsx').then((door) => door.InvitePanel),
  'bigScreen',
);
const PlanButton = lazy(() => import('../plans/PlanButton.tsx').then((door) => door.PlanButton));

interface TableRoomProps {
  readonly open: OpenTable;
  readonly reopen: () => void;
  readonly mode: TableMode;
}

/** The table: the board first, everything else around it. */
export function TableRoom({ open, reopen, mode }: TableRoomProps): JSX.Element {
  const texts = useGameTexts(open.box);
  if (texts.status !== 'here') return <OpeningTable failed={texts.status === 'failed'} />;
  const speech = { t: words(), texts: texts.value };
  return <LaidTable open={open} reopen={reopen} mode={mode} speech={speech} />;
}

interface LaidTableProps extends TableRoomProps {
  readonly speech: Speech;
}

type TableTold = Omit<LaidTableProps, 'reopen' | 'mode'>;

/** What is told changes the parts that say it, not the room. */
function LaidTable({ open, reopen, mode, speech }: LaidTableProps): JSX.Element {
  const { session, module, box } = open;
  const adviser = useMemo(() => workerThinker(), [session]);
  const state = useMemo(
    () => createTableState(session, adviser, takenHints(deviceStore)),
    [session],
  );
  useEffect(
    () => () => {
      state.close();
      adviser.close();
    },
    [state],
  );
  const first = useFirstMatch(box, session, mode);
  const parts = first.parts.value;
  const turned = useSignal(false);
  const isInviteAway = useSignal(false);
  const { curtain } = state;

  // Who looks next does not hear what was said to another one, nor does the room beside a big screen.
  useSessionEffect(session, () => {
    if (curtain.isClosed.value) forgetAnnounced();
  });
  useEffect(() => forgetAnnounced, [mode]);
  useEffect(() => whenOutOfSight(curtain.hide), [curtain]);
  useTelling(session.stage, (events, { ply, standing }) => {
    if (curtain.isClosed.peek()) return [];
    const players = turnPlayers(speech, session.holders.peek());
    const end = standing.outcome && endIn(standing, session.judge.peek().outcome());
    const said = sayings(speech, module, players, events, end);
    if (isByComputer(session, { ply, standing })) open.reading?.begin(said.join(' '));
    return said;
  });
  useActNews(session, speech);
  useTableSounds(session);
  useNextMatch(session, mode);
  const turnBoard = () => {
    turned.value = !turned.value;
  };
  return (
    <div class="table-room" data-game={box.info.id} data-shape={module.shape} data-mode={mode}>
      <SkipLink to="actions">{speech.t.table.skipToActions}</SkipLink>
      {mode === 'table' && <SkipLink to="notes">{speech.t.table.skipToNotes}</SkipLink>}
      <TableBar speech={speech} state={state} onTurn={module.turns && turnBoard}>
        {mode === 'table' && <Planning speech={speech} open={open} />}
      </TableBar>
      {mode !== 'hand' && <PlayersTold speech={speech} state={state} isInviteAway={isInviteAway} />}
      <BoardPlace
        speech={speech}
        open={open}
        state={state}
        first={first}
        turned={turned.value}
        isInviteAway={isInviteAway}
        mode={mode}
      />
      {mode === 'screen' && <JoinBoard speech={speech} session={session} />}
      <FootPlace label={speech.t.table.actions}>
        <Foot speech={speech} module={module} state={state} companion={first.companion}>
          <Notices
            speech={speech}
            state={state}
            game={box.info.id}
            module={module}
            companion={first.companion}
            reopen={reopen}
          />
        </Foot>
        {mode !== 'screen' && (
          <InNextTask meanwhile={<div class="actions" />}>
            <Actions speech={speech} state={state} />
          </InNextTask>
        )}
        {mode === 'hand' && <HandLinks speech={speech} session={session} />}
      </FootPlace>
      <div class="table-side">
        {parts && <parts.FirstCardPlace speech={speech} open={open} state={state} first={first} />}
        {mode === 'table' && (
          <Notes speech={speech} open={open} state={state} onCard={first.showCard} />
        )}
      </div>
    </div>
  );
}

/** T15: while others decide. */
function Planning({ speech, open }: TableTold): JSX.Element | null {
  const { session } = open;
  const isOver = session.stage.shown.value.position.standing.outcome !== undefined;
  if (isOver || !mayPlan(session) || !awaitsOthers(session)) return null;
  return <PlanButton speech={speech} open={open} />;
}

interface PlayersToldProps extends Inviting {
  readonly speech: Speech;
  readonly state: TableState;
}

interface Inviting {
  /** The invitations were put away; pressing a free seat brings them back. */
  readonly isInviteAway: Signal<boolean>;
}

function PlayersTold({ speech, state, isInviteAway }: PlayersToldProps): JSX.Element {
  const { session } = state;
  const { position } = session.stage.shown.value;
  const invited = new Set(session.invitations.value.map(({ seat }) => seat));
  const show = (): void => {
    isInviteAway.value = false;
  };
  return (
    <Players
      speech={speech}
      holders={session.holders.value}
      position={position}
      turnPosition={state.turnPosition.value}
      log={session.log.value}
      clock={session.clock.value}
      onInvite={(seat) => (invited.has(seat) ? show : undefined)}
    />
  );
}

interface BoardPlaceProps extends TableTold, Inviting {
  readonly state: TableState;
  readonly first: FirstMatchState;
  readonly turned: boolean;
  readonly mode: TableMode;
}

function BoardPlace(props: BoardPlaceProps): JSX.Element {
  const { speech, open, state, first, turned, isInviteAway, mode } = props;
  const { session, module } = open;
  const { curtain } = state;
  const place = useRef<HTMLDivElement>(null);
  const holders = session.holders.value;
  const viewer = session.viewer.value;
  const players = turnPlayers(speech, holders);
  const parts = first.parts.value;
  // Changes with every ply, and nothing else here does.
  const isBusy = useComputed(
    () =>
      !curtain.isClosed.value &&
      session.stage.shown.value.position.ply < session.position.value.ply,
  );
  return (
    <main ref={arrive} id="content" class="table-board" tabIndex={-1} aria-busy={isBusy}>
      <h1 class="unseen">{speech.t.table.title({ game: speech.texts.name })}</h1>
      <div ref={place} class="board-space">
        {curtain.isClosed.value && typeof viewer === 'number' ? (
          <Curtain
            speech={speech}
            name={turnPlayer(speech, holders, viewer).name}
            onOpen={() => {
              curtain.open();
              // Whoever goes by keyboard or ear goes on from the board, which has yet to be drawn.
              place.current?.closest('main')?.focus({ preventScroll: true });
            }}
          />
        ) : (
          // Nothing is told before somebody draws it: the match waits until the card was read.
          !first.isHeld.value && (
            <BoardInTurn place={place}>
              <Board
                module={module}
                texts={speech.texts}
                state={state}
                players={players}
                turned={turned}
                mode={mode}
              />
            </BoardInTurn>
          )
        )}
      </div>
      {parts && <parts.Accompaniment {...props} />}
      {mode === 'table' && <Invited speech={speech} session={session} isAway={isInviteAway} />}
    </main>
  );
}

interface InvitedProps {
  readonly speech: Speech;
  readonly session: TableSession;
  readonly isAway: Signal<boolean>;
}

/** Fetched where somebody is waited for. */
function Invited(props: InvitedProps): JSX.Element | null {
  return props.session.invitations.value.length > 0 ? <InvitePanel {...props} /> : null;
}
