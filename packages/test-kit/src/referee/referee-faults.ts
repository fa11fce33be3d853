import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  type AnyReferee,
  enterVerdict,
  extendPlaythrough,
  type Playthrough,
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
  let now = startTrial(game, trial);
  let verdicts = 0;
  try {
    while (verdicts < MOST_VERDICTS && now.match.ply < LONGEST) {
      const { match } = now;
      if (refereeIsDue(match)) {
        verdicts += 1;
        const faults = [...verdictFaults(now, referee)];
        if (faults.length > 0) return { verdicts, faults };
        const verdict = enterVerdict(match, referee.judge(match.state));
        now = extendPlaythrough(now, [verdict]);
        continue;
      }
      const entry = nextEntry(match, trial.seed, random);
      if (!entry) break;
      now = appendOrThrow(now, entry);
    }
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { verdicts, faults: [fault(now, 'throws', detail)] };
  }
  return { verdicts, faults: [] };
}

function* verdictFaults(now: Playthrough, referee: AnyReferee): Generator<RefereeFault> {
  const { game, state } = now.match;
  const verdict = referee.judge(state);
  const refusal = game.check(state, 'chance', verdict);
  if (refusal) {
    yield fault(now, 'impossible-verdict', JSON.stringify({ verdict, refusal }));
    return;
  }
  if (!isPlainJson(verdict)) yield fault(now, 'not-plain-json', JSON.stringify(verdict));
  for (const again of [referee.judge(state), referee.judge(throughJson(state))]) {
    if (isDeepStrictEqual(again, verdict)) continue;
    yield fault(now, 'not-deterministic', `${JSON.stringify(verdict)} and then ${short(again)}`);
  }
}

function fault(now: Playthrough, code: RefereeFault['code'], detail: string): RefereeFault {
  return { code, where: whereIs(now), detail: short(detail) };
}
