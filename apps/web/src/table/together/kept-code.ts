import type { SeatCode } from '@kast/protocol/client';
import { type KeyValue, readJson } from '../../device/key-value.ts';
import { isMoment, isObject } from '../../device/stored-shapes.ts';

/** T10: the code of a table that was told to somebody: asking for another one would make it worthless. */
interface KeptCode {
  readonly match: string;
  readonly code: string;
  readonly until: number;
}

const KEY = 'kast.table-code';

/** In milliseconds: who is told it has to have time to type it. */
const WORTH_TELLING = 120_000;

export function keptCode(store: KeyValue, match: string, now: number): string | undefined {
  const kept = readJson(store, KEY, isKept);
  return kept?.match === match && kept.until - now > WORTH_TELLING ? kept.code : undefined;
}

export function keepCode(
  store: KeyValue,
  match: string,
  { code, seconds }: SeatCode,
  now: number,
): void {
  store.set(KEY, JSON.stringify({ match, code, until: now + seconds * 1000 }));
}

function isKept(value: unknown): value is KeptCode {
  if (!isObject(value)) return false;
  const { match, code, until } = value;
  return typeof match === 'string' && typeof code === 'string' && isMoment(until);
}
