import {
  append,
  fail,
  type Match,
  must,
  ok,
  outcomeOf,
  play,
  type Refusal,
  type Result,
  type Seat,
} from '@kast/kernel';
import type { MoveAnswer, WireError } from '@kast/protocol';
import type { StoredEntry } from '../store/store.ts';
import { chainOf } from './fold.ts';
import { keepEntries } from './keep-entries.ts';
import type { Means } from './means.ts';
import type { OpenTable } from './open-table.ts';
import { type AskReferee, playOn } from './play-on.ts';
import { computerSeats } from './roles.ts';
import { settleTable } from './settle-table.ts';
import { missedSince } from './sight.ts';
import { takeBackOrder } from './take-back.ts';

export interface Decision {
  readonly seat: Seat;
  readonly ply: number;
  readonly move: string;
  /** Unique to this request of this guest; the computer needs none. */
  readonly key: string | undefined;
  readonly from: 'person' | 'computer';
}

export type MoveFailure = WireError<
  'stale' | 'ahead-of-log' | 'refused' | 'log-full' | 'no-verdict'
>;

/** Beyond the longest match that the rules allow: room for offers and moves taken back. */
const SPARE_PLIES = 1000;

/** Judged, stored where the log still ends at the ply that was seen, and then told to the others. */
export function playMove(
  table: OpenTable,
  means: Means,
  decision: Decision,
): Promise<Result<MoveAnswer, MoveFailure>> {
  const { store, now, askReferee } = means;
  return table.inTurn(async () => {
    for (;;) {
      const settled = await settleTable(table, means);
      if (!settled.ok) return settled;
      const known = alreadyDecided(table, decision);
      if (known) return known;
      const chain = await judge(table, decision, askReferee);
      if (!chain.ok) return chain;
      const entries = newEntries(table, chain.value, decision, now());
      if (await keepEntries(table, store, chain.value, entries)) {
        return ok({ ply: plyAfter(decision, entries) });
      }
    }
  });
}

function alreadyDecided(
  table: OpenTable,
  { key, ply, seat }: Decision,
): Result<MoveAnswer, MoveFailure> | undefined {
  const before = key === undefined ? undefined : table.plyOfKey(key);
  if (before !== undefined) return ok({ ply: before });
  const now = table.match.plies.length;
  if (ply > now) return fail({ code: 'ahead-of-log', ply: now });
  if (ply < now) return fail({ code: 'stale', ply: now, missed: missedSince(table, seat, ply) });
  return undefined;
}

/** The match after each entry that the decision leads to: its own, chance, and what a referee says. */
async function judge(
  table: OpenTable,
  decision: Decision,
  askReferee: AskReferee,
): Promise<Result<readonly Match[], MoveFailure>> {
  const { match, facts } = table;
  const limit = match.game.longest(facts.options, match.setup.seats) + SPARE_PLIES;
  const { seat, move, from } = decision;
  if (match.plies.length >= limit && move !== 'resign' && move !== 'draw') {
    return fail({ code: 'log-full', limit });
  }
  // T3: the computer plays on for who has resigned.
  if (from === 'person' && match.resigned.includes(seat) && !outcomeOf(match)) {
    return fail(refused({ rule: 'T3', reason: 'seat-resigned', facts: { seat } }));
  }
  const order = move === 'undo' ? takeBackOrder(match, seat, computerSeats(table)) : undefined;
  if (order) return ok(takeBack(match, order));
  const played = play(match, seat, move);
  if (!played.ok) return fail(refused(played.error));
  const playedOn = await playOn(played.value, facts.seed, askReferee);
  if (!playedOn.ok) return playedOn;
  const chance = playedOn.value.plies.slice(played.value.plies.length).map(({ entry }) => entry);
  return ok(chainOf(played.value, chance));
}

export function refused({ rule, reason, facts }: Refusal): WireError<'refused'> {
  return { code: 'refused', rule, reason, facts };
}

function takeBack(match: Match, order: readonly Seat[]): readonly Match[] {
  return order.reduce<Match[]>((chain, seat) => {
    const next = append(chain.at(-1) ?? match, { by: seat, move: 'undo' });
    if (!next.ok) throw new Error(`taking back is refused: ${JSON.stringify(next.error)}`);
    return [...chain, next.value];
  }, []);
}

/** The key stands with the seat's own entry. */
function newEntries(
  table: OpenTable,
  chain: readonly Match[],
  { seat, key }: Decision,
  at: number,
): readonly StoredEntry[] {
  const { plies } = must(chain.at(-1), 'the match played on');
  return plies
    .slice(table.match.plies.length)
    .map(({ entry: { by, move } }) => ({ by, move, at, key: by === seat ? key : undefined }));
}

function plyAfter({ ply, seat }: Decision, entries: readonly StoredEntry[]): number {
  return ply + entries.findLastIndex(({ by }) => by === seat) + 1;
}
