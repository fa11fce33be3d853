import { fail, type Result } from '@kast/kernel';
import { archiveHere } from '../history/archive-here.ts';
import { recordsHere } from '../device/kept-records.ts';
import { fileId } from '../history/archived.ts';
import { type ReadFault, type ReadMatch, readForeignMatch } from './read-match.ts';
import { unpackMatch } from './share-link.ts';

/** A match out of a link, or one that was opened out of a file and kept; undefined where neither is asked for. */
export async function readShared(
  packed: string,
  kept: string | undefined,
): Promise<Result<ReadMatch, ReadFault> | undefined> {
  const record = kept === undefined ? undefined : await recordKept(kept);
  if (record) return readForeignMatch(record);
  if (packed === '') return undefined;
  const unpacked = await unpackMatch(packed);
  if (!unpacked.ok) return fail({ code: unpacked.error });
  const { record: shared, players } = unpacked.value;
  return readForeignMatch(shared, players);
}

async function recordKept(kept: string): Promise<unknown> {
  return recordsHere.get(kept)?.record ?? archiveHere.recordOf(fileId(kept));
}
