import { connectToProfiles, type Profile } from '@kast/protocol/profile-client';
import { Button, useLoaded } from '@kast/ui';
import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { client } from '../device/client.ts';
import { words } from '../i18n/language.ts';
import { reload } from '../page/Missed.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching, Page } from '../page/Page.tsx';
import { GameFigures } from './GameFigures.tsx';
import { OpeningList } from './OpeningList.tsx';
import { type ProfileTexts, useProfileTexts } from './profile-texts.ts';
import { ResultList } from './ResultList.tsx';
import { Scores } from './Scores.tsx';
import './profile.css';

const profiles = connectToProfiles();

/** `/player/:player`: what a player shows of themselves; `/player/me` is one's own. T18 */
export function ProfilePage(): JSX.Element {
  const player = useRoute().params['player'] ?? '';
  const texts = useProfileTexts();
  const asked = useLoaded(() => profileAt(player), [player]);
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  if (asked.status !== 'here') return <Fetching failed={asked.status === 'failed'} />;
  const { value: t } = texts;
  const answer = asked.value;
  if (answer.ok) return <ProfileSheet key={answer.value.id} t={t} profile={answer.value} />;
  if (answer.error.code === 'unknown-player') return <NotFound text={t.unknown} />;
  return (
    <NotFound title={words().page.brokenTitle} text={t.unreachable}>
      <Button onClick={reload}>{words().page.tryAgain}</Button>
    </NotFound>
  );
}

async function profileAt(player: string) {
  if (player !== 'me') return profiles.profile(player);
  const me = await client.me();
  return me.ok ? profiles.profile(me.value.id) : me;
}

interface SheetProps {
  readonly t: ProfileTexts;
  readonly profile: Profile;
}

function ProfileSheet({ t, profile }: SheetProps): JSX.Element {
  const { id, isYou, friends, games } = profile;
  const name = profile.name ?? t.nameless;
  return (
    <Page title={name} room="profile">
      <article class="sheet paper lying profile">
        <p class="sheet-from">
          <a href="/friends">{t.friends}</a>
        </p>
        <h1>{name}</h1>
        <AboutPage t={t} profile={profile} />
        <section>
          <h2>{t.games}</h2>
          {games.length === 0 && <p>{t.none}</p>}
          <GameFigures t={t} games={games} />
        </section>
        {!isYou && profile.againstYou.length > 0 && (
          <section>
            <h2>{t.againstYou({ name })}</h2>
            <Scores t={t} games={profile.againstYou} />
          </section>
        )}
        {friends && friends.length > 0 && (
          <section>
            <h2>{t.againstFriends}</h2>
            <AgainstFriends t={t} friends={friends} />
          </section>
        )}
        <OpeningList t={t} openings={profile.openings} />
        {games.length > 0 && <ResultList t={t} player={id} />}
      </article>
    </Page>
  );
}

/** Who sees what of it. */
function AboutPage({ t, profile: { isYou, isPublic, isFriend } }: SheetProps): JSX.Element | null {
  if (isYou) return <p class="field-hint">{isPublic ? t.you : t.guest}</p>;
  return isFriend ? <p class="field-hint">{t.friend}</p> : null;
}

interface AgainstFriendsProps {
  readonly t: ProfileTexts;
  readonly friends: NonNullable<Profile['friends']>;
}

function AgainstFriends({ t, friends }: AgainstFriendsProps): JSX.Element {
  return (
    <ul class="profile-list">
      {friends.map(({ id, name = t.nameless, hasProfile, games }) => (
        <li key={id}>
          {hasProfile ? <a href={`/player/${id}`}>{name}</a> : <strong>{name}</strong>}
          {games.length === 0 ? (
            <p class="field-hint">{t.notMet}</p>
          ) : (
            <Scores t={t} games={games} />
          )}
        </li>
      ))}
    </ul>
  );
}
