import type { Outcome } from '@kast/kernel';
import { type Player, playerOrSeat } from './part.ts';
import { sayAt, type TextTree } from './say-at.ts';

/** How a match between two named sides ended: by the rule that ended it, with who won and who lost. */
export function endingForTwo(
  endings: TextTree<{ readonly winner: Player; readonly loser: Player }>,
  seatName: (seat: number) => string,
): (outcome: Outcome, players?: readonly Player[]) => string {
  return ({ rule, winners: [winner = 0] }, players = []) => {
    const who = playerOrSeat({ seatName }, players);
    return sayAt(endings, rule, { winner: who(winner), loser: who(3 - winner) });
  };
}
