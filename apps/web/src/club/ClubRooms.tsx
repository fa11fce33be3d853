import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { NotFound } from '../page/NotFound.tsx';
import { ClubPage } from './ClubPage.tsx';
import { ClubScreen } from './ClubScreen.tsx';
import { EveningPage } from './EveningPage.tsx';

/** Whatever is below `/club`. */
export function ClubRooms(): JSX.Element {
  const { club, part } = useRoute().params;
  if (club === undefined) return <ClubPage />;
  if (part === undefined) return <EveningPage />;
  return part === 'screen' ? <ClubScreen /> : <NotFound />;
}
