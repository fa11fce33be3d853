import type { ClubView } from '@kast/protocol/client';
import type { JSX } from 'preact';
import type { ClubTexts } from './club-texts.ts';
import { StandingsTable } from './StandingsTable.tsx';

interface StandingsProps {
  readonly texts: ClubTexts;
  readonly club: ClubView;
  readonly you?: number | undefined;
}

export function Standings({ texts, club, you }: StandingsProps): JSX.Element | null {
  if (!club.round) return null;
  return (
    <section class="paper lying club-part" aria-labelledby="club-standings">
      <h2 id="club-standings">{texts.standings}</h2>
      <StandingsTable texts={texts} club={club} you={you} />
      <p class="club-soft">{texts.tieBreaks}</p>
    </section>
  );
}
