import { readAnyRecord, registry } from '@kast/games';
import { ok, outcomeOf, type RecordFault, type Result } from '@kast/kernel';
import type { RecordJudged } from '@kast/protocol';

export interface JudgeRecordTask {
  readonly input: unknown;
}

/** Replays a record through the rules and, where one has spoken, by the referee. */
export async function judgeRecord({
  input,
}: JudgeRecordTask): Promise<Result<RecordJudged, RecordFault>> {
  const read = await readAnyRecord(registry, input);
  if (!read.ok) return read;
  const { record, played } = read.value;
  const { match } = played;
  const result = outcomeOf(match);
  return ok({ game: record.game, plies: match.ply, ...(result ? { result } : {}) });
}
