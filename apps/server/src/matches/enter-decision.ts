import {
  fail,
  hostPly,
  MOST_DRAW_OFFERS,
  MOST_UNDOS,
  type Match,
  ok,
  type Played,
  type Result,
} from '@kast/kernel';
import type { EntryAnswer, WireError } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import { type HostedPly, snapshotAfter } from '../live/open-log.ts';
import { statusOf } from '../live/match-status.ts';
import type { StoredEntry } from '../store/store.ts';
import { completeEntry } from './complete-entry.ts';
import { type Decision, type DecisionFailure, judge } from './decision.ts';
import type { MatchServices } from './services.ts';

type Answer = Result<EntryAnswer, DecisionFailure>;
type Needed = Pick<MatchServices, 'store' | 'now' | 'askReferee'>;

/** What referees have said of a match as it stood. */
interface Verdicts {
  readonly of: Match;
  readonly said: readonly unknown[];
}

/** A match that goes on while a referee judges is judged again; not for ever. */
const MOST_VERDICTS = 20;

/**
 * The walk of a decision: judged on the match as it stands, completed by chance and referee, stored where
 * the log still ends there, and only then acknowledged and told. Where another process was first, what
 * it stored is read and everything is judged again, so that nothing but its own question makes a decision
 * stale.
 */
export async function enterDecision(
  live: LiveMatch,
  services: Needed,
  decision: Decision,
): Promise<Answer> {
  let verdicts: Verdicts = { of: live.match, said: [] };
  for (let asked = 0; asked < MOST_VERDICTS; asked++) {
    const tried = await live.inTurn(() => tryToEnter(live, services, decision, verdicts));
    if ('answer' in tried) return tried.answer;
    const verdict = await services.askReferee(tried.awaits);
    if (!verdict.ok) return verdict;
    verdicts = { of: tried.of, said: [...tried.said, verdict.value] };
  }
  return fail({ code: 'no-verdict' });
}

type Tried =
  | { readonly answer: Answer }
  /** A referee has to be asked of `awaits`; the match stands as `of`. */
  | (Verdicts & { readonly awaits: Match });

async function tryToEnter(
  live: LiveMatch,
  { store, now }: Needed,
  decision: Decision,
  verdicts: Verdicts,
): Promise<Tried> {
  for (;;) {
    const { match, facts } = live;
    const judged = whyFull(match) ?? judge(live, decision);
    if (!judged.ok) return { answer: await answerOfFirst(live, store, decision, judged.error) };
    const last = judged.value.at(-1)?.match ?? match;
    const said = verdicts.of === match ? verdicts.said : [];
    const { plies, awaits } = completeEntry(last, facts.seed, said);
    if (awaits) return { awaits, of: match, said };

    const hosted = hostAll(live, [...judged.value, ...plies]);
    const at = now();
    const entries = hosted.map(({ ply: { entry } }): StoredEntry => {
      return { by: entry.by, move: entry.move, at, key: undefined };
    });
    const own = judged.value.length - 1;
    const kept = await store.append({
      match: live.id,
      ply: match.ply,
      // The key stands with the seat's own entry.
      entries: entries.map((entry, index) => (index === own ? { ...entry, key: decision.key } : entry)),
      status: statusOf(hosted.at(-1)?.match ?? match, live.seats, at),
      snapshot: snapshotAfter(hosted, facts.rulesVersion),
    });
    if (kept.kind === 'appended') {
      live.advance(hosted, at, kept.revision);
      return { answer: ok({ ply: match.ply + own + 1 }) };
    }
    await live.catchUp(store);
    if (kept.kind === 'duplicate') return { answer: ok({ ply: kept.ply }) };
  }
}

/** A repeat gets the answer of the first, whatever has become of its question since. */
async function answerOfFirst(
  live: LiveMatch,
  store: Needed['store'],
  { seat, key }: Decision,
  failure: DecisionFailure,
): Promise<Answer> {
  const ply = key === undefined ? undefined : await store.plyAfterKey(live.id, seat, key);
  return ply === undefined ? fail(failure) : ok({ ply });
}

/** Beyond what the rules and the acts of the table can ever come to, nothing is entered. */
function whyFull(match: Match): Result<never, WireError<'log-full'>> | undefined {
  const { seats, options } = match.setup;
  const acts = seats * (2 * MOST_UNDOS + MOST_DRAW_OFFERS + 1);
  const limit = match.game.longest(options, seats) + acts;
  return match.ply < limit ? undefined : fail({ code: 'log-full', limit });
}

function hostAll(live: LiveMatch, plies: readonly Played[]): readonly HostedPly[] {
  const hosted: HostedPly[] = [];
  for (const played of plies) {
    const before = hosted.at(-1)?.after ?? live.hosted;
    hosted.push({ ...played, before, after: hostPly(before, played) });
  }
  return hosted;
}
