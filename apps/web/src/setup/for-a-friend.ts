import { connectToFriends } from '@kast/protocol/friends-client';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { tableFor } from '../friends/table-for.ts';

/** T18: whom this table is set for, if it is for somebody. The next one is for whoever comes. */
export function useTableFor(): typeof tableFor.value {
  const friend = useRef(tableFor.peek());
  useLayoutEffect(() => {
    tableFor.value = undefined;
  }, []);
  return friend.current;
}

/** Where that fails the table stands all the same, and has its invitations. */
export async function askFriend(friend: string, table: string): Promise<void> {
  await connectToFriends().invite(friend, table.replace('/m/', ''));
}
