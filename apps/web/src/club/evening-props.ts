import type { ClubView } from '@kast/protocol/client';
import type { ClubTexts } from './club-texts.ts';
import type { ClubSession } from './use-club.ts';
import type { SeatNames } from './use-seat-names.ts';

/** What every part of an evening's page is given. */
export interface EveningProps {
  readonly texts: ClubTexts;
  readonly session: ClubSession;
  readonly club: ClubView;
  readonly seatNames: SeatNames;
}
