import { connectToProfiles } from '@kast/protocol/profile-client';
import { useLoaded } from '@kast/ui';
import type { JSX } from 'preact';
import type { TableSession } from '../session/table-session.ts';
import { nameOf, type Speech } from '../table/seat-words.ts';
import { useProfileTexts } from './profile-texts.ts';
import './people-facts.css';

export interface PeopleFactsProps {
  readonly speech: Speech;
  readonly session: TableSession;
}

/** T18: the pages of those who sit here and have one. While it is played they open beside the table (T12). */
export function PeopleFacts({ speech, session }: PeopleFactsProps): JSX.Element | null {
  const texts = useProfileTexts();
  const holders = session.holders.value;
  const seated = holders.map(({ kind }) => kind).join();
  const loaded = useLoaded(() => connectToProfiles().atTable(session.id), [session.id, seated]);
  if (texts.status !== 'here' || loaded.status !== 'here' || !loaded.value.ok) return null;
  const { profiles } = loaded.value.value;
  if (profiles.length === 0) return null;
  const isOver = session.position.value.standing.outcome !== undefined;
  const beside = isOver ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <>
      <h2>{texts.value.people}</h2>
      <ul class="people-facts">
        {profiles.map(({ seat, player }) => (
          <li key={seat}>
            <a href={`/player/${player}`} {...beside}>
              {nameOf(speech, holders, seat)}
            </a>
          </li>
        ))}
      </ul>
      {!isOver && <p class="field-hint">{texts.value.beside}</p>}
    </>
  );
}
