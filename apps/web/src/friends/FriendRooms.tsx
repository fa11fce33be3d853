import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching } from '../page/Page.tsx';
import { FriendLinkPage } from './FriendLinkPage.tsx';
import { FriendsPage } from './FriendsPage.tsx';
import { useFriendsTexts } from './friends-texts.ts';
import './friends.css';

/** `/friends` and `/friends/link`: T18. */
export function FriendRooms(): JSX.Element {
  const { params } = useRoute();
  const texts = useFriendsTexts();
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  switch (params['part'] ?? '') {
    case '':
      return <FriendsPage t={texts.value} />;
    case 'link':
      return <FriendLinkPage t={texts.value} />;
    default:
      return <NotFound />;
  }
}
