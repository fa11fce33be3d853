import type { GameTexts } from '@kast/games';
import { type Refusal, unreachable } from '@kast/kernel';
import type { Failure } from '@kast/protocol/client';
import type { Fault, TroubleCode } from '../session/fault.ts';
import { type TableRefusalTexts, tableRefusalText } from './table-refusals.ts';

/** One text for every failure: a new code without a text is a type error. */
export interface FaultTexts {
  readonly table: TableRefusalTexts;
  readonly wire: {
    readonly [Each in Failure as Each['code']]: (facts: Each) => string;
  };
  readonly trouble: Readonly<Record<TroubleCode, string>>;
}

export function faultText(texts: FaultTexts, game: GameTexts | undefined, fault: Fault): string {
  switch (fault.kind) {
    case 'refused':
      return refusalText(texts, game, fault.refusal);
    case 'failed':
      return failureText(texts, fault.failure);
    case 'trouble':
      return texts.trouble[fault.code];
    default:
      return unreachable(fault);
  }
}

/** Why a rule forbids it: the table's own reasons are said here, the others by the game. */
export function refusalText(
  texts: FaultTexts,
  game: GameTexts | undefined,
  refusal: Refusal,
): string {
  const own = tableRefusalText(texts.table, refusal);
  return own ?? game?.refusal(refusal) ?? texts.wire.refused({ code: 'refused', ...refusal });
}

export function failureText(texts: FaultTexts, failure: Failure): string {
  const text = texts.wire[failure.code] as (facts: Failure) => string;
  return text(failure);
}
