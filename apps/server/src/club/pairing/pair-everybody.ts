import type { Entrant, Groups } from './round.ts';
import { pairByCost, REPEAT_COST } from './pair-swiss.ts';

/**
 * All against all. People who stay from the first round to the last meet each once, in as few rounds as can
 * be: that is what going round in a circle brings about. Where somebody came later or left, whichever round
 * has fewest who have met.
 */
export function pairEverybody(entrants: readonly Entrant[]): Groups {
  const inOrder = entrants.toSorted((one, other) => one.person - other.person);
  const rounds = [...circleRounds(inOrder), pairByCost(inOrder, REPEAT_COST)];
  return rounds.reduce((best, round) => (repeats(round) < repeats(best) ? round : best));
}

function repeats({ groups, byes }: Groups): number {
  const met = groups.reduce((sum, [one, other]) => sum + (one ? REPEAT_COST(one, other) : 0), 0);
  return met + byes.reduce((sum, one) => sum + REPEAT_COST(one, undefined), 0);
}

/** The first stays, the others move on by one place each round; who sits opposite plays. */
function circleRounds(entrants: readonly Entrant[]): readonly Groups[] {
  const places = [...entrants, ...(entrants.length % 2 === 0 ? [] : [undefined])];
  const [first, ...others] = places;
  return others.map((_, turn) => {
    const circle = [first, ...others.slice(turn), ...others.slice(0, turn)];
    const pairs = Array.from({ length: circle.length / 2 }, (_place, index) =>
      [circle[index], circle[circle.length - 1 - index]].filter((one) => one !== undefined),
    );
    return {
      groups: pairs.filter(({ length }) => length === 2),
      byes: pairs.filter(({ length }) => length === 1).flat(),
    };
  });
}
