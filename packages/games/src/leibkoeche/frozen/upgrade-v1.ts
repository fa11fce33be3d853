import type { Game } from '@kast/kernel';
import type {
  LeibkoecheEvent,
  LeibkoecheGame,
  LeibkoecheMove,
  LeibkoecheState,
  LeibkoecheView,
} from '../rules/index.ts';
import { game as frozen } from './v1.js';

type ViewOfV1 = Omit<LeibkoecheView, 'mayDecline'>;

/** Its states, moves and events are all among those of today. */
const v1 = frozen as Game<LeibkoecheState, LeibkoecheMove, ViewOfV1, LeibkoecheEvent, never>;

/** Version 1, in today's shape: what lies on a pile is taken and looked at without a choice. LK6.1–LK6.3 */
export const game: LeibkoecheGame = {
  ...v1,
  check(state, by, move) {
    if (move.kind !== 'peek' || move.place !== null) return v1.check(state, by, move);
    return { rule: 'LK6.3', reason: 'not-now', facts: { due: 'peek' } };
  },
  view: (state, viewer) => ({ ...v1.view(state, viewer), mayDecline: false }),
  imagine(seen, random) {
    const { mayDecline: _, ...view } = seen.view;
    return v1.imagine({ ...seen, view }, random);
  },
};
