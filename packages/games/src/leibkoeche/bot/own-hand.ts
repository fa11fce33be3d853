import type { Level } from '@kast/bots';
import { must, type Random } from '@kast/kernel';
import type { LeibkoecheOptions } from '../info.ts';
import type { LeibkoecheMove } from '../rules/index.ts';
import { handTrace } from '../toss/hand.ts';
import { type Skill, SKILLS } from '../toss/skill.ts';
import { ODDS_BY_CHANCE, type OddsOfHand } from './toss-odds.ts';

/** LK8.6: what a bot may expect of a throw. It takes the others' hands to be like its own. */
export function oddsAt(level: Level, { toss }: LeibkoecheOptions): OddsOfHand {
  return toss === 'chance' ? ODDS_BY_CHANCE : skillOf(level).odds;
}

/** LK3.8: where hands toss, an aim becomes what the bot's hand makes of it. */
export function byOwnHand(
  move: LeibkoecheMove,
  level: Level,
  { toss }: LeibkoecheOptions,
  random: Random,
): LeibkoecheMove {
  if (toss === 'chance' || move.kind !== 'toss' || typeof move.toss !== 'string') return move;
  return { kind: 'toss', toss: handTrace(move.toss, skillOf(level).unsteadiness, random) };
}

function skillOf(level: Level): Skill {
  return must(SKILLS[level - 1], `the hand of level ${level}`);
}
