import { type Balance, figuresFor, type GameTexts } from '@kast/games';
import type { OptionValue } from '@kast/kernel';
import type { Messages } from '../i18n/language.ts';

/** What one value of an option does to a match, in words. Where seats have no names, who wins is nobody's side. */
export function figureWords(
  { balance: words }: Messages,
  texts: Pick<GameTexts, 'seatName'>,
  balance: Balance,
  option: string,
  value: OptionValue,
): string {
  const { moves, wins, draws } = figuresFor(balance, option, value);
  const [first, second] = [texts.seatName(1), texts.seatName(2)];
  const [one = 0, other = 0] = wins;
  if (wins.length !== 2 || first === undefined || second === undefined) {
    return words.length({ moves });
  }
  return words.sides({
    first,
    second,
    firstShare: percent(one),
    secondShare: percent(other),
    draws: percent(draws),
    moves,
  });
}

/** How the figures were made, and that they say only so much. */
export function sourceWords({ balance: words }: Messages, balance: Balance): string {
  const { seats, level, usual } = balance;
  return words.source({ matches: usual.matches, seats, level });
}

function percent(share: number): number {
  return Math.round(share * 100);
}
