import type { GameTexts } from '@kast/games';
import { type Outcome, outcomeOf, seatsOf, type Viewer } from '@kast/kernel';
import { ButtonLink, logIcon, replayIcon } from '@kast/ui';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { archiveHere } from '../history/archive-here.ts';
import { locale, words } from '../i18n/language.ts';
import { Fetching, Page } from '../page/Page.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import { ChanceLegend } from '../replay/ChanceLegend.tsx';
import { ReplayBoard } from '../replay/ReplayBoard.tsx';
import { ReplayControls } from '../replay/ReplayControls.tsx';
import type { ReadMatch } from '../replay/read-match.ts';
import { readingPause } from '../replay/reading-pause.ts';
import { reelOf, stagesOf } from '../replay/reel.ts';
import { createReplay } from '../replay/replay-state.ts';
import { seatColours } from '../replay/seat-colours.ts';
import { seatedIn } from '../replay/seated.ts';
import { useReplayKeys } from '../replay/use-replay-keys.ts';
import { workerThinkers } from '../session/bots/worker-thinkers.ts';
import type { Holder } from '../session/holder.ts';
import { nameOf, seatDetail } from '../table/seat-words.ts';
import { endWords, turnPlayers } from '../table/turn-words.ts';
import { EveningRecords } from './EveningRecords.tsx';
import { forOthers } from './for-others.ts';
import { type HindsightDesk, workerDesk } from './hindsight-desk.ts';
import { LuckLedger } from './LuckLedger.tsx';
import { SharePicture } from './SharePicture.tsx';
import type { StoryParts } from './story-parts.ts';
import { type StoryTexts, useStoryTexts } from './story-texts.ts';
import { StoryGraph } from './StoryGraph.tsx';
import { tellStory } from './told-story.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { WhatEachKnew } from './WhatEachKnew.tsx';
import { WhoWonAndWhy } from './WhoWonAndWhy.tsx';
import './story.css';

export interface StoryRoomProps {
  readonly read: ReadMatch;
  readonly holders?: readonly Holder[] | undefined;
  /** By which the history knows it. */
  readonly archiveId: string | undefined;
  readonly replayAddress: string;
  /** The moves that were made because a hint had advised them, by their place in the log. */
  readonly advised?: ReadonlyMap<number, string> | undefined;
}

/** A match that is over, told: who won and why, what turned it, what chance did, what everybody knew. */
export function StoryRoom(props: StoryRoomProps): JSX.Element {
  const game = useGameTexts(props.read.box);
  const texts = useStoryTexts();
  if (game.status !== 'here' || texts.status !== 'here') {
    return <Fetching failed={game.status === 'failed' || texts.status === 'failed'} />;
  }
  const outcome = outcomeOf(props.read.playthrough.match);
  if (!outcome) return <StillRunning {...props} texts={texts.value} />;
  return <MatchStory {...props} game={game.value} texts={texts.value} outcome={outcome} />;
}

/** A story is longer than a window: with these one reads its beginning and its end. */
const SCROLL_KEYS = ['Home', 'End'];

const NO_ADVICE: ReadonlyMap<number, string> = new Map();

interface MatchStoryProps extends StoryRoomProps {
  readonly game: GameTexts;
  readonly texts: StoryTexts;
  readonly outcome: Outcome;
}

function MatchStory(props: MatchStoryProps): JSX.Element {
  const { read, game, texts, outcome, archiveId, replayAddress } = props;
  const t = words();
  const { match } = read.playthrough;
  const { info } = match.game;
  const speech = useMemo(() => ({ t, texts: game }), [t, game]);
  const stages = useMemo(() => stagesOf(read.playthrough), [read]);
  const holders = useMemo(() => seatedIn(read, props.holders), [read, props.holders]);
  const players = useMemo(() => turnPlayers(speech, holders), [speech, holders]);
  const viewer = useSignal<Viewer>('open');
  const reel = useMemo(() => reelOf(stages, 'open'), [stages]);
  const reels = useComputed(() => reel);
  const replay = useMemo(() => createReplay(reels, reel.length, readingPause), [reel]);
  const hint = useSignal<unknown>(undefined);
  const hintAt = useSignal(-1);
  const desks = useRef<HindsightDesk[]>([]);
  const story = useMemo(() => {
    const desk = workerDesk();
    desks.current.push(desk);
    const { rulesVersion } = info;
    const told = { box: read.box, rulesVersion, stages, seats: match.setup.seats, outcome };
    return tellStory(told, workerThinkers, desk);
  }, [stages]);
  const board = useRef<HTMLDivElement>(null);
  /** Its own, so that what is asked while the luck is drawn does not wait for that. */
  const asking = useRef<HindsightDesk | undefined>(undefined);
  const desk = (): HindsightDesk => {
    if (asking.current) return asking.current;
    const opened = workerDesk();
    asking.current = opened;
    desks.current.push(opened);
    return opened;
  };
  const isLowKept = useSignal(false);
  const finished = useSignal<number | undefined>(undefined);

  useReplayKeys(replay, SCROLL_KEYS);
  useEffect(() => {
    story.look().catch(reportError);
    return () => {
      story.stop();
      replay.close();
      for (const opened of desks.current) opened.close();
    };
  }, [story]);
  useEffect(() => {
    if (archiveId === undefined) return;
    const read = async () => {
      finished.value = (await archiveHere.get(archiveId))?.finished;
    };
    read().catch(reportError);
  }, [archiveId]);
  useSignalEffect(() => {
    const low = story.course.value?.low?.chance;
    if (low === undefined || archiveId === undefined) return;
    const keep = async () => {
      isLowKept.value = await archiveHere.change(archiveId, { winnersLow: low });
    };
    keep().catch(reportError);
  });
  useSignalEffect(() => {
    if (replay.ply.value !== hintAt.value) hint.value = undefined;
  });

  const showOnBoard = (ply: number, move?: unknown): void => {
    hintAt.value = ply;
    replay.goTo(ply);
    hint.value = move;
    board.current?.scrollIntoView({ block: 'nearest' });
  };
  const parts: StoryParts = {
    speech,
    texts,
    read,
    stages,
    reel,
    replay,
    story,
    desk,
    holders,
    players,
    hint,
    viewer,
    showOnBoard,
    advised: props.advised ?? NO_ADVICE,
  };
  const title = texts.title({ game: game.name });
  return (
    <Page title={title} room="story">
      <article class="story chances" data-game={info.id} style={seatColours(read.module)}>
        <h1>{title}</h1>
        <div class="story-columns">
          <section class="story-board" aria-label={texts.board}>
            <div
              ref={board}
              class="board-space paper"
              data-game={info.id}
              data-shape={read.module.boardShape ?? read.module.shape}
              data-replay
            >
              <ReplayBoard {...parts} reel={reels} />
            </div>
            <ReplayControls replay={replay} count={reel.length} />
          </section>
          <div class="story-parts">
            <WhoWonAndWhy outcome={outcome} parts={parts} />
            <Graph parts={parts} />
            <TurningPoints parts={parts} />
            <LuckLedger parts={parts} />
            <WhatEachKnew parts={parts} />
            <EveningRecords texts={texts} id={archiveId} version={isLowKept.value} />
            <div class="sheet-actions">
              <SharePicture
                texts={texts}
                name={`${info.id}-${match.setup.seedHash.slice(0, 6)}`}
                board={async () => {
                  replay.goTo(reel.length);
                  hint.value = undefined;
                  await replay.stage.atRest();
                  await new Promise(requestAnimationFrame);
                  return board.current;
                }}
                words={{
                  game: game.name,
                  title: endWords(speech, outcome, forOthers(holders)),
                  players: seatsOf(players.length).map((seat) => playerLine(parts, outcome, seat)),
                  date: dateWords(finished.value),
                  site: t.page.siteName,
                }}
              />
              <ButtonLink icon={replayIcon} href={replayAddress}>
                {t.replay.heading}
              </ButtonLink>
              <ButtonLink kind="quiet" icon={logIcon} href="/history">
                {texts.history}
              </ButtonLink>
            </div>
          </div>
        </div>
      </article>
    </Page>
  );
}

/** The day that it ended, or where nobody has noted that, today. */
function dateWords(finished: number | undefined): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(finished);
}

/** "Anna (Light): 12" */
function playerLine({ speech, holders }: StoryParts, outcome: Outcome, seat: number): string {
  const seated = forOthers(holders);
  const { side, level } = seatDetail(speech, seated, seat);
  const details = [side, level].filter(Boolean).join(', ');
  const name = nameOf(speech, seated, seat);
  const points = outcome.scores?.[seat - 1];
  return `${name}${details ? ` (${details})` : ''}${points === undefined ? '' : `: ${points}`}`;
}

function Graph({ parts }: { readonly parts: StoryParts }): JSX.Element {
  const { texts, story, replay, speech, players } = parts;
  const curves = story.curves.value;
  const ply = replay.ply.value;
  return (
    <section class="story-part" aria-labelledby="story-graph">
      <h2 id="story-graph">{texts.graph}</h2>
      <StoryGraph
        label={speech.t.replay.estimateGraph}
        curves={curves}
        at={ply}
        marks={(story.turningPoints.value ?? []).map((point) => point.ply + 1)}
        onPick={(picked) => replay.goTo(picked)}
      />
      <ChanceLegend
        lines={players.map(({ name }, index) => {
          const chance = curves[index]?.[ply];
          return chance === undefined
            ? name
            : texts.legend({ name, percent: Math.round(chance * 100) });
        })}
      />
      <p class="story-how">
        {speech.t.replay.estimateHow} {texts.graphHint}
      </p>
    </section>
  );
}

function StillRunning({
  texts,
  replayAddress,
}: StoryRoomProps & { readonly texts: StoryTexts }): JSX.Element {
  const t = words();
  return (
    <Page title={t.replay.noReplayTitle} room="story">
      <article class="sheet paper lying">
        <h1>{t.replay.noReplayTitle}</h1>
        <p>{texts.running}</p>
        <div class="sheet-actions">
          <ButtonLink kind="primary" href={replayAddress.replace(/\/replay$/, '')}>
            {t.replay.toTable}
          </ButtonLink>
        </div>
      </article>
    </Page>
  );
}
