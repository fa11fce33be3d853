import { fail } from '@kast/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { Fetching } from '../page/Page.tsx';
import { useLoaded } from '../page/use-loaded.ts';
import { ImportPage } from './ImportPage.tsx';
import { ReplayRoom } from './ReplayRoom.tsx';
import { type ReadMatch, readForeignMatch } from './read-match.ts';
import { plyFrom } from './ply-from.ts';
import { unpackMatch } from './share-link.ts';

/** `/replay`: a match out of a link, or out of a file. */
export function RecordReplay(): JSX.Element {
  const { query } = useRoute();
  const packed = location.hash.slice(1);
  const opened = useSignal<ReadMatch | undefined>(undefined);
  const shared = useLoaded(() => readShared(packed), [packed]);
  const startPly = plyFrom(query['ply']);

  if (opened.value) return <ReplayRoom read={opened.value} startPly={0} />;
  if (shared.status !== 'here') return <Fetching failed={shared.status === 'failed'} />;
  if (shared.value?.ok) return <ReplayRoom read={shared.value.value} startPly={startPly} />;
  return (
    <ImportPage
      fault={shared.value?.error}
      onRead={(read) => {
        opened.value = read;
      }}
    />
  );
}

async function readShared(packed: string) {
  if (packed === '') return undefined;
  const unpacked = await unpackMatch(packed);
  if (!unpacked.ok) return fail({ code: unpacked.error });
  const { record, players } = unpacked.value;
  return readForeignMatch(record, players);
}
