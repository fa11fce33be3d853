import type { GameBox } from '@kast/games';
import type { Profile } from '@kast/protocol/profile-client';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { boxOf } from '../cupboard/boxes.ts';
import { useGameTexts } from '../page/use-game-texts.ts';
import type { ProfileTexts } from './profile-texts.ts';

type Opening = Profile['openings'][number];

interface OpeningListProps {
  readonly t: ProfileTexts;
  readonly openings: readonly Opening[];
}

/** What somebody likes to begin with, in games where that is a choice. */
export function OpeningList({ t, openings }: OpeningListProps): JSX.Element | null {
  const heading = useId();
  if (openings.length === 0) return null;
  const byGame = [...Map.groupBy(openings, ({ game }) => game)];
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t.openings}</h2>
      <ul class="profile-list figures">
        {byGame.map(([game, some]) => {
          const box = boxOf(game);
          return box && <OpeningsOf key={game} t={t} box={box} openings={some} />;
        })}
      </ul>
    </section>
  );
}

/** Signs are named by the game, whose texts are fetched for that. */
function OpeningsOf({
  t,
  box,
  openings,
}: OpeningListProps & { readonly box: GameBox }): JSX.Element | null {
  const texts = useGameTexts(box);
  if (texts.status !== 'here') return null;
  const { value: game } = texts;
  const bySeat = [...Map.groupBy(openings, ({ seat }) => seat)];
  return (
    <li>
      <strong>{game.name}</strong>
      {bySeat.map(([seat, some]) => (
        <p key={seat} class="profile-openings">
          {seat !== undefined && <span class="field-hint">{game.seatName(seat)}</span>}
          {some.map(({ opening, times, of }) => (
            <span key={opening}>
              {game.openingName?.(opening) ?? opening}{' '}
              <span class="field-hint">{t.times({ times, count: of })}</span>
            </span>
          ))}
        </p>
      ))}
    </li>
  );
}
