import { useLoaded } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { archiveHere } from '../history/archive-here.ts';
import { recordsHere } from '../device/kept-records.ts';
import { archivedFile } from '../history/archived.ts';
import { Fetching } from '../page/Page.tsx';
import { ImportPage } from './ImportPage.tsx';
import { idOfRecord } from './kept-records.ts';
import { ReplayRoom } from './ReplayRoom.tsx';
import type { ReadMatch } from './read-match.ts';
import { plyFrom } from './ply-from.ts';
import { readShared } from './read-shared.ts';

/** `/replay`: a match out of a link, or out of a file, which is kept on this device. */
export function RecordReplay(): JSX.Element {
  const { query } = useRoute();
  const packed = location.hash.slice(1);
  const kept = query['kept'];
  const startPly = plyFrom(query['ply']);
  return <ReplayOfRecord key={kept ?? packed} packed={packed} kept={kept} startPly={startPly} />;
}

interface RecordProps {
  readonly packed: string;
  readonly kept: string | undefined;
  readonly startPly: number | undefined;
}

/** Of one record: another one is not shown with what was found of this. */
function ReplayOfRecord({ packed, kept, startPly }: RecordProps): JSX.Element {
  const opened = useSignal<ReadMatch | undefined>(undefined);
  const shared = useLoaded(() => readShared(packed, kept), [packed, kept]);

  if (opened.value) return <ReplayRoom read={opened.value} startPly={0} />;
  if (shared.status !== 'here') return <Fetching failed={shared.status === 'failed'} />;
  if (shared.value?.ok) return <ReplayRoom read={shared.value.value} startPly={startPly} />;
  return (
    <ImportPage
      fault={shared.value?.error}
      onRead={async (read) => {
        // It is looked at whether or not the device keeps it.
        const id = await keepImported(read).catch(reportError);
        if (id) history.replaceState(null, '', `/replay?kept=${id}`);
        opened.value = read;
      }}
    />
  );
}

/** Found again by this id; undefined where the device would not keep it. */
async function keepImported({ record, players }: ReadMatch): Promise<string | undefined> {
  const now = Date.now();
  const id = await idOfRecord(record);
  if ((await recordsHere.put(record, now)) !== undefined) {
    archiveHere.put(archivedFile(id, record, players, now), record).catch(reportError);
    return id;
  }
  const isArchived = await archiveHere.put(archivedFile(id, record, players, now), record);
  return isArchived ? id : undefined;
}
