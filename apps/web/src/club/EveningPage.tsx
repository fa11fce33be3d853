import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { Fetching, Page } from '../page/Page.tsx';
import { clubFailure, useClubTexts } from './club-texts.ts';
import { clubName } from './club-words.ts';
import { forgetEvening, noteEvening } from './evening-here.ts';
import type { EveningProps } from './evening-props.ts';
import { GuestDesk } from './GuestDesk.tsx';
import { HostDesk } from './HostDesk.tsx';
import { Standings } from './Standings.tsx';
import { type ClubSession, useClub } from './use-club.ts';
import { useSeatNames } from './use-seat-names.ts';
import './club.css';

/** `/club/<id>`: an evening for who leads it, or for who takes part. */
export function EveningPage(): JSX.Element {
  const { params } = useRoute();
  const texts = useClubTexts();
  const session = useClub(params['club'] ?? '');
  const club = session.club.value;
  const seatNames = useSeatNames(club?.games ?? []);
  const failure = session.failure.value;
  useNotedEvening(session);
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  if (!club) {
    if (!failure) return <Fetching failed={false} />;
    return (
      <Page title={texts.value.title} room="club">
        <div class="sheet paper lying" role="alert">
          <h1>{texts.value.title}</h1>
          <p>{clubFailure(texts.value, failure)}</p>
        </div>
      </Page>
    );
  }
  const props = { texts: texts.value, session, club, seatNames };
  return (
    <Page title={clubName(club, texts.value)} room="club">
      {!session.isConnected.value && (
        <p class="problem" role="status">
          {texts.value.notConnected}
        </p>
      )}
      {session.isHost.value ? <HostDesk {...props} /> : <Guest {...props} />}
    </Page>
  );
}

/** Whoever takes part is led back here when a match is over. */
function useNotedEvening({ club, you }: ClubSession): void {
  const { id, isOver } = club.value ?? {};
  const takesPart = you.value !== undefined;
  useLayoutEffect(() => {
    if (id === undefined) return;
    if (takesPart && isOver === false) noteEvening(id);
    else forgetEvening(id);
  }, [id, takesPart, isOver]);
}

function Guest(props: EveningProps): JSX.Element {
  const { texts, session, club } = props;
  return (
    <div class="club-entrance">
      <header class="club-head">
        <h1>{clubName(club, texts)}</h1>
        {club.isOver && <p role="status">{texts.isOver}</p>}
      </header>
      <GuestDesk {...props} />
      <Standings texts={texts} club={club} you={session.you.value} />
    </div>
  );
}
