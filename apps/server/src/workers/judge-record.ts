import { registry } from '@kast/games';
import {
  fail,
  ok,
  outcomeOf,
  parseRecord,
  readWithReferee,
  type RecordFault,
  type Result,
} from '@kast/kernel';
import type { RecordJudged } from '@kast/protocol';

export interface JudgeRecordTask {
  readonly input: unknown;
}

/** Replays a record through the rules and, where one has spoken, by the referee. */
export async function judgeRecord({
  input,
}: JudgeRecordTask): Promise<Result<RecordJudged, RecordFault>> {
  const shape = parseRecord(input);
  if (!shape.ok) return shape;
  const { game } = shape.value;
  const box = registry.find(({ info }) => info.id === game);
  if (!box) return fail({ code: 'unknown-game', game });
  const read = await readWithReferee(input, await box.rules(), box.referee);
  if (!read.ok) return read;
  const { match } = read.value;
  const result = outcomeOf(match);
  return ok({ game, plies: match.ply, ...(result ? { result } : {}) });
}
