import type { GameTexts } from '@kast/games';
import { type Match, type Outcome, seatsOf, type Viewer } from '@kast/kernel';
import { announce, type Fate, Select } from '@kast/ui';
import { useTelling } from '@kast/ui/stage';
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../account/settings.ts';
import { arrive } from '../page/arrive.ts';
import { pause } from '../device/pause.ts';
import { words } from '../i18n/language.ts';
import { Fetching } from '../page/Page.tsx';
import { SkipLink } from '../page/SkipLink.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import { useTitle } from '../page/use-title.ts';
import type { Holder } from '../session/holder.ts';
import { lastMoveIn, type Position } from '../session/position.ts';
import { Log } from '../table/Log.tsx';
import { logLines } from '../table/log-lines.ts';
import { NotesSheet } from '../table/NotesSheet.tsx';
import { Players } from '../table/Players.tsx';
import { sayings } from '../table/sayings.ts';
import { StagedTable } from '../table/StagedTable.tsx';
import { endIn } from '../table/told-ply.ts';
import { turnPlayer, turnPlayers } from '../table/turn-words.ts';
import { Estimate } from './Estimate.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayLinks } from './ReplayLinks.tsx';
import type { ReadMatch } from './read-match.ts';
import { reelOf, stagesOf } from './reel.ts';
import { createReplay } from './replay-state.ts';
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
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  return <Projected {...props} texts={texts.value} />;
}

function Projected({
  read,
  holders,
  matchId,
  startPly,
  texts,
}: ReplayRoomProps & { readonly texts: GameTexts }): JSX.Element {
  const t = words();
  const speech = { t, texts };
  const { module, playthrough } = read;
  const { match } = playthrough;
  const { info } = match.game;
  const stages = useMemo(() => stagesOf(playthrough), [playthrough]);
  const viewer = useSignal<Viewer>('open');
  const reel = useComputed(() => reelOf(stages, viewer.value));
  const replay = useMemo(() => createReplay(reel, startPly ?? 0, pause), [stages]);
  const { position } = replay.stage.shown.value;
  const drawn = replay.stage.scene.value.position;
  const seated = holders ?? seatsOf(match.setup.seats).map((seat) => holderIn(read, seat));
  const players = turnPlayers(speech, seated);
  const preferred = useSignal<unknown>(undefined);
  const { log, length } = reel.value;
  const everything = useMemo(() => ({ from: 0, plies: log.read(0, length) }), [log]);
  const end = endIn(reel.value.at(length).standing, outcomeOfGame(match));
  const viewers: readonly Viewer[] = ['open', ...seatsOf(match.setup.seats)];

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
      <ReplayBar speech={speech} ply={replay.ply.value} count={length} />
      <Players speech={speech} holders={seated} position={position} />
      <main ref={arrive} id="content" class="table-board" tabIndex={-1}>
        <h1 class="unseen">{t.replay.title({ game: texts.name })}</h1>
        <div class="board-space">
          <StagedTable
            module={module}
            stage={replay.stage}
            viewOf={viewOf}
            viewer={viewer.value}
            texts={texts}
            players={players}
            deciding={undefined}
            moves={[]}
            last={lastMoveIn(log, drawn)}
            hint={preferred.value}
            play={refuse}
            explain={ignore}
            announce={announce}
          />
        </div>
      </main>
      <section
        id="actions"
        class="table-foot replay-foot"
        tabIndex={-1}
        aria-label={t.replay.heading}
      >
        <ReplayControls replay={replay} count={length} />
        <Estimate
          speech={speech}
          stages={stages}
          module={module}
          players={players}
          ply={replay.ply.value}
          onPreferred={(move) => {
            preferred.value = move;
          }}
        />
      </section>
      <NotesSheet>
        <div class="notes-page">
          <Log
            lines={logLines(speech, module, everything, players, seated, end)}
            empty={t.table.logEmpty}
            takenBack={t.table.takenBack}
            hasNotation={settings.value.notation ?? false}
            at={replay.ply.value - 1}
            onPick={(ply) => replay.goTo(ply + 1)}
          />
        </div>
        {info.traits.hidden && (
          <div class="replay-eyes">
            <Select
              label={t.replay.eyes}
              choices={viewers.map((each) => ({
                value: String(each),
                label:
                  typeof each === 'number'
                    ? t.replay.eyesOf({ who: turnPlayer(speech, seated, each) })
                    : t.replay.open,
              }))}
              value={String(viewer.value)}
              onChange={(value) => {
                viewer.value = value === 'open' ? 'open' : Number(value);
              }}
            />
          </div>
        )}
        <ReplayLinks read={read} holders={seated} ply={replay.ply.value} matchId={matchId} />
      </NotesSheet>
    </div>
  );
}

/** A record names nobody; the link that brought it may. */
function holderIn({ players }: ReadMatch, seat: number): Holder {
  const player = players[seat - 1] ?? {};
  return { seat, kind: player.level === undefined ? 'person' : 'bot', ...player, present: true };
}

/** T3: as the game itself would have it. */
function outcomeOfGame({ game, state }: Match): Outcome | undefined {
  const turn = game.turn(state);
  return turn.kind === 'over' ? turn.outcome : undefined;
}

function viewOf({ standing }: Position): unknown {
  return standing.view;
}

async function refuse(): Promise<Fate> {
  return 'refused';
}

function ignore(): void {
  // Nothing is played in a replay.
}
