import { readAnyRecord, registry } from '@kast/games';
import { fail, ok, outcomeOf, type Result } from '@kast/kernel';
import { DEEPEST_JSON, isNestedTooDeep, type RecordJudged, type WireError } from '@kast/protocol';

export interface JudgeRecordTask {
  /** As it was sent: reading it is a good part of the work. */
  readonly json: string;
}

export type RecordFailure = WireError<'malformed-json' | 'bad-request' | 'bad-record'>;

/** Replays a record through the rules and, where one has spoken, by the referee. */
export async function judgeRecord({
  json,
}: JudgeRecordTask): Promise<Result<RecordJudged, RecordFailure>> {
  const input = parse(json);
  if (!input.ok) return input;
  const read = await readAnyRecord(registry, input.value);
  if (!read.ok) return fail({ code: 'bad-record', fault: read.error });
  const { record, played } = read.value;
  const { match } = played;
  const result = outcomeOf(match);
  return ok({ game: record.game, plies: match.ply, ...(result ? { result } : {}) });
}

function parse(json: string): Result<unknown, RecordFailure> {
  if (isNestedTooDeep(json)) {
    const problem = `is nested deeper than ${DEEPEST_JSON}`;
    return fail({ code: 'bad-request', field: '', problem });
  }
  try {
    return ok(JSON.parse(json));
  } catch {
    return fail({ code: 'malformed-json' });
  }
}
