import { fail, type Match, ok, type Result, type Seat } from '@kast/kernel';
import type { EntryAnswer } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import type { GuestId } from '../store/store.ts';
import { returnInTurn } from './attend-absence.ts';
import { commitPlies } from './commit-plies.ts';
import { completeEntry } from './complete-entry.ts';
import { enterFlags, noteArrival } from './enter-flags.ts';
import { type Decision, type DecisionFailure, entryOfAct, judge } from './decision.ts';
import type { MatchServices } from './services.ts';

type Answer = Result<EntryAnswer, DecisionFailure>;
type Needed = Pick<MatchServices, 'store' | 'now' | 'askReferee' | 'bridgePause'>;

/** A match that goes on while a referee judges is judged again; not for ever. */
const MOST_VERDICTS = 20;

/**
 * The walk of a decision: judged on the match as it stands, completed by chance and referee, stored where
 * the match still stands so, and only then acknowledged and told. Where anything else came first, everything
 * is judged again, so that nothing but its own question makes a decision stale.
 */
export async function enterDecision(
  live: LiveMatch,
  services: Needed,
  decision: Decision,
): Promise<Answer> {
  // Also while a referee takes its time: nobody may open the match a second time.
  const release = live.hold();
  const arrivedAt = live.clock && live.judgedNow();
  const done =
    arrivedAt === undefined ? undefined : noteArrival(live, { seat: decision.seat, at: arrivedAt });
  try {
    if (arrivedAt !== undefined) await services.bridgePause();
    return await enterWithVerdicts(live, services, decision, arrivedAt);
  } finally {
    done?.();
    release();
  }
}

async function enterWithVerdicts(
  live: LiveMatch,
  services: Needed,
  decision: Decision,
  arrivedAt: number | undefined,
): Promise<Answer> {
  let verdicts: Verdicts = NO_VERDICTS;
  for (let asked = 0; asked < MOST_VERDICTS; asked++) {
    const tried = await live.inTurn(() =>
      tryToEnter(live, services, decision, { ...verdicts, arrivedAt }),
    );
    if ('answer' in tried) return tried.answer;
    const verdict = await services.askReferee(tried.awaits, live.facts);
    if (!verdict.ok) return verdict;
    verdicts = { of: tried.of, said: [...tried.said, verdict.value] };
  }
  return fail({ code: 'no-verdict' });
}

/** What referees have said of a match as it stood. */
interface Verdicts {
  readonly of: Match | undefined;
  readonly said: readonly unknown[];
}

const NO_VERDICTS: Verdicts = { of: undefined, said: [] };

/** An answer; or a referee has to be asked of `awaits` first, while the match stands as `of`. */
type Tried = { readonly answer: Answer } | (Verdicts & { readonly awaits: Match });

async function tryToEnter(
  live: LiveMatch,
  services: Needed,
  decision: Decision,
  { arrivedAt, ...verdicts }: Verdicts & { readonly arrivedAt: number | undefined },
): Promise<Tried> {
  for (;;) {
    if (arrivedAt !== undefined) await enterFlags(live, services, arrivedAt);
    const back = decision.from === 'person' ? awayFrom(live, decision.seat) : undefined;
    if (back !== undefined) await returnInTurn(live, services, back);
    const { match, revision } = live;
    const judged = judge(live, decision);
    if (!judged.ok) {
      const repeated = await answerToRepeat(live, services, decision);
      if (repeated) return { answer: repeated };
      // What another process has entered may be what it answers.
      await live.catchUp(services.store);
      if (live.revision === revision) return { answer: judged };
      continue;
    }
    const own = judged.value;
    const said = verdicts.of === match ? verdicts.said : [];
    const { plies, awaits, seal } = completeEntry(live, own.at(-1)?.match ?? match, said);
    if (awaits) return { awaits, of: match, said };
    // The key stands with the seat's own entry; where it takes back after others, with the last.
    const keyed = { index: own.length - 1, key: decision.key };
    const kept = await commitPlies(live, services, [...own, ...plies], { keyed, seal, arrivedAt });
    if (kept.kind === 'appended') return { answer: ok({ ply: match.ply + own.length }) };
    if (kept.kind === 'duplicate') return { answer: ok({ ply: kept.ply }) };
  }
}

/** T12: who decides is back, whatever else is known of them. */
function awayFrom({ seats }: LiveMatch, seat: Seat): GuestId | undefined {
  const held = seats[seat - 1];
  return held?.kind === 'person' && held.attendance ? held.holder : undefined;
}

/** A repeat gets the answer of the first, whatever has become of its question since. */
async function answerToRepeat(
  live: LiveMatch,
  { store }: Needed,
  decision: Decision,
): Promise<Answer | undefined> {
  const { seat, key } = decision;
  if (key === undefined) return undefined;
  const keyed =
    'act' in decision
      ? { key, act: entryOfAct(decision.act) }
      : { key, question: decision.question };
  const ply = await store.plyAfterKey(live.id, seat, keyed);
  return ply === undefined ? undefined : ok({ ply });
}
