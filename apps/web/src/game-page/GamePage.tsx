import { type GameBox, type GameTexts, hasRealTable } from '@kast/games';
import {
  Button,
  ButtonLink,
  Icon,
  checkIcon,
  copyIcon,
  graphIcon,
  lessonsIcon,
  peopleIcon,
  playIcon,
  puzzleIcon,
  rematchIcon,
  rulesIcon,
  starIcon,
} from '@kast/ui';
import type { JSX } from 'preact';
import { useLocation, useRoute } from 'preact-iso';
import { boxOf } from '../cupboard/boxes.ts';
import { deviceStore } from '../device/device-store.ts';
import { words } from '../i18n/language.ts';
import { span } from '../i18n/span.ts';
import { type Course, MOST_STARS, starsOf, sumOfStars } from '../lessons/stars.ts';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching, Page } from '../page/Page.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import { playAtOnce } from '../setup/play-at-once.ts';
import { FinishedHere } from './FinishedHere.tsx';
import { RecentMatches } from './RecentMatches.tsx';
import './game-page.css';

/** `/tablut`: what it is, and everything that can be done with it. */
export function GamePage(): JSX.Element {
  const { params } = useRoute();
  const box = boxOf(params['game'] ?? '');
  return box ? <GamePageOf key={box.info.id} box={box} /> : <NotFound />;
}

function GamePageOf({ box }: { readonly box: GameBox }): JSX.Element {
  const texts = useGameTexts(box);
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  return (
    <Page title={texts.value.name} room="game">
      <Cover box={box} texts={texts.value} />
      <FinishedHere box={box} texts={texts.value} />
      <RecentMatches box={box} texts={texts.value} />
    </Page>
  );
}

function Cover({ box, texts }: { readonly box: GameBox; readonly texts: GameTexts }): JSX.Element {
  const { gamePage, cupboard, paper } = words();
  const { realTable } = paper;
  const { route } = useLocation();
  const { id, seats, minutes } = box.info;
  const lessonCount = Object.keys(texts.lessons).length;
  return (
    <article class="game-sheet paper lying">
      <img class="game-cover" src={box.cover} alt="" width="300" height="400" />
      <div class="game-words">
        <h1>{texts.name}</h1>
        <p class="game-tagline">{texts.tagline}</p>
        <p class="game-facts figures">
          {cupboard.players({ span: span(seats), max: seats.max })} ·{' '}
          {cupboard.minutes({ span: span(minutes) })}
        </p>
        <p>{texts.about}</p>
        <p class="game-facts figures">{cupboard.playHint}</p>
        <div class="game-doors">
          <Button
            kind="primary"
            size="large"
            icon={playIcon}
            onClick={() => route(playAtOnce(box.info))}
          >
            {gamePage.quick}
          </Button>
          <ButtonLink size="large" icon={peopleIcon} href={`/${id}/table`}>
            {gamePage.set}
          </ButtonLink>
          <ButtonLink size="large" icon={lessonsIcon} href={`/${id}/learn`}>
            {gamePage.learn}
            <EarnedStars earned={earnedIn('lessons', id)} most={lessonCount * MOST_STARS} />
          </ButtonLink>
          {box.puzzles && (
            <ButtonLink size="large" icon={puzzleIcon} href={`/${id}/puzzles`}>
              {gamePage.puzzles}
              <EarnedStars earned={earnedIn('puzzles', id)} />
            </ButtonLink>
          )}
          {box.practice && (
            <ButtonLink size="large" icon={rematchIcon} href={`/${id}/practice`}>
              {gamePage.practise}
            </ButtonLink>
          )}
          <ButtonLink size="large" icon={rulesIcon} href={`/${id}/rules`}>
            {gamePage.rules}
          </ButtonLink>
          <ButtonLink size="large" icon={graphIcon} href={`/${id}/ladder`}>
            {gamePage.ladder}
          </ButtonLink>
          <ButtonLink size="large" icon={copyIcon} href={`/${id}/print`}>
            {paper.open}
          </ButtonLink>
          {hasRealTable(box) && (
            <ButtonLink size="large" icon={checkIcon} href={`/${id}/real-table`}>
              {box.realTableEnters === 'end' ? realTable.openEnd : realTable.open}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}

function earnedIn(course: Course, game: string): number {
  return sumOfStars(starsOf(deviceStore, course, game));
}

interface EarnedStarsProps {
  readonly earned: number;
  /** Where it is known without fetching them. */
  readonly most?: number;
}

function EarnedStars({ earned, most }: EarnedStarsProps): JSX.Element | null {
  const { gamePage, lessons } = words();
  if (earned === 0) return null;
  const label =
    most === undefined
      ? gamePage.puzzleStars({ count: earned })
      : lessons.stars({ count: earned, most });
  return (
    <span class="door-stars figures" role="img" aria-label={label}>
      <Icon of={starIcon} /> {most === undefined ? earned : `${earned}/${most}`}
    </span>
  );
}
