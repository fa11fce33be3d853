import type { ClubView, Failure } from '@kast/protocol/client';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { clubClient } from './club-words.ts';

export interface ClubSession {
  readonly id: string;
  readonly club: ReadonlySignal<ClubView | undefined>;
  /** The number of who looks, where they take part. */
  readonly you: ReadonlySignal<number | undefined>;
  readonly isHost: ReadonlySignal<boolean>;
  readonly isConnected: ReadonlySignal<boolean>;
  readonly failure: ReadonlySignal<Failure | undefined>;
  /** Asks at once, after something was done here. */
  readonly refresh: () => Promise<void>;
}

/** In milliseconds: a browser does not come back by itself from an answer that was no stream. */
const TRY_AGAIN = 3000;

/** An evening as it stands, followed for as long as it is shown. */
export function useClub(id: string): ClubSession {
  const club = useSignal<ClubView | undefined>(undefined);
  const you = useSignal<number | undefined>(undefined);
  const isHost = useSignal(false);
  const isConnected = useSignal(true);
  const failure = useSignal<Failure | undefined>(undefined);

  const take = (view: ClubView) => {
    if (club.value?.id !== view.id || view.revision > club.value.revision) club.value = view;
  };
  const refresh = async () => {
    const look = await clubClient.look(id);
    if (!look.ok) {
      failure.value = look.error;
      return;
    }
    failure.value = undefined;
    isHost.value = look.value.isHost;
    you.value = look.value.you;
    take(look.value.club);
  };

  useEffect(() => {
    void refresh();
    return follow(id, take, (isLive) => {
      // Who was away may have become a host meanwhile, or nobody.
      if (isLive && !isConnected.value) void refresh();
      isConnected.value = isLive;
    });
  }, [id]);
  return { id, club, you, isHost, isConnected, failure, refresh };
}

function follow(
  id: string,
  take: (view: ClubView) => void,
  onLive: (isLive: boolean) => void,
): () => void {
  let source: EventSource | undefined;
  let timer: number | undefined;
  const open = () => {
    source = new EventSource(clubClient.eventsAddress(id));
    source.addEventListener('club', (event) => take(JSON.parse(String(event.data)) as ClubView));
    source.addEventListener('open', () => onLive(true));
    source.addEventListener('error', () => {
      onLive(false);
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, TRY_AGAIN);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
