import { fail } from '@kast/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { recordsHere } from '../device/kept-records.ts';
import { Fetching } from '../page/Page.tsx';
import { useLoaded } from '../page/use-loaded.ts';
import { ImportPage } from './ImportPage.tsx';
import { ReplayRoom } from './ReplayRoom.tsx';
import { type ReadMatch, readForeignMatch } from './read-match.ts';
import { plyFrom } from './ply-from.ts';
import { unpackMatch } from './share-link.ts';

/** `/replay`: a match out of a link, or out of a file, which is kept on this device. */
export function RecordReplay(): JSX.Element {
  const { query } = useRoute();
  const packed = location.hash.slice(1);
  const kept = query['kept'];
  const opened = useSignal<ReadMatch | undefined>(undefined);
  const shared = useLoaded(() => readShared(packed, kept), [packed, kept]);
  const startPly = plyFrom(query['ply']);

  if (opened.value) return <ReplayRoom read={opened.value} startPly={0} />;
  if (shared.status !== 'here') return <Fetching failed={shared.status === 'failed'} />;
  if (shared.value?.ok) return <ReplayRoom read={shared.value.value} startPly={startPly} />;
  return (
    <ImportPage
      fault={shared.value?.error}
      onRead={async (read) => {
        const id = await recordsHere.put(read.record, Date.now());
        if (id !== undefined) history.replaceState(null, '', `/replay?kept=${id}`);
        opened.value = read;
      }}
    />
  );
}

async function readShared(packed: string, kept: string | undefined) {
  const here = kept === undefined ? undefined : recordsHere.get(kept);
  if (here) return readForeignMatch(here.record);
  if (packed === '') return undefined;
  const unpacked = await unpackMatch(packed);
  if (!unpacked.ok) return fail({ code: unpacked.error });
  const { record, players } = unpacked.value;
  return readForeignMatch(record, players);
}
