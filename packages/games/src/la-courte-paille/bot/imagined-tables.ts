import type { Random, Seen } from '@kast/kernel';
import type { PailleMemory, PailleState, PailleView } from '../rules/index.ts';
import {
  type Draft,
  draftOf,
  imagineFrom,
  type Knowledge,
  knowledgeOfView,
  reconstruct,
} from '../rules/play.ts';

/** What is known is a guess in part: after so many tables another one is made. */
const TABLES_PER_GUESS = 40;

/**
 * Tables as they may be, each to be played on in place. Who remembers follows every card from the
 * first deal; who forgets only looks at what lies there now.
 */
export function imaginedTables(
  seen: Seen<PailleView, PailleMemory>,
  forgets: boolean,
): (random: Random) => Draft {
  let knowledge: Knowledge | undefined;
  let imagined = 0;
  return (random) => {
    if (!knowledge || imagined % TABLES_PER_GUESS === 0) {
      knowledge = forgets ? knowledgeOfView(seen.view) : reconstruct(seen, random);
    }
    imagined++;
    return draftOf(choicesTakenBack(imagineFrom(seen.view, knowledge, random)));
  };
}

/** Who has chosen already chooses again: nobody has seen it, and a guess by lot would be a poor one. */
function choicesTakenBack(state: PailleState): PailleState {
  if (state.stage !== 'choose') return state;
  const isFree = (index: number) => (state.hands[index]?.length ?? 0) > 0;
  return {
    ...state,
    hands: state.hands.map((hand, index) => {
      const card = state.chosen[index];
      return card && isFree(index) ? [...hand, card].toSorted() : hand;
    }),
    chosen: state.chosen.map((card, index) => (isFree(index) ? null : card)),
  };
}
