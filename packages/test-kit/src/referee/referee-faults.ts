import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  type AnyReferee,
  enterVerdict,
  type Match,
  refereeIsDue,
  seededRandom,
} from '@kast/kernel';
import { whereIs } from '../conformance/scene.ts';
import { type Fault, short } from '../fault.ts';
import { isPlainJson, throughJson } from '../plain-json.ts';
import { appendOrThrow, nextEntry, startTrial } from '../random-play.ts';
import type { Trial } from '../trial.ts';

export type RefereeFault = Fault<
  'throws' | 'impossible-verdict' | 'not-deterministic' | 'not-plain-json'
>;

export interface Refereed {
  /** How often the referee was asked. */
  readonly verdicts: number;
  readonly faults: readonly RefereeFault[];
}

/** Physics takes its time: a match without a plan is watched for so many throws. */
const MOST_VERDICTS = 12;
const LONGEST = 600;

/** Plays a match without a plan and with its referee: what it says is possible, and always the same. */
export function refereeFaults(game: AnyGame, referee: AnyReferee, trial: Trial): Refereed {
  const random = seededRandom(`referee ${trial.seed}`);
  let match = startTrial(game, trial);
  let verdicts = 0;
  try {
    while (verdicts < MOST_VERDICTS && match.plies.length < LONGEST) {
      if (refereeIsDue(match)) {
        verdicts += 1;
        const faults = [...verdictFaults(match, referee)];
        if (faults.length > 0) return { verdicts, faults };
        match = enterVerdict(match, referee.judge(match.state));
        continue;
      }
      const entry = nextEntry(match, trial.seed, random);
      if (!entry) break;
      match = appendOrThrow(match, entry);
    }
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { verdicts, faults: [fault(match, 'throws', detail)] };
  }
  return { verdicts, faults: [] };
}

function* verdictFaults(match: Match, referee: AnyReferee): Generator<RefereeFault> {
  const { game, state } = match;
  const verdict = referee.judge(state);
  const refusal = game.check(state, 'chance', verdict);
  if (refusal) {
    yield fault(match, 'impossible-verdict', JSON.stringify({ verdict, refusal }));
    return;
  }
  if (!isPlainJson(verdict)) yield fault(match, 'not-plain-json', JSON.stringify(verdict));
  for (const again of [referee.judge(state), referee.judge(throughJson(state))]) {
    if (isDeepStrictEqual(again, verdict)) continue;
    yield fault(match, 'not-deterministic', `${JSON.stringify(verdict)} and then ${short(again)}`);
  }
}

function fault(match: Match, code: RefereeFault['code'], detail: string): RefereeFault {
  return { code, where: whereIs(match), detail: short(detail) };
}
