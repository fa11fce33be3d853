import { type GameTexts, type Player, type RefusalTexts, tellRefusal } from '@kast/games';
import { type Refusal, type TableRefusal, unreachable } from '@kast/kernel';
import type { Failure, WireError } from '@kast/protocol/client';
import { span } from './span.ts';
import type { Fault, TroubleCode } from '../session/fault.ts';

/** Only who is about to sign in, or has, meets these: they are said there. */
export type AccountFailure = WireError<
  | 'bad-mail-address'
  | 'bad-mail-link'
  | 'bad-password'
  | 'bad-sign-in'
  | 'has-account'
  | 'last-way-in'
  | 'name-taken'
  | 'not-signed-in'
  | 'too-many-mails'
  | 'proof-needed'
  | 'too-many-passkeys'
>;

/** Only who has friends, or looks at somebody's page, meets these. */
export type FriendFailure = WireError<
  | 'bad-friend-link'
  | 'too-many-friend-links'
  | 'too-many-friends'
  | 'too-many-invitations'
  | 'unknown-friend'
  | 'unknown-player'
>;

/** With what the sentences say of it. */
type ToldRefusal = TableRefusal extends infer Each
  ? Each extends { readonly reason: 'bad-seat-count'; readonly facts: infer Facts }
    ? Omit<Each, 'facts'> & { readonly facts: Facts & { readonly span: string } }
    : Each
  : never;

/** One text for every failure: a new code without a text is a type error. */
export interface FaultTexts {
  readonly table: RefusalTexts<ToldRefusal>;
  readonly wire: {
    readonly [Each in Exclude<Failure, AccountFailure | FriendFailure> as Each['code']]:
      | string
      | ((facts: Each) => string);
  };
  readonly trouble: Readonly<Record<TroubleCode, string>>;
  readonly allowed: string;
  readonly heldBack: string;
}

export function faultText(
  texts: FaultTexts,
  game: GameTexts | undefined,
  fault: Fault,
  players?: readonly Player[],
): string {
  switch (fault.kind) {
    case 'refused':
      return refusalText(texts, game, fault.refusal, players);
    case 'failed':
      return failureText(texts, fault.failure);
    case 'trouble':
      return texts.trouble[fault.code];
    case 'noted':
    case 'awaited':
      return fault.text;
    case 'allowed':
      return texts.allowed;
    case 'held-back':
      return texts.heldBack;
    default:
      return unreachable(fault);
  }
}

/** Why a rule forbids it: the table's own reasons are said here, the others by the game. */
export function refusalText(
  texts: FaultTexts,
  game: GameTexts | undefined,
  refusal: Refusal,
  players?: readonly Player[],
): string {
  if (isOfTheTable(texts, refusal)) return tellRefusal(texts.table, withSpan(refusal));
  return game?.refusal(refusal, players) ?? failureText(texts, { code: 'refused', ...refusal });
}

/** “2–6”, or “2” where it is never another number. */
function withSpan(refusal: TableRefusal): ToldRefusal {
  if (refusal.reason !== 'bad-seat-count') return refusal;
  return { ...refusal, facts: { ...refusal.facts, span: span(refusal.facts) } };
}

function isOfTheTable({ table }: FaultTexts, refusal: Refusal): refusal is TableRefusal {
  return Object.hasOwn(table, refusal.reason);
}

export function failureText({ wire }: Pick<FaultTexts, 'wire'>, failure: Failure): string {
  const texts = wire as FailureTexts;
  const text = texts[failure.code] ?? texts['bad-request'] ?? '';
  return typeof text === 'string' ? text : text(failure);
}

type FailureTexts = Readonly<
  Partial<Record<Failure['code'], string | ((facts: Failure) => string)>>
>;
