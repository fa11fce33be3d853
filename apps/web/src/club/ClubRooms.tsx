import { PAGE_ADDRESSES } from '@kast/protocol/client';
import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { ClubPage } from './ClubPage.tsx';
import { ClubScreen } from './ClubScreen.tsx';
import { EveningPage } from './EveningPage.tsx';

/** Whatever is below `/club`. */
export function ClubRooms(): JSX.Element {
  const { path, params } = useRoute();
  if (params['club'] === undefined) return <ClubPage />;
  const isScreen = path === PAGE_ADDRESSES.clubScreen.replace(':club', params['club']);
  return isScreen ? <ClubScreen /> : <EveningPage />;
}
