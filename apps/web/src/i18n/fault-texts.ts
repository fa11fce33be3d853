import { type GameTexts, type RefusalTexts, tellRefusal } from '@kast/games';
import { type Refusal, type TableRefusal, unreachable } from '@kast/kernel';
import type { Failure } from '@kast/protocol/client';
import type { Fault, TroubleCode } from '../session/fault.ts';

/** One text for every failure: a new code without a text is a type error. */
export interface FaultTexts {
  readonly table: RefusalTexts<TableRefusal>;
  readonly wire: {
    readonly [Each in Failure as Each['code']]: string | ((facts: Each) => string);
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
    case 'noted':
      return fault.text;
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
  if (isOfTheTable(texts, refusal)) return tellRefusal(texts.table, refusal);
  return game?.refusal(refusal) ?? failureText(texts, { code: 'refused', ...refusal });
}

function isOfTheTable({ table }: FaultTexts, refusal: Refusal): refusal is TableRefusal {
  return Object.hasOwn(table, refusal.reason);
}

export function failureText(texts: FaultTexts, failure: Failure): string {
  const text = texts.wire[failure.code] as string | ((facts: Failure) => string);
  return typeof text === 'string' ? text : text(failure);
}
