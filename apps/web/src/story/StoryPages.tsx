import { useLoaded } from '@kast/ui';
import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { deviceStore } from '../device/device-store.ts';
import { fileId } from '../history/archived.ts';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching } from '../page/Page.tsx';
import { findMatch } from '../replay/find-match.ts';
import { NoReplay } from '../replay/NoReplay.tsx';
import { readShared } from '../replay/read-shared.ts';
import { takenHints } from '../table/taken-hints.ts';
import { StoryRoom } from './StoryRoom.tsx';

/** `/m/<id>/story` */
export function MatchStory(): JSX.Element {
  const { params } = useRoute();
  const id = params['id'] ?? '';
  return <StoryOf key={id} id={id} />;
}

function StoryOf({ id }: { readonly id: string }): JSX.Element {
  const found = useLoaded(() => findMatch(id), [id]);
  if (found.status !== 'here') return <Fetching failed={found.status === 'failed'} />;
  if (!found.value.ok) return <NoReplay matchId={id} missing={found.value.error} />;
  const { read, holders } = found.value.value;
  return (
    <StoryRoom
      read={read}
      holders={holders}
      archiveId={id}
      advised={takenHints(deviceStore).of(id)}
      replayAddress={`/m/${id}/replay`}
    />
  );
}

/** `/replay/story`: of a match out of a link, or out of a file that this device keeps. */
export function RecordStory(): JSX.Element {
  const { query } = useRoute();
  const packed = location.hash.slice(1);
  const kept = query['kept'];
  return <StoryOfRecord key={kept ?? packed} packed={packed} kept={kept} />;
}

interface RecordProps {
  readonly packed: string;
  readonly kept: string | undefined;
}

function StoryOfRecord({ packed, kept }: RecordProps): JSX.Element {
  const shared = useLoaded(() => readShared(packed, kept), [packed, kept]);
  if (shared.status !== 'here') return <Fetching failed={shared.status === 'failed'} />;
  if (!shared.value) return <NotFound />;
  if (!shared.value.ok) {
    return <NoReplay missing={{ kind: 'unreadable', fault: shared.value.error }} />;
  }
  return (
    <StoryRoom
      read={shared.value.value}
      archiveId={kept === undefined ? undefined : fileId(kept)}
      replayAddress={kept === undefined ? `/replay#${packed}` : `/replay?kept=${kept}`}
    />
  );
}
