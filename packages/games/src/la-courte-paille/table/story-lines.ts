import type { Seat } from '@kast/kernel';
import { type Player, playerAt } from '../../box/texts/part.ts';
import type { Reckoning } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';

/** How a week ended, sentence by sentence: who is eaten, what decided, who won. CP5 */
export function storyLines(
  { eaten, totals, settledBy, winners, shown }: Reckoning,
  texts: PailleTexts,
  players: readonly Player[],
): readonly string[] {
  const { story } = texts.table;
  const won = winners.map((seat) => playerAt(players, seat));
  const [first] = won;
  return [
    eaten.length > 0
      ? story.eaten({ figures: eaten, total: totals[0]?.total ?? 0 })
      : story.nobodyEaten,
    ...(settledBy === 'shark' ? [story.settledByShark] : []),
    ...(Array.isArray(settledBy) ? [story.settledBy({ figures: settledBy })] : []),
    ...(won.length > 0 ? [story.won({ winners: won })] : []),
    ...(first && shown.length > 0 ? [story.shows({ who: first, cards: shown })] : []),
  ];
}

/** T3: who has resigned has not won, however the week went. */
export function withoutResigned(reckoning: Reckoning, resigned: readonly Seat[]): Reckoning {
  const winners = reckoning.winners.filter((seat) => !resigned.includes(seat));
  const isSame = winners.length === reckoning.winners.length;
  return isSame ? reckoning : { ...reckoning, winners, shown: [] };
}
