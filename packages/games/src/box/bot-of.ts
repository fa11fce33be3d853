import type { AnyBot, Choice, Level } from '@kast/bots';
import { type AnyGame, must, pick, seededRandom, type Seen } from '@kast/kernel';
import type { GameBox } from './game-box.ts';
import { rulesOf } from './rules-of.ts';

/**
 * The bot for a match of this version; undefined where there is no such version. There is only the
 * newest bot, which plays matches of earlier versions by their rules. It plays at every level, or at
 * those up to one.
 */
export async function botOf(
  box: Pick<GameBox, 'info' | 'rules' | 'earlierRules' | 'bot'>,
  version: number,
  upTo?: Level,
): Promise<AnyBot | undefined> {
  if (version === box.info.rulesVersion) return box.bot(upTo);
  const rules = await rulesOf(box, version);
  return rules && lawful(await box.bot(upTo), rules);
}

/** It may think of what its own rules allow alone; then any move has to do that these rules allow. */
function lawful(bot: AnyBot, rules: AnyGame): AnyBot {
  return {
    choose(seen, request) {
      const choice = bot.choose(seen, request);
      return isLegal(rules, seen, choice) ? choice : anyChoice(rules, seen, choice, request.seed);
    },
    weigh: (seen, request) => bot.weigh(seen, request).filter((each) => isLegal(rules, seen, each)),
    ...(bot.believe && { believe: bot.believe.bind(bot) }),
  };
}

type AnySeen = Seen<unknown, unknown>;

function isLegal(rules: AnyGame, seen: AnySeen, { move }: Pick<Choice, 'move'>): boolean {
  const state = imagined(rules, seen);
  const seat = seatOf(seen);
  const read = rules.notation.parse(state, seat, move);
  return read.ok && !rules.check(state, seat, read.value);
}

function anyChoice(rules: AnyGame, seen: AnySeen, choice: Choice, seed: string): Choice {
  const random = seededRandom(seed);
  const state = imagined(rules, seen);
  const moves = rules.moves(state, seatOf(seen));
  const any = moves.length > 0 ? pick(random, moves) : rules.sample?.(state, seatOf(seen), random);
  const move = rules.notation.make(state, must(any, 'a legal move'));
  return { ...choice, move, line: [move] };
}

/** Every imagined state has the same legal moves as the real one. */
function imagined(rules: AnyGame, seen: AnySeen): unknown {
  return rules.imagine(seen, seededRandom('any'));
}

function seatOf({ viewer }: AnySeen): number {
  if (typeof viewer !== 'number') throw new Error(`a bot plays a seat, not ${viewer}`);
  return viewer;
}
