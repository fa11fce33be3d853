import type { ClubView } from '@kast/protocol/client';
import type { JSX } from 'preact';
import type { ClubTexts } from './club-texts.ts';
import { winnersOf } from './club-words.ts';
import { StandingsTable, TieBreakTable } from './StandingsTable.tsx';

interface StandingsProps {
  readonly texts: ClubTexts;
  readonly club: ClubView;
  readonly you?: number | undefined;
}

export function Standings({ texts, club, you }: StandingsProps): JSX.Element | null {
  if (!club.round) return null;
  const winners = club.isOver ? winnersOf(club) : [];
  return (
    <section class="paper lying club-part" aria-labelledby="club-standings">
      {winners.length > 0 && (
        <p class="club-won">{texts.won({ names: winners.map(({ name }) => name) })}</p>
      )}
      <h2 id="club-standings">{club.isOver ? texts.finalStandings : texts.standings}</h2>
      <StandingsTable texts={texts} club={club} you={you} />
      <p class="club-soft">{texts.pointsHint}</p>
      <details>
        <summary>{texts.whenEqual}</summary>
        <p class="club-soft">{texts.tieBreaks}</p>
        <TieBreakTable texts={texts} club={club} />
      </details>
    </section>
  );
}
