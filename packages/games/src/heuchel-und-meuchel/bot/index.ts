import {
  type Bot,
  determinizedBot,
  type Level,
  LEVELS as EVERY_LEVEL,
  type ThinkRequest,
} from '@kast/bots';
import { game, type HeuchelMemory, type HeuchelView } from '../rules/index.ts';
import { asRemembered } from './forgetting.ts';
import { hidden } from './hidden.ts';
import { decide } from './human-errors.ts';
import { imaginedGame } from './imagined-game.ts';
import { type HeuchelSeen, imaginedPositions } from './imagined-positions.ts';
import { LEVELS } from './levels.ts';
import { PlayoutPolicy } from './playout-policy.ts';
import { POLICY_WEIGHTS } from './policy-weights.ts';

export const bot: Bot<HeuchelView, HeuchelMemory> = determinizedBot({
  levels: LEVELS,
  knownTo: asKnownTo,
  determinize: (seen: HeuchelSeen, level) => imaginedGame(inMind(seen, level), policyOf(level)),
  hidden: (seen, level) => (random) => hidden(game.imagine(inMind(seen, level), random)),
  decide(weighed, seen, level, random) {
    const policy = policyOf(level);
    const position = imaginedPositions(inMind(seen, level), policy)(random);
    return decide(weighed, { weaknesses: LEVELS[level], policy, position, seen, random });
  },
});

/** HM8.3: an adviser goes by what lies open; what whoever asks remembers is not known, and must not be told again. */
function asKnownTo(seen: HeuchelSeen, { recallsAs }: ThinkRequest): HeuchelSeen {
  return recallsAs === undefined ? seen : { ...seen, memory: undefined };
}

function inMind(seen: HeuchelSeen, level: Level): HeuchelSeen {
  return asRemembered(seen, LEVELS[level].forgets);
}

function policyOf(level: Level): PlayoutPolicy {
  return POLICIES[level];
}

/** Who sees no danger does not expect others to see any. */
const POLICIES = Object.fromEntries(
  EVERY_LEVEL.map((level) => {
    const share = (100 - LEVELS[level].overlooksDanger) / 100;
    const { risk, riskTaking, escape } = POLICY_WEIGHTS;
    const weights = {
      ...POLICY_WEIGHTS,
      risk: share * risk,
      riskTaking: share * riskTaking,
      escape: share * escape,
    };
    return [level, new PlayoutPolicy(weights)];
  }),
) as Readonly<Record<Level, PlayoutPolicy>>;
