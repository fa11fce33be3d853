import {
  fail,
  type MatchRecord,
  ok,
  parseRecord,
  type Playthrough,
  readWithReferee,
  type RecordFault,
  type Result,
} from '@kast/kernel';
import type { GameBox } from './game-box.ts';
import { rulesOf } from './rules-of.ts';

export interface ReadRecord {
  readonly record: MatchRecord;
  readonly played: Playthrough;
}

/** Replays a record through the rules of its game and version, and by the referee where one has spoken. */
export async function readAnyRecord(
  boxes: readonly GameBox[],
  input: unknown,
): Promise<Result<ReadRecord, RecordFault>> {
  const shape = parseRecord(input);
  if (!shape.ok) return shape;
  const { game, rulesVersion } = shape.value;
  const box = boxes.find(({ info }) => info.id === game);
  if (!box) return fail({ code: 'unknown-game', game });
  const rules = await rulesOf(box, rulesVersion);
  if (!rules) return fail({ code: 'unknown-rules-version', rulesVersion });
  const played = await readWithReferee(input, rules, box.referee);
  return played.ok ? ok({ record: shape.value, played: played.value }) : played;
}
