import { connectToProfiles } from '@kast/protocol/profile-client';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { client } from '../device/client.ts';
import type { ArchivedMatch } from './archive.ts';
import { archivedResult } from './online-results.ts';

export interface OnlineResults {
  readonly matches: ReadonlySignal<readonly ArchivedMatch[]>;
  /** The server has been asked, whatever it said. */
  readonly isAsked: ReadonlySignal<boolean>;
  readonly hasMore: ReadonlySignal<boolean>;
  /** The next page; nothing where the server cannot be reached: what the device has is there all the same. */
  readonly fetchMore: () => Promise<void>;
}

/** What the server knows that this player has played, page by page, on whichever device it was. */
export function useOnlineResults(): OnlineResults {
  const matches = useSignal<readonly ArchivedMatch[]>([]);
  const hasMore = useSignal(false);
  const place = useSignal<string | undefined>(undefined);
  const isAsking = useSignal(false);
  const isAsked = useSignal(false);

  const ask = async (): Promise<void> => {
    const me = await client.me();
    if (!me.ok) return;
    const page = await connectToProfiles().results(me.value.id, place.value);
    if (!page.ok) return;
    const { results, next } = page.value;
    matches.value = [...matches.value, ...results.map(archivedResult)];
    place.value = next;
    hasMore.value = next !== undefined;
  };
  const fetchMore = async (): Promise<void> => {
    if (isAsking.value) return;
    isAsking.value = true;
    try {
      await ask();
    } finally {
      isAsking.value = false;
      isAsked.value = true;
    }
  };
  return { matches, isAsked, hasMore, fetchMore };
}
