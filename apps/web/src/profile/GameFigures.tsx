import type { Profile } from '@kast/protocol/profile-client';
import type { JSX } from 'preact';
import { boxOf } from '../cupboard/boxes.ts';
import type { ProfileTexts } from './profile-texts.ts';
import { countsWords, gameName } from './Scores.tsx';

type Figures = Profile['games'][number];

interface GameFiguresProps {
  readonly t: ProfileTexts;
  readonly games: readonly Figures[];
}

/** Each game that was played: how strong somebody is believed to be, and how often they won. */
export function GameFigures({ t, games }: GameFiguresProps): JSX.Element {
  return (
    <ul class="profile-list figures">
      {games.map((one) => (
        <Game key={one.game} t={t} figures={one} />
      ))}
    </ul>
  );
}

function Game({
  t,
  figures,
}: {
  readonly t: ProfileTexts;
  readonly figures: Figures;
}): JSX.Element {
  const { game, rating, won, drawn, lost } = figures;
  const box = boxOf(game);
  return (
    <li class="profile-game">
      {box && <img src={box.cover} alt="" width="36" height="48" loading="lazy" />}
      <div>
        {rating ? (
          <a href={`/${game}/ladder`}>{gameName(game)}</a>
        ) : (
          <strong>{gameName(game)}</strong>
        )}
        {rating && <p>{ratingWords(t, rating)}</p>}
        {won + drawn + lost > 0 && <p class="field-hint">{countsWords(t, figures)}</p>}
      </div>
    </li>
  );
}

function ratingWords(t: ProfileTexts, rating: NonNullable<Figures['rating']>): string {
  const spread = { rating: String(rating.rating), uncertainty: String(rating.uncertainty) };
  return rating.provisional ? t.provisional(spread) : t.rating(spread);
}
