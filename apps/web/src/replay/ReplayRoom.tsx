import type { GameTexts } from '@kast/games';
import { outcomeOf, seatsOf, type Viewer } from '@kast/kernel';
import { Select, Tabs } from '@kast/ui';
import { useTelling } from '@kast/ui/stage';
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { arrive } from '../page/arrive.ts';
import { words } from '../i18n/language.ts';
import { SkipLink } from '../page/SkipLink.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import { useTitle } from '../page/use-title.ts';
import type { Holder } from '../session/holder.ts';
import { BoardInTurn } from '../table/BoardInTurn.tsx';
import { lastWords } from '../table/last-words.ts';
import { NotesSheet } from '../table/NotesSheet.tsx';
import { OpeningTable } from '../table/OpeningTable.tsx';
import { Players } from '../table/Players.tsx';
import { RulesPage } from '../table/RulesPage.tsx';
import { sayings } from '../table/sayings.ts';
import { turnPlayer, turnPlayers } from '../table/turn-words.ts';
import { clocksThen } from './clock-then.ts';
import { endThen } from './end-then.ts';
import { Estimate } from './Estimate.tsx';
import { LogThen } from './LogThen.tsx';
import { mayEstimate } from './may-estimate.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayBoard } from './ReplayBoard.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayLinks } from './ReplayLinks.tsx';
import type { ReadMatch } from './read-match.ts';
import { reelOf, stagesOf } from './reel.ts';
import { readingPause } from './reading-pause.ts';
import { createReplay } from './replay-state.ts';
import { seatedIn } from './seated.ts';
import type { Shown } from './shown.ts';
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
  // What nobody may see while a match runs, nobody is shown of it here either.
  const isOver = outcomeOf(match) !== undefined;
  const isRunning = matchId !== undefined && !isOver;
  const viewer = useSignal<Viewer>(isRunning ? 'watcher' : 'open');
  const reel = useComputed(() => reelOf(stages, viewer.value));
  const replay = useMemo(() => createReplay(reel, startPly ?? 0, readingPause), [stages]);
  const seated = useMemo(() => seatedIn(read, holders), [read, holders]);
  const players = useMemo(() => turnPlayers(speech, seated), [speech, seated]);
  const isEstimated = mayEstimate({ isOver, isForeign: matchId === undefined, holders: seated });
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
    sayings(speech, module, players, events, endThen(read, standing)),
  );

  return (
    <div class="table-room" data-game={info.id} data-shape={module.shape} data-replay>
      <SkipLink to="actions">{t.table.skipToActions}</SkipLink>
      <SkipLink to="notes">{t.table.skipToNotes}</SkipLink>
      <ReplayBar speech={speech} ply={replay.ply} count={stages.length - 1}>
        <WordsThen {...shown} place="bar" />
      </ReplayBar>
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
        <WordsThen {...shown} place="foot" />
        <ReplayControls replay={replay} count={stages.length - 1} />
        {isEstimated ? (
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
        ) : (
          <p class="estimate-after">{t.replay.estimateAfter}</p>
        )}
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
        {info.traits.hidden && !isRunning && <Eyes {...shown} />}
        <ReplayLinks read={read} holders={seated} ply={replay.ply} matchId={matchId} />
      </NotesSheet>
    </div>
  );
}

function PlayersThen({ speech, reel, seated, replay, clocks }: Shown): JSX.Element {
  const { position } = replay.stage.shown.value;
  const clock = clocks?.[position.ply];
  const { log } = reel.value;
  return <Players speech={speech} holders={seated} position={position} log={log} clock={clock} />;
}

interface WordsThenProps extends Shown {
  readonly place: 'bar' | 'foot';
}

/** What was done last, where there is room for it. The ear has heard it. */
function WordsThen(props: WordsThenProps): JSX.Element {
  const { speech, read, reel, replay, seated, players, place } = props;
  const { position } = replay.stage.shown.value;
  const end = endThen(read, position.standing);
  const told = { module: read.module, holders: seated, players, log: reel.value.log, end };
  const said = position.ply > 0 ? lastWords(speech, told, position) : '';
  return (
    <p class="replay-words" data-place={place} title={said}>
      {said}
    </p>
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
