import type { Random, Seen } from '@kast/kernel';
import type { PailleEvent, PailleState, PailleView } from '../rules/index.ts';
import {
  type Draft,
  draftOf,
  imagineFrom,
  type Memory,
  memoryOfView,
  remember,
} from '../rules/play.ts';

/** A memory is a guess in part: after so many tables another one is made. */
const TABLES_PER_MEMORY = 40;

/**
 * Tables as they may be, each to be played on in place. Who remembers follows every card from the
 * first deal; who does not only looks at what lies there now.
 */
export function imaginedTables(
  seen: Seen<PailleView, PailleEvent>,
  remembers: boolean,
): (random: Random) => Draft {
  let memory: Memory | undefined;
  let imagined = 0;
  return (random) => {
    if (!memory || imagined % TABLES_PER_MEMORY === 0) {
      memory = remembers ? remember(seen, random) : memoryOfView(seen.view);
    }
    imagined++;
    return draftOf(choicesTakenBack(imagineFrom(seen.view, memory, random)));
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
