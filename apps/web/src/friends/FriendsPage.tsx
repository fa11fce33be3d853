import { type FriendList, connectToFriends } from '@kast/protocol/friends-client';
import { toast } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Missed, reload } from '../page/Missed.tsx';
import { Page } from '../page/Page.tsx';
import { FriendRow } from './FriendRow.tsx';
import { type FriendsTexts, friendFailureText } from './friends-texts.ts';
import { NewFriendLink } from './NewFriendLink.tsx';
import { TableInvitations } from './TableInvitations.tsx';

const friends = connectToFriends();

/** `/friends`: who they are, where they play, and to which tables they ask. */
export function FriendsPage({ t }: { readonly t: FriendsTexts }): JSX.Element {
  const list = useSignal<FriendList | undefined>(undefined);
  const isUnreachable = useSignal(false);
  const look = async (): Promise<void> => {
    const answer = await friends.list();
    isUnreachable.value = !answer.ok;
    if (answer.ok) list.value = answer.value;
  };
  useLayoutEffect(() => {
    void look();
    // Who comes back to this page wants to see who is there now.
    const onSight = (): void => {
      if (!document.hidden) void look();
    };
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, []);
  const then = async (done: ReturnType<typeof friends.end>): Promise<void> => {
    const answer = await done;
    if (!answer.ok) toast(friendFailureText(t, answer.error));
    await look();
  };
  const known = list.value;
  return (
    <Page title={t.title} room="friends">
      <article class="sheet paper lying friends">
        <h1>{t.title}</h1>
        <p>{t.intro}</p>
        <p>
          <a href="/player/me">{t.ownPage}</a>
        </p>
        {isUnreachable.value && <Missed text={t.unreachable} onRetry={reload} />}
        {known && (
          <>
            <TableInvitations
              t={t}
              invitations={known.invitations}
              onDecline={(match) => then(friends.decline(match))}
            />
            {known.friends.length === 0 && <p>{t.none}</p>}
            <ul class="friends-list">
              {known.friends.map((friend) => (
                <FriendRow
                  key={friend.id}
                  t={t}
                  friend={friend}
                  onEnd={() => then(friends.end(friend.id))}
                />
              ))}
            </ul>
            <NewFriendLink t={t} />
          </>
        )}
      </article>
    </Page>
  );
}
