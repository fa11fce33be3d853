import type { Seat } from '@kast/kernel';
import type { Reckoning } from '../rules/index.ts';
import type { PailleTexts } from '../texts/texts.ts';

/** How a week ended, sentence by sentence: who is eaten, what decided, who won. CP5 */
export function storyLines(
  { eaten, totals, settledBy, winners, shown }: Reckoning,
  texts: PailleTexts,
  seatNames: readonly string[],
): readonly string[] {
  const { story } = texts.table;
  const names = winners.map((seat) => seatNames[seat - 1] ?? '');
  const [first = ''] = names;
  return [
    eaten.length > 0 ? story.eaten(eaten, totals[0]?.total ?? 0) : story.nobodyEaten,
    ...(settledBy === 'shark' ? [story.settledByShark] : []),
    ...(Array.isArray(settledBy) ? [story.settledBy(settledBy)] : []),
    ...(names.length > 0 ? [story.won(names)] : []),
    ...(shown.length > 0 ? [story.shows(first, shown)] : []),
  ];
}

/** T3: who has resigned has not won, however the week went. */
export function withoutResigned(reckoning: Reckoning, resigned: readonly Seat[]): Reckoning {
  const winners = reckoning.winners.filter((seat) => !resigned.includes(seat));
  const isSame = winners.length === reckoning.winners.length;
  return isSame ? reckoning : { ...reckoning, winners, shown: [] };
}
