import { type Random, shuffled, unreachable } from '@kast/kernel';
import type { PailleMove, PailleState } from './state.ts';

export function chance(state: PailleState, random: Random): PailleMove {
  const due = chanceDue(state);
  switch (due) {
    case 'deck':
      return { kind: due, cards: shuffled(random, state.pile) };
    case 'shark':
      return { kind: due, seat: 1 + random.below(state.hands.length) };
    case 'reshuffle':
      return { kind: due, cards: shuffled(random, state.discard) };
    default:
      return unreachable(due);
  }
}

export type ChanceDue = 'deck' | 'shark' | 'reshuffle';

/** Asked only while chance is due. */
export function chanceDue({ stage }: PailleState): ChanceDue {
  if (stage === 'deal') return 'deck';
  return stage === 'shark' ? 'shark' : 'reshuffle';
}
