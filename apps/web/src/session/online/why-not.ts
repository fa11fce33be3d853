import type { AnyGame, Standing, TableRefusal, Viewer } from '@kast/kernel';

/**
 * T6, in the order and with the reasons of the kernel's `whyNoTakeBack`, as far as a standing tells them;
 * undefined where the viewer may take back. It cannot know whether a seat has used up its take-backs, nor
 * whether somebody else has moved since: both are said to leave nothing to take back, and only the server
 * can say `too-many-undos`.
 */
export function whyNoTakeBackIn(
  game: AnyGame,
  viewer: Viewer,
  { takeBack, toDecide, outcome, resigned }: Standing,
): TableRefusal | undefined {
  if (takeBack !== undefined) return undefined;
  const forbidden = game.info.noTakeBack;
  if (forbidden) return { rule: forbidden, reason: 'take-back-not-in-this-game', facts: {} };
  if (outcome) return { rule: 'T2', reason: 'match-over', facts: {} };
  if (typeof viewer === 'number' && resigned.includes(viewer)) {
    return { rule: 'T3', reason: 'seat-resigned', facts: { seat: viewer } };
  }
  // T7: chance is due.
  if (toDecide.length === 0) return { rule: 'T7', reason: 'not-your-turn', facts: { seats: [] } };
  return { rule: 'T6', reason: 'nothing-to-take-back', facts: {} };
}

/** T7: nothing is asked of the viewer now. */
export function whyNotAsked({ outcome, turnRule, toDecide }: Standing): TableRefusal {
  if (outcome) return { rule: 'T2', reason: 'match-over', facts: {} };
  return { rule: turnRule ?? 'T7', reason: 'not-your-turn', facts: { seats: toDecide } };
}
