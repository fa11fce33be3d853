import type { GameTexts, Player } from '@kast/games';
import { type Match, type Outcome, seatsOf, type Viewer } from '@kast/kernel';
import { Select, Tabs } from '@kast/ui';
import { useTelling } from '@kast/ui/stage';
import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { settings } from '../account/settings.ts';
import { arrive } from '../page/arrive.ts';
import { pause } from '../device/pause.ts';
import { words } from '../i18n/language.ts';
import { SkipLink } from '../page/SkipLink.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import { useTitle } from '../page/use-title.ts';
import type { Holder } from '../session/holder.ts';
import type { TableClock } from '../session/table-session.ts';
import { BoardInTurn } from '../table/BoardInTurn.tsx';
import { Log } from '../table/Log.tsx';
import { logLines } from '../table/log-lines.ts';
import { NotesSheet } from '../table/NotesSheet.tsx';
import { OpeningTable } from '../table/OpeningTable.tsx';
import { Players } from '../table/Players.tsx';
import { RulesPage } from '../table/RulesPage.tsx';
import { sayings } from '../table/sayings.ts';
import type { Speech } from '../table/seat-words.ts';
import { endIn } from '../table/told-ply.ts';
import { turnPlayer, turnPlayers } from '../table/turn-words.ts';
import { clocksThen } from './clock-then.ts';
import { Estimate } from './Estimate.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayBoard } from './ReplayBoard.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayLinks } from './ReplayLinks.tsx';
import type { ReadMatch } from './read-match.ts';
import { type Reel, reelOf, stagesOf } from './reel.ts';
import { createReplay, type ReplayState } from './replay-state.ts';
import { holderIn } from './seated.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import '../table/table-room.css';
import './replay.css';

export interface ReplayRoomProps {
  readonly read: ReadMatch;
  readonly holders?: readonly Holder[] | undefined;
  /** The table that this match is played at; absent for a file. */
  readonly matchId?: string | undefined;
  readonly startPly: number | undefined;
}

/** A match to be stepped through, by whoever may see it. */
export function ReplayRoom(props: ReplayRoomProps): JSX.Element {
  const texts = useGameTexts(props.read.box);
  if (texts.status !== 'here') return <OpeningTable failed={texts.status === 'failed'} />;
  return <Projected {...props} texts={texts.value} />;
}

function Projected(props: ReplayRoomProps & { readonly texts: GameTexts }): JSX.Element {
  const { read, holders, matchId, startPly, texts } = props;
  const t = words();
  const speech = useMemo(() => ({ t, texts }), [t, texts]);
  const { module, playthrough } = read;
  const { match } = playthrough;
  const { info } = match.game;
  const stages = useMemo(() => stagesOf(playthrough), [playthrough]);
  const viewer = useSignal<Viewer>('open');
  const reel = useComputed(() => reelOf(stages, viewer.value));
  const replay = useMemo(() => createReplay(reel, startPly ?? 0, pause), [stages]);
  const seated = useMemo(
    () => holders ?? seatsOf(match.setup.seats).map((seat) => holderIn(read, seat)),
    [read, holders],
  );
  const players = useMemo(() => turnPlayers(speech, seated), [speech, seated]);
  const place = useRef<HTMLDivElement>(null);
  const preferred = useSignal<unknown>(undefined);
  const tab = useSignal<'log' | 'rules'>('log');
  const clocks = useMemo(() => {
    const { clock } = read.record;
    return clock && clocksThen(clock, stages);
  }, [read, stages]);
  const shown: Shown = { speech, read, reel, replay, viewer, seated, players, clocks };

  useTitle(t.replay.title({ game: texts.name }));
  useReplayKeys(replay);
  useEffect(() => () => replay.close(), [replay]);
  useTelling(replay.stage, (events, { standing }) =>
    sayings(speech, module, players, events, endIn(standing, outcomeOfGame(match))),
  );

  return (
    <div class="table-room" data-game={info.id} data-shape={module.shape} data-replay>
      <SkipLink to="actions">{t.table.skipToActions}</SkipLink>
      <SkipLink to="notes">{t.table.skipToNotes}</SkipLink>
      <ReplayBar speech={speech} ply={replay.ply} count={stages.length - 1} />
      <PlayersThen {...shown} />
      <main ref={arrive} id="content" class="table-board" tabIndex={-1}>
        <h1 class="unseen">{t.replay.title({ game: texts.name })}</h1>
        <div ref={place} class="board-space">
          <BoardInTurn place={place}>
            <ReplayBoard {...shown} hint={preferred} />
          </BoardInTurn>
        </div>
      </main>
      <section
        id="actions"
        class="table-foot replay-foot"
        tabIndex={-1}
        aria-label={t.replay.heading}
      >
        <ReplayControls replay={replay} count={stages.length - 1} />
        <Estimate
          speech={speech}
          stages={stages}
          module={module}
          players={players}
          ply={replay.ply}
          onPreferred={(move) => {
            preferred.value = move;
          }}
        />
      </section>
      <NotesSheet>
        <Tabs
          label={t.table.notes}
          tabs={[
            { id: 'log', label: t.table.tabLog },
            { id: 'rules', label: t.table.tabRules },
          ]}
          selected={tab.value}
          onSelect={(id) => {
            tab.value = id;
          }}
        >
          {tab.value === 'rules' ? (
            <RulesPage speech={speech} game={info.id} />
          ) : (
            <LogThen {...shown} />
          )}
        </Tabs>
        {info.traits.hidden && <Eyes {...shown} />}
        <ReplayLinks read={read} holders={seated} ply={replay.ply} matchId={matchId} />
      </NotesSheet>
    </div>
  );
}

/** What the parts of the room are told: each follows what it shows, so that a step changes those alone. */
interface Shown {
  readonly speech: Speech;
  readonly read: ReadMatch;
  readonly reel: ReadonlySignal<Reel>;
  readonly replay: ReplayState;
  readonly viewer: Signal<Viewer>;
  readonly seated: readonly Holder[];
  readonly players: readonly Player[];
  readonly clocks: readonly TableClock[] | undefined;
}

function PlayersThen({ speech, reel, seated, replay, clocks }: Shown): JSX.Element {
  const { position } = replay.stage.shown.value;
  const clock = clocks?.[position.ply];
  const { log } = reel.value;
  return <Players speech={speech} holders={seated} position={position} log={log} clock={clock} />;
}

/** The whole match is written once; a step marks another line. */
function LogThen({ speech, read, reel, replay, seated, players }: Shown): JSX.Element {
  const { log, length } = reel.value;
  const lines = useMemo(() => {
    const end = endIn(reel.peek().at(length).standing, outcomeOfGame(read.playthrough.match));
    const everything = { from: 0, plies: log.read(0, length) };
    return logLines(speech, read.module, everything, players, seated, end);
  }, [log, speech, players, seated]);
  const pick = useCallback((ply: number) => replay.goTo(ply + 1), [replay]);
  return (
    <Log
      lines={lines}
      empty={speech.t.table.logEmpty}
      takenBack={speech.t.table.takenBack}
      hasNotation={settings.value.notation ?? false}
      at={replay.ply.value - 1}
      onPick={pick}
    />
  );
}

function Eyes({ speech, read, seated, viewer }: Shown): JSX.Element {
  const { replay: t } = speech.t;
  const viewers: readonly Viewer[] = ['open', ...seatsOf(read.playthrough.match.setup.seats)];
  return (
    <div class="replay-eyes">
      <Select
        label={t.eyes}
        choices={viewers.map((each) => ({
          value: String(each),
          label:
            typeof each === 'number' ? t.eyesOf({ who: turnPlayer(speech, seated, each) }) : t.open,
        }))}
        value={String(viewer.value)}
        onChange={(value) => {
          viewer.value = value === 'open' ? 'open' : Number(value);
        }}
      />
    </div>
  );
}

/** T3: as the game itself would have it. */
function outcomeOfGame({ game, state }: Match): Outcome | undefined {
  const turn = game.turn(state);
  return turn.kind === 'over' ? turn.outcome : undefined;
}
