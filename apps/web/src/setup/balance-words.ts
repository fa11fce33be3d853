import { type Balance, type Figures, figuresFor, type GameTexts } from '@kast/games';
import type { OptionValue } from '@kast/kernel';
import type { Messages } from '../i18n/language.ts';

/** What one value of an option does to a match. Where seats have no names, who wins is nobody's side. */
export function figureWords(
  { setup: { balance: words } }: Messages,
  texts: SeatNames,
  balance: Balance,
  option: string,
  value: OptionValue,
): string {
  const figures = figuresFor(balance, option, value);
  const sides = sidesIn(texts, figures);
  return sides ? words.sides(sides) : words.length({ moves: figures.moves });
}

/** How a match goes with nothing changed. */
export function usualWords(
  { setup: { balance: words } }: Messages,
  texts: SeatNames,
  { usual }: Balance,
): string {
  const sides = sidesIn(texts, usual);
  return sides ? words.usualSides(sides) : words.usualLength({ moves: usual.moves });
}

type SeatNames = Pick<GameTexts, 'seatName'>;

function sidesIn({ seatName }: SeatNames, { moves, wins, draws }: Figures) {
  const [first, second] = [seatName(1), seatName(2)];
  const [one = 0, other = 0] = wins;
  if (wins.length !== 2 || first === undefined || second === undefined) return undefined;
  return {
    first,
    second,
    firstShare: percent(one),
    secondShare: percent(other),
    draws: percent(draws),
    moves,
  };
}

/** How the figures were made, and that they say only so much. */
export function sourceWords({ setup: { balance: words } }: Messages, balance: Balance): string {
  const { seats, level, usual } = balance;
  return words.source({ matches: usual.matches, seats, level });
}

function percent(share: number): number {
  return Math.round(share * 100);
}
