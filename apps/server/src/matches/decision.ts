import {
  fail,
  type Match,
  ok,
  outcomeOf,
  parseAct,
  type Played,
  play,
  questionTo,
  type Refusal,
  type Result,
  type Seat,
  unreachable,
} from '@kast/kernel';
import type { TableAct, WireError } from '@kast/protocol';
import { isComputer, takeBackOrderFor, takeBackTarget } from '../live/computer-seats.ts';
import { missedSince, standingOf } from '../live/for-viewer.ts';
import type { LiveMatch } from '../live/live-match.ts';
import type { KeyedAct } from '../store/keyed-acts.ts';

/** What a seat decides: an answer to its question, or an act of the table. */
export type Decision = Move | Act;

interface Decided {
  readonly seat: Seat;
  /** The idempotency key of the request; the computer needs none. */
  readonly key?: string | undefined;
  /** A plan decides for its owner, who need not be there. */
  readonly from: 'person' | 'computer' | 'plan';
  /** Of a plan: it was read when the match was at it, and may be another one since. */
  readonly revision?: number;
}

interface Move extends Decided {
  readonly question: number;
  readonly move: string;
}

interface Act extends Decided {
  readonly act: TableAct;
}

export type DecisionFailure = WireError<'stale' | 'refused' | 'no-verdict'>;

type Judged = Result<readonly Played[], DecisionFailure>;

/** The entries that a decision makes, judged on the match as it stands: one, or several that take back. */
export function judge(live: LiveMatch, decision: Decision): Judged {
  const { seat, from, revision } = decision;
  const { match } = live;
  if (revision !== undefined && revision !== live.revision) {
    return fail(staleFor(live, seat, match.ply));
  }
  // T12: the owner was back before the computer had decided.
  if (from === 'computer' && !isComputer(match, live.seats, seat)) {
    return fail(staleFor(live, seat, match.ply));
  }
  // T3: the computer plays on for who has resigned.
  if (from !== 'computer' && match.resigned.includes(seat) && !outcomeOf(match)) {
    return fail(refused({ rule: 'T3', reason: 'seat-resigned', facts: { seat } }));
  }
  return 'act' in decision ? judgeAct(live, decision) : judgeMove(live, decision);
}

function judgeMove(live: LiveMatch, { seat, question, move }: Move): Judged {
  const { match } = live;
  if (parseAct(move)) return fail(refused(unreadable(move)));
  const asked = questionTo(match, seat);
  if (asked?.id === question) return playOne(match, seat, move);
  const wasAsked = asked !== undefined || question < match.ply;
  // Who was never asked hears from the rules why; who was, what has happened since.
  return wasAsked ? fail(staleFor(live, seat, question)) : playOne(match, seat, move);
}

/** What stands in the log of an act. */
export function entryOfAct({ act }: TableAct): KeyedAct {
  return act === 'offer-draw' || act === 'accept-draw' ? 'draw' : act;
}

function judgeAct(live: LiveMatch, { seat, act }: Act): Judged {
  const { match } = live;
  switch (act.act) {
    case 'resign':
      return playOne(match, seat, 'resign');
    case 'offer-draw': {
      // An offer that crosses another one must not accept it unseen.
      const crosses = match.offers.some((offer) => offer.seat !== seat);
      return crosses ? fail(staleFor(live, seat, match.ply)) : playOne(match, seat, 'draw');
    }
    case 'accept-draw': {
      const stands = match.offers.some(({ ply }) => ply === act.offer);
      return stands ? playOne(match, seat, 'draw') : fail(staleFor(live, seat, act.offer));
    }
    case 'undo': {
      const order = takeBackOrderFor(match, seat, live.seats);
      if (!order) return playOne(match, seat, 'undo');
      const isMeant = takeBackTarget(match, order) === act.ply;
      return isMeant ? takeBack(match, order) : fail(staleFor(live, seat, act.ply));
    }
    default:
      return unreachable(act);
  }
}

function playOne(match: Match, seat: Seat, text: string): Judged {
  const played = play(match, seat, text);
  return played.ok ? ok([played.value]) : fail(refused(played.error));
}

/** T6: each `undo` as an entry of its own, the asking seat's last. */
function takeBack(match: Match, order: readonly Seat[]): Judged {
  const undone: Played[] = [];
  for (const seat of order) {
    const next = play(undone.at(-1)?.match ?? match, seat, 'undo');
    if (!next.ok) return fail(refused(next.error));
    undone.push(next.value);
  }
  return ok(undone);
}

/** What is answered or referred to is gone: with what happened since, where that is not too much. */
function staleFor(live: LiveMatch, seat: Seat, since: number): WireError<'stale'> {
  const missed = since <= live.match.ply ? missedSince(live, seat, since) : undefined;
  const standing = standingOf(live, live.hosted, seat);
  return { code: 'stale', standing, ...(missed ? { missed: [...missed] } : {}) };
}

export function refused({ rule, reason, facts }: Refusal): WireError<'refused'> {
  return { code: 'refused', rule, reason, facts };
}

export function unreadable(text: string): Refusal {
  return { rule: 'T1', reason: 'notation', facts: { text: text.slice(0, 80) } };
}
