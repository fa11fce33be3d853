import type { GameBox, GameTexts } from '@kast/games';
import type { Ladder, LadderEntry } from '@kast/protocol/client';
import { ButtonLink, peopleIcon, useLoaded } from '@kast/ui';
import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { boxOf } from '../cupboard/boxes.ts';
import { client } from '../device/client.ts';
import { words } from '../i18n/language.ts';
import { Missed, reload } from '../page/Missed.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching, Page } from '../page/Page.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import './ladder.css';

/** `/tablut/ladder`: who plays it best. T16 */
export function LadderPage(): JSX.Element {
  const { params } = useRoute();
  const box = boxOf(params['game'] ?? '');
  return box ? <LadderOf key={box.info.id} box={box} /> : <NotFound />;
}

function LadderOf({ box }: { readonly box: GameBox }): JSX.Element {
  const texts = useGameTexts(box);
  const { ratings } = words();
  const ladder = useLoaded(() => client.ladder(box.info.id), [box]);
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  const answer = ladder.status === 'here' ? ladder.value : undefined;
  return (
    <Page title={ratings.title({ game: texts.value.name })} room="ladder">
      <article class="sheet paper lying ladder">
        <Head box={box} texts={texts.value} />
        {answer?.ok && <Standings ladder={answer.value} />}
        {answer && !answer.ok && <Missed text={ratings.unreachable} onRetry={reload} />}
        <div class="sheet-actions">
          <ButtonLink icon={peopleIcon} href={`/${box.info.id}/table`}>
            {ratings.play}
          </ButtonLink>
        </div>
      </article>
    </Page>
  );
}

function Head({ box, texts }: { readonly box: GameBox; readonly texts: GameTexts }): JSX.Element {
  const { ratings } = words();
  return (
    <>
      <p class="sheet-from">
        <a href={`/${box.info.id}`}>{texts.name}</a>
      </p>
      <h1>{ratings.heading}</h1>
      <p>{ratings.about}</p>
    </>
  );
}

function Standings({ ladder: { players, you } }: { readonly ladder: Ladder }): JSX.Element {
  const { ratings: t } = words();
  return (
    <>
      {you && <p class="ladder-you figures">{ownWords(you)}</p>}
      {players.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ol class="ladder-list figures">
          {players.map((player) => (
            <Row key={player.place} player={player} />
          ))}
        </ol>
      )}
    </>
  );
}

function Row({ player }: { readonly player: LadderEntry }): JSX.Element {
  const { ratings: t } = words();
  const name = player.name ?? t.nameless;
  return (
    <li data-you={player.you}>
      <span class="ladder-place">{player.place}</span>
      <span class="ladder-name">
        <a href={`/player/${player.id}`}>{player.you ? t.you({ name }) : name}</a>
        <span class="field-hint">{t.played({ count: player.matches })}</span>
      </span>
      <span class="ladder-rating">{t.spread(figures(player))}</span>
    </li>
  );
}

function ownWords(you: NonNullable<Ladder['you']>): string {
  const { ratings: t } = words();
  return you.provisional
    ? t.yoursSoFar({ ...figures(you), count: you.matches })
    : t.yours(figures(you));
}

function figures({ rating, uncertainty }: Pick<LadderEntry, 'rating' | 'uncertainty'>) {
  return { rating: String(rating), uncertainty: String(uncertainty) };
}
